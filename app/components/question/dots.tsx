/** All questions of the section as small squares: where you are, what is answered and what is flagged. */

export interface QuestionState {
  position: number
  isAnswered: boolean
  isFlagged: boolean
}

interface QuestionDotsProps {
  states: QuestionState[]
  here: number
}

/** On a question page each square is a submit button, so that going elsewhere saves what is chosen. */
export function QuestionDots({ states, here }: QuestionDotsProps) {
  return (
    <nav aria-label="Questions">
      <ul className="dots">
        {states.map((state) => (
          <li key={state.position}>
            <button
              type="submit"
              name="goto"
              value={state.position}
              className={dotClass(state)}
              aria-current={state.position === here ? 'step' : undefined}
              aria-label={dotLabel(state)}
            >
              {state.position}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function dotClass({ isAnswered, isFlagged }: QuestionState): string {
  return ['dot', isAnswered && 'done', isFlagged && 'flagged'].filter(Boolean).join(' ')
}

export function dotLabel({ position, isAnswered, isFlagged }: QuestionState): string {
  return `Question ${position}, ${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`
}
