/** The sheet of paper: a ruled field as high as the window, which grows with its text. */
import { useEffect, useRef } from 'react'

interface PaperProps {
  body: string
  longest: number
  /** Nothing that is written now is stored any more. */
  isClosed: boolean
  isSpellChecked: boolean
  onWrite: (body: string) => void
}

export function Paper({ body, longest, isClosed, isSpellChecked, onWrite }: PaperProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text may need more room
  useEffect(() => {
    if (field.current && !CSS.supports('field-sizing', 'content')) makeRoom(field.current)
  }, [body])
  return (
    <>
      <label htmlFor="body" className="hidden">
        Your text
      </label>
      <textarea
        ref={field}
        id="body"
        name="body"
        className="input sheet"
        value={body}
        onChange={(event) => onWrite(event.target.value)}
        readOnly={isClosed}
        maxLength={longest}
        spellCheck={isSpellChecked}
        autoCorrect="off"
        autoCapitalize="off"
      />
    </>
  )
}

/** For browsers that do not size a field by its text. It never shrinks: that would make the page jump. */
function makeRoom(field: HTMLTextAreaElement): void {
  const missing = field.scrollHeight - field.clientHeight
  if (missing <= 0) return
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
  field.rows = Math.ceil(
    (field.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight),
  )
}
