/** A passage in its printed lines, numbered by fives. The lines that the question cites are marked, and said to screen readers. */
import { useId } from 'react'
import type { PrintedPassage } from '~/exam/print/item.server'

interface PassageTextProps {
  passage: PrintedPassage
  /** Each line can be led to; for the one passage of a page. */
  hasAnchors?: boolean
}

export function PassageText({ passage: { title, isPoem, lines, cited }, hasAnchors = false }: PassageTextProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and without a focus the keyboard could not scroll it
    <article className={isPoem ? 'card passage poem' : 'card passage'} aria-labelledby={titleId} tabIndex={0}>
      <h2 id={titleId} className="title-3">
        {title}
      </h2>
      <ol>
        {lines.map(({ text, isFirst, isLast }, index) => {
          const isCited = cited !== null && index + 1 >= cited.from && index + 1 <= cited.to
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              key={index}
              id={hasAnchors ? `line-${index + 1}` : undefined}
              className={[isFirst && 'opens', isLast && 'closes', isCited && 'cited'].filter(Boolean).join(' ') || undefined}
            >
              {isCited && <span className="hidden">Line {index + 1}, asked about: </span>}
              {text}
            </li>
          )
        })}
      </ol>
    </article>
  )
}
