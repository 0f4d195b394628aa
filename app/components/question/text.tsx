/** The question as it is asked: direction, stem, figure, columns. */
import { FigureView } from '~/components/figures/figure'
import type { PrintedQuestion } from '~/exam/print/item.server'
import { MathText } from './math-text'

interface QuestionTextProps {
  question: Pick<PrintedQuestion, 'kind' | 'direction' | 'stem' | 'columns' | 'figure'>
}

export function QuestionText({ question: { kind, direction, stem, columns, figure } }: QuestionTextProps) {
  return (
    <div className="stack">
      {direction && <p className="small soft">{direction}</p>}
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
