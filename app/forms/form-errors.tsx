/** What is wrong with a form, above its fields: the server's toast as HTML, and every message as a link to its field. */
import { useEffect, useRef } from 'react'
import type { FormAnswer } from './use-form'
import type { FormWords } from './words'

interface FormErrorsProps {
  form: { id: string; allErrors: Record<string, string[] | null | undefined> }
  problem: FormAnswer['problem']
  check: FormWords['check']
}

/** Always in the page, hidden while nothing is wrong: enhance.js fills the same box. Focus goes to it after a refused submission. */
export function FormErrors({ form, problem, check }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const faults = Object.entries(form.allErrors).flatMap(([name, messages]) => (messages ?? []).map((message) => ({ name, message })))
  const isShown = faults.length > 0 || problem !== undefined

  // Without hydration enhance.js does this; without scripts the page opens with the box in view.
  const said = problem ?? isShown
  useEffect(() => {
    if (said) box.current?.focus()
  }, [said])

  // A problem of the last answer is over when the browser has found something new.
  const isSaidBelow = faults.some(({ message }) => message === problem?.text)
  const { title, text } = problem && (isSaidBelow || faults.length === 0) ? problem : check
  return (
    <div className="form-errors stack tight" ref={box} tabIndex={-1} role="alert" hidden={!isShown}>
      <h2>{title}</h2>
      <p>{isSaidBelow ? '' : text}</p>
      <ul>
        {faults.map(({ name, message }) => (
          <li key={`${name} ${message}`}>{name ? <a href={`#${form.id}-${name}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
