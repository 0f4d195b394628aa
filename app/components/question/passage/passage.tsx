/**
 * A passage in its printed lines, numbered by fives. The lines that the question cites, or that prove its answer, are marked, and said to
 * screen readers.
 */
import { useId } from 'react'
import type { PrintedPassage } from '~/exam/print/item.server'
import { piecesOf } from '~/exam/print/sentences'
import { type Boxes, Sentences } from './sentences'

interface PassageTextProps {
  passage: PrintedPassage
  /** Each line can be led to; for the one passage of a page. */
  hasAnchors?: boolean
  /** The sentences that the student highlighted. */
  highlighted?: readonly number[]
  /** The numbers of the lines that prove the answer, once it is given. */
  proof?: readonly number[]
  /** While the student highlights: each sentence is a box to tick. */
  boxes?: Boxes
  /** The page shows the title above it. */
  isTitled?: boolean
}

export function PassageText({ passage, hasAnchors = false, highlighted = [], proof = [], boxes, isTitled = false }: PassageTextProps) {
  const { title, isPoem, lines, cited } = passage
  const titleId = useId()
  const pieces = boxes || highlighted.length > 0 ? piecesOf(passage) : null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and without a focus the keyboard could not scroll it
    <article className={isPoem ? 'card passage poem' : 'card passage'} aria-labelledby={titleId} tabIndex={0}>
      <h2 id={titleId} className={isTitled ? 'hidden' : 'title-3'}>
        {title}
      </h2>
      <ol>
        {lines.map(({ text, isFirst, isLast }, index) => {
          const isCited = cited !== null && index + 1 >= cited.from && index + 1 <= cited.to
          const isProof = proof.includes(index + 1)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              key={index}
              id={hasAnchors ? `line-${index + 1}` : undefined}
              className={
                [isFirst && 'opens', isLast && 'closes', isCited && 'cited', isProof && 'proof'].filter(Boolean).join(' ') || undefined
              }
            >
              {isCited && <span className="hidden">Line {index + 1}, asked about: </span>}
              {isProof && <span className="hidden">Line {index + 1}, proves the answer: </span>}
              {pieces ? <Sentences line={index} pieces={pieces} highlighted={highlighted} boxes={boxes} /> : text}
            </li>
          )
        })}
      </ol>
    </article>
  )
}
