/** A poem in its lines, numbered by fives; of a prose poem the paragraphs are counted. Each line can be led to. */
import type { PrintedPoem } from '~/exam/poems/print.server'

interface PoemTextProps {
  poem: PrintedPoem
  /** The numbers of lines that are marked. */
  marked?: readonly number[]
  /** What a marked line is, for those who hear the page: "quoted". */
  markedAs?: string
  /** Where the title is not already the page's. */
  hasTitle?: boolean
}

/** Lines from which on paper wants smaller letters. */
const LONG = 30

export function PoemText({ poem: { title, shape, lines }, marked = [], markedAs = '', hasTitle = false }: PoemTextProps) {
  return (
    <article className={`card poem-text ${shape}${lines.length > LONG ? ' long' : ''}`} aria-label={title}>
      {hasTitle && <h2 className="title-3">{title}</h2>}
      <ol>
        {lines.map(({ text, opens }, index) => {
          const isMarked = marked.includes(index + 1)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              key={index}
              id={`line-${index + 1}`}
              className={[opens && 'opens', isMarked && 'marked'].filter(Boolean).join(' ') || undefined}
            >
              {isMarked && (
                <span className="hidden">
                  {shape === 'prose' ? 'Paragraph' : 'Line'} {index + 1}, {markedAs}:{' '}
                </span>
              )}
              <span data-line="">{text}</span>
            </li>
          )
        })}
      </ol>
    </article>
  )
}
