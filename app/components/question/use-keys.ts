/**
 * Keys on the question page: A to E choose, S and then a letter strikes that choice out, F flags, the arrows go on and back. Nothing is
 * taken from fields or from screen readers' keys.
 */
import { type RefObject, useEffect } from 'react'

/** How long S waits for its letter. */
const LETTER_MS = 2_000

export function useQuestionKeys(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    let strikesUntil = 0
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || !form.current) return
      const isInGroup = event.target instanceof HTMLInputElement && event.target.type === 'radio'
      const { key } = event
      const small = key.toLowerCase()
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)

      if (/^[a-e]$/.test(small)) {
        find(`#${Date.now() < strikesUntil ? 'strike' : 'choice'}-${small.toUpperCase()}`)?.click()
        strikesUntil = 0
      } else if (small === 's') strikesUntil = Date.now() + LETTER_MS
      else if (small === 'f') find('button[value="flag"], button[value="unflag"]')?.click()
      // Inside the group the arrows belong to the radio buttons.
      else if (key === 'ArrowRight' && !isInGroup) find('button[name="intent"][value="next"].button')?.click()
      else if (key === 'ArrowLeft' && !isInGroup) find('button[name="intent"][value="previous"]')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [form])
}
