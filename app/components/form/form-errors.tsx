/** What is wrong with a form, above it: every message leads to its field. Focus goes here after a refused submission. */
import { useEffect, useRef } from 'react'

interface FormErrorsProps {
  /** A form of conform, or the same shape: messages by field name; those of the form itself under the empty name. */
  form: { id: string; allErrors: Record<string, string[] | null | undefined> }
  title?: string
}

export function FormErrors({ form, title = 'Please check these' }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const problems = Object.entries(form.allErrors).flatMap(([name, messages]) => (messages ?? []).map((message) => ({ name, message })))
  const hasProblems = problems.length > 0

  // Without hydration enhance.js does this; without scripts the page opens with the summary in view.
  useEffect(() => {
    if (hasProblems) box.current?.focus()
  }, [hasProblems])

  if (!hasProblems) return null
  return (
    <div className="form-errors stack tight" ref={box} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={`${name} ${message}`}>{name ? <a href={`#${form.id}-${name}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
