/** How each number was worked out: the formula with this student's figures, how sure its constants are, and the way back to the number. */
import type { Total } from '~/exam/scoring/whole/total'
import type { Worked } from '~/exam/scoring/whole/working'
import type { ShownScore } from './shown-report.server'

const NAMES: Record<Worked, string> = {
  raw: 'Raw score',
  percent: 'Right',
  scaled: 'Scaled score',
  percentile: 'Percentile',
  stanine: 'Stanine',
}

export function Working({ scores, total }: { scores: ShownScore[]; total: Total | null }) {
  return (
    <section className="card stack worked-out" aria-labelledby="working">
      <h2 id="working">How each number was worked out</h2>
      <p className="small soft">
        Worked out when the test ended, and never changed afterward. Where a figure is our own guess, its line says so.
      </p>
      {scores.map(({ subject, name, working }) => (
        <details key={subject}>
          <summary>
            <h3 className="title-3">{name}</h3>
          </summary>
          <ul className="small">
            {working.map(({ of, text }) => (
              <li key={of} id={`${subject}-${of}`}>
                <strong>{NAMES[of]}.</strong> {text}{' '}
                <a className="on-screen" href={`#score-${subject}`} aria-label={`Back to the scores of ${name}`}>
                  Back to the score
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {total && (
        <p className="small" id="total">
          <strong>Total.</strong> {total.working}{' '}
          <a className="on-screen" href="#scores">
            Back to the scores
          </a>
        </p>
      )}
    </section>
  )
}
