/** Keys on the question page: A to E choose, right and left arrow go on and back. Nothing is taken from fields or from screen readers' keys. */
import { type RefObject, useEffect } from 'react'

export function useQuestionKeys(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || !form.current) return
      const isInGroup = event.target instanceof HTMLInputElement && event.target.type === 'radio'

      const letter = /^[a-eA-E]$/.test(event.key) ? event.key.toUpperCase() : 'none'
      const pick = form.current.querySelector<HTMLInputElement>(`#choice-${letter}`)
      pick?.click()

      const intent = { ArrowRight: 'next', ArrowLeft: 'previous' }[event.key]
      // Inside the group the arrows belong to the radio buttons.
      const button = intent && !isInGroup && form.current.querySelector<HTMLButtonElement>(`button[name="intent"][value="${intent}"]`)
      if (button) button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [form])
}
