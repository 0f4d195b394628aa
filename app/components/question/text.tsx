/** The question as it is asked: direction, stem, figure, columns. */
import { FigureView } from '~/components/figures/figure'
import type { PrintedQuestion } from '~/exam/print/item.server'
import { MathText } from './math-text'

interface QuestionTextProps {
  question: Pick<PrintedQuestion, 'kind' | 'direction' | 'stem' | 'columns' | 'figure'>
  /** Whether the passage stands on the page, line by line: "line 14" then leads there. */
  linksLines?: boolean
}

/** The classes of the card that holds a question with its choices: what stands beside what depends on what there is. */
export function questionClass({ figure, columns }: Pick<PrintedQuestion, 'figure' | 'columns'>): string {
  return ['card question stack', figure && 'with-figure', columns && 'comparing'].filter(Boolean).join(' ')
}

export function QuestionText({ question, linksLines = false }: QuestionTextProps) {
  const { kind, direction, columns, figure } = question
  const stem = linksLines ? withLineLinks(question.stem) : question.stem
  return (
    <div className="stack">
      {direction && <p className="direction small soft">{direction}</p>}
      {stem && <MathText html={stem} as="p" className={kind === 'synonym' ? 'stem word' : 'stem'} />}
      {figure && <FigureView figure={figure} />}
      {columns && (
        <div className="columns">
          <Column name="Column A" html={columns.a} />
          <Column name="Column B" html={columns.b} />
        </div>
      )}
    </div>
  )
}

function Column({ name, html }: { name: string; html: string }) {
  return (
    <div className="column">
      <p className="eyebrow">{name}</p>
      <MathText html={html} as="p" className="stem" />
    </div>
  )
}

/** "lines 14 to 16" as a link to line 14. */
function withLineLinks(html: string): string {
  return html.replace(/\blines? (\d+)(?: (?:to|and|through) \d+|[–-]\d+)?/g, (words, line) => `<a href="#line-${line}">${words}</a>`)
}
