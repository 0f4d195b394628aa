/** The sentences on one line of a passage: marked where they are highlighted, or boxes to tick while the student highlights. */
import { Fragment } from 'react'
import { useNonce } from '~/components/links/document'
import type { Piece } from '~/exam/print/sentences'

export interface Boxes {
  /** The form that sends what is ticked. */
  form: string
  /** Whether scripts have taken the page over. */
  isAwake: boolean
  onToggle: (sentence: number) => void
}

interface SentencesProps {
  /** Counted from 0. */
  line: number
  /** Of every line. */
  pieces: Piece[][]
  highlighted: readonly number[]
  boxes?: Boxes
}

export function Sentences({ line, pieces, highlighted, boxes }: SentencesProps) {
  const above = pieces[line - 1] ?? []
  const goesOn = above[above.length - 1]?.sentence
  return (pieces[line] ?? []).map(({ sentence, text }, index) => {
    const isHighlighted = highlighted.includes(sentence)
    return (
      <Fragment key={sentence}>
        {index > 0 && ' '}
        {boxes && sentence !== goesOn && <Box sentence={sentence} isTicked={isHighlighted} {...boxes} />}
        {boxes ? (
          <label
            htmlFor={nameOf(sentence)}
            className={`${nameOf(sentence)} sentence${boxes.isAwake && isHighlighted ? ' highlighted' : ''}`}
          >
            {text}
          </label>
        ) : isHighlighted ? (
          <mark>{text}</mark>
        ) : (
          text
        )}
      </Fragment>
    )
  })
}

/** It stands before its sentence, out of sight; the sentence is its name, and what is pressed. */
function Box({ sentence, isTicked, form, onToggle }: Boxes & { sentence: number; isTicked: boolean }) {
  return (
    <input
      type="checkbox"
      form={form}
      name="sentence"
      value={sentence}
      id={nameOf(sentence)}
      className="sentence-box"
      checked={isTicked}
      onChange={() => onToggle(sentence)}
    />
  )
}

/** Without scripts: a sentence has several pieces, and all of them show at once that its box is ticked. */
export function TickedStyle({ count }: { count: number }) {
  const nonce = useNonce()
  const names = Array.from({ length: count }, (_, sentence) => nameOf(sentence))
  const ticked = names.map((name) => `.passage:has(#${name}:checked) .${name}`).join()
  return (
    <style nonce={nonce} suppressHydrationWarning>{`${ticked}{--ticked:var(--highlight);--ticked-line:solid var(--highlight-line)}`}</style>
  )
}

function nameOf(sentence: number): string {
  return `sentence-${sentence}`
}
