/** What a reader says of an essay: four lines, each with a sentence of the text, two strengths, one step, one sentence rewritten. */
import { MARKS } from '~/exam/essays/rubric'
import type { PrintedReading } from './reading-view.server'

export function ReadingView({ reading: { lines, left, strengths, next, rewrite } }: { reading: PrintedReading }) {
  return (
    <div className="stack essay-reading">
      {lines.map(({ id, name, asks, mark, means, quote, comment }) => (
        <div key={id} className="stack tight">
          <h3 className="title-3">{name}</h3>
          <p className="small soft">{asks}</p>
          <ol className="marks" aria-label={`${name}: ${mark}, step ${MARKS.indexOf(mark) + 1} of ${MARKS.length}`}>
            {MARKS.map((step) => (
              <li key={step} className={step === mark ? 'here' : undefined} aria-current={step === mark ? 'step' : undefined}>
                {step}
              </li>
            ))}
          </ol>
          <p className="small">{means}</p>
          <blockquote>{quote}</blockquote>
          <p>{comment}</p>
        </div>
      ))}
      {left.length > 0 && <p className="small soft">Left out, because no sentence of the text could be shown for it: {left.join(', ')}.</p>}
      <div className="stack tight">
        <h3 className="title-3">What works</h3>
        <ul>
          {strengths.map((strength) => (
            <li key={strength}>{strength}</li>
          ))}
        </ul>
      </div>
      <div className="stack tight">
        <h3 className="title-3">One next step</h3>
        <p>{next}</p>
      </div>
      {rewrite && (
        <div className="stack tight">
          <h3 className="title-3">One sentence, rewritten</h3>
          <p>
            <span className="soft">Yours:</span> {rewrite.from}
          </p>
          <p>
            <span className="soft">It could be:</span> {rewrite.to}
          </p>
        </div>
      )}
    </div>
  )
}
