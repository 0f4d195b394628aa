/** Hints of a question, which are asked for one at a time. What was not asked for is not on the page. */
import { MathText } from './math-text'

/** The hints that are open, from renderMath(). */
export function HintList({ hints }: { hints: readonly string[] }) {
  if (hints.length === 0) return null
  return (
    <section className="tip stack tight" id="hints">
      <h2 className="title-3">{hints.length === 1 ? 'A hint' : `${hints.length} hints`}</h2>
      <ol className="steps">
        {hints.map((html) => (
          <li key={html}>
            <MathText html={html} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export interface RoomHints {
  shown: string[]
  hasMore: boolean
}

/** In practice mode of a whole test: the button that asks, and what a hint costs. It belongs to the question's form. */
export function AskForHint({ shown, hasMore }: RoomHints) {
  return (
    <p className="small soft">
      <input type="hidden" name="shown" value={shown.length} />
      {hasMore && (
        <button type="submit" name="intent" value="hint" className="link">
          {shown.length === 0 ? 'Show a hint' : 'Show another hint'}
        </button>
      )}{' '}
      {shown.length === 0
        ? 'A question with a hint is for learning: it stays out of your estimate.'
        : 'This question had a hint, so it is for learning and stays out of your estimate.'}
    </p>
  )
}
