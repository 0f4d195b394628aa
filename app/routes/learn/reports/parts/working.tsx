/** How each number was worked out: the formula with this student's figures, and how sure its constants are. */
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
        Marks of constants: O from the test maker, T from a third party, D derived from those, G general knowledge that still has to be
        checked; numbers after them name the source in our list of facts. Model {scores[0]?.model ?? 'none'}, worked out when the test
        ended.
      </p>
      {scores.map(({ subject, name, working }) => (
        <details key={subject}>
          <summary>
            <h3 className="title-3">{name}</h3>
          </summary>
          <ul className="small">
            {working.map(({ of, text, marks }) => (
              <li key={of} id={`${subject}-${of}`}>
                <strong>{NAMES[of]}.</strong> {text} <span className="soft">[{marks}]</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {total && (
        <p className="small" id="total">
          <strong>Total.</strong> {total.working} <span className="soft">[D]</span>
        </p>
      )}
    </section>
  )
}
