/** The questions that are worth another look, each explained; a filter whose choices are addresses; and the rest, folded. */
import { Tabs } from '~/components/ui/tabs'
import { isShown, SHOWN, type Shown } from '~/exam/scoring/look'
import { ExplainedQuestion, type ExplainedQuestionData } from './explained-question'

interface ToLookAtProps {
  shown: Shown
  questions: ExplainedQuestionData[]
  pace: number | null
  /** Where the same list stands with another filter. */
  addressOf: (shown: Shown) => string
}

const NAMES: Record<Shown, string> = {
  look: 'To look at',
  all: 'All',
  wrong: 'Wrong',
  skipped: 'Skipped',
  slow: 'Slow',
  flagged: 'Flagged',
}

export function ToLookAt({ shown, questions, pace, addressOf }: ToLookAtProps) {
  const listed = (filter: Shown) => questions.filter((question) => isShown(filter, question, pace))
  const filters = SHOWN.map((name) => ({ name, count: listed(name).length }))
  const inList = listed(shown)
  const others = questions.filter((question) => !inList.includes(question))
  // Paper holds all that were missed, in their order, whatever the list shows.
  const isOnPage = (question: ExplainedQuestionData) => inList.includes(question) || question.outcome !== 'right'
  return (
    <section className="stack" aria-labelledby="look">
      <h2 id="look">
        <span className="on-screen">{titleOf(shown, inList.length)}</span>
        <span className="on-paper">{questions.some(({ outcome }) => outcome !== 'right') ? 'Missed' : 'Nothing missed'}</span>
      </h2>
      <Tabs
        label="Which questions"
        tabs={filters
          .filter(({ name, count }) => count > 0 || name === 'look' || name === shown)
          .map(({ name, count }) => ({ to: `${addressOf(name)}#look`, label: `${NAMES[name]} (${count})`, isHere: name === shown }))}
      />
      {inList.length === 0 && (
        <p className="on-screen">{shown === 'look' ? 'Every answer is right, and none took long.' : 'No question is in this list.'}</p>
      )}
      <p className="on-paper">{rightLine(questions)}</p>
      <div className="stack paper-columns">
        {questions.filter(isOnPage).map((question) => (
          <ExplainedQuestion
            key={question.position}
            question={question}
            isFilteredOut={!inList.includes(question)}
            isOpen={question === inList[0]}
          />
        ))}
      </div>
      {shown === 'look' && others.length > 0 && (
        <details className="on-screen rest">
          <summary>{restTitle(others.length, questions.length)}</summary>
          <div className="stack">
            {others.map((question) => (
              <ExplainedQuestion key={question.position} question={question} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

function titleOf(shown: Shown, count: number): string {
  if (shown === 'look') return count === 0 ? 'Nothing to look at' : `${count} to look at`
  return `${NAMES[shown]}: ${count} ${count === 1 ? 'question' : 'questions'}`
}

function restTitle(others: number, all: number): string {
  if (others === all) return `All ${all}, explained`
  return others === 1 ? 'The other one, which you got right' : `The other ${others}, which you got right`
}

function rightLine(questions: ExplainedQuestionData[]): string {
  const right = questions.filter(({ outcome }) => outcome === 'right').map(({ position }) => position)
  return right.length === 0 ? '' : `Right: ${right.join(', ')}.`
}
