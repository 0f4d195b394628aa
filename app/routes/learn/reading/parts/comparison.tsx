/** A student's main idea beside a model sentence and two that miss it. It says which ideas are there, and gives no mark. */

export interface Compared {
  sentence: string
  /** Ideas of the model that the sentence speaks of, and those that it does not seem to. */
  there: string[]
  missing: string[]
  model: string
  misses: { sentence: string; why: string }[]
}

export function Comparison({ sentence, there, missing, model, misses }: Compared) {
  return (
    <section className="card stack" id="compared" aria-labelledby="compared-title">
      <h2 id="compared-title">Side by side</h2>
      <dl className="compared">
        <div>
          <dt>Your sentence</dt>
          <dd className="written">{sentence}</dd>
        </div>
        <div>
          <dt>Ours</dt>
          <dd>{model}</dd>
        </div>
      </dl>
      <p>
        {there.length > 0 && `Your sentence speaks of: ${there.join(', ')}. `}
        {missing.length > 0 && `We did not find in it: ${missing.join(', ')}. `}
        Only words are compared, so you are the judge: does yours say the same with other words?
      </p>
      <h3>Two that miss it</h3>
      <dl className="compared">
        {misses.map(({ sentence: miss, why }) => (
          <div key={miss}>
            <dt className="written">{miss}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
