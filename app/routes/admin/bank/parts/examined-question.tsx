/** A question with all that is known about it: key, steps, hints, why each wrong choice tempts, and the checks. */
import { MathText } from '~/components/question/math-text'
import { Solution } from '~/components/question/solution'
import type { ExaminedItem } from './examined-item.server'

export function ExaminedQuestion({ question }: { question: ExaminedItem }) {
  const { solution, hints, misconceptions } = question
  return (
    <div className="stack">
      <Solution solution={solution} />
      {misconceptions.length > 0 && (
        <div className="stack tight">
          <p>
            <strong>Why the others are tempting</strong>
          </p>
          <ul className="stack tight">
            {misconceptions.map(({ letter, type, says }) => (
              <li key={letter}>
                <strong>{letter}</strong> <MathText html={says} /> <span className="soft small">({type.replaceAll('_', ' ')})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hints.length > 0 && (
        <details>
          <summary>Hints</summary>
          <ol className="steps">
            {hints.map((html) => (
              <li key={html}>
                <MathText html={html} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <Checks verdicts={question.verdicts} />
    </div>
  )
}

function Checks({ verdicts }: Pick<ExaminedItem, 'verdicts'>) {
  const broken = verdicts.filter(({ problem }) => problem !== null)
  const kept = verdicts.filter(({ problem }) => problem === null)
  return (
    <details open={broken.length > 0}>
      <summary>{broken.length === 0 ? `All ${kept.length} checks passed` : `${broken.length} of ${verdicts.length} checks failed`}</summary>
      <div className="stack tight">
        {broken.map(({ promise, problem }) => (
          <p className="error" key={promise}>
            {promise} This one {problem}.
          </p>
        ))}
        <ul className="ticks small">
          {kept.map(({ promise }) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
