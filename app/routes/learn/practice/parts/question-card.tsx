/** A question of practice that waits for its answer: hints one at a time, then the check. */
import { Choices } from '~/components/question/choices'
import { HintList } from '~/components/question/hints'
import { QuestionText, questionClass } from '~/components/question/text'
import type { PrintedQuestion } from '~/exam/print/item.server'
import { SubmitButton } from '~/forms/submit-button'

interface QuestionCardProps {
  /** Of the page that shows it; its form leads back there. */
  address: string
  position: number
  /** When the server made the page, milliseconds since 1970. */
  openedAt: number
  question: PrintedQuestion
  choice: number | null
  struck: number[]
  /** The hints that are open, from renderMath(). */
  hints?: string[]
  hasMoreHints?: boolean
}

export function QuestionCard({ address, position, openedAt, question, choice, struck, hints = [], hasMoreHints }: QuestionCardProps) {
  return (
    <form method="post" action={address} className="stack">
      <input type="hidden" name="shows" value={address} />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="openedAt" value={openedAt} />
      <input type="hidden" name="shown" value={hints.length} />
      <section className={questionClass(question)}>
        <QuestionText question={question} linksLines={question.passage !== undefined} />
        <Choices choices={question.choices} choice={choice} struck={struck} />
      </section>
      <HintList hints={hints} />
      <div className="cluster room-actions">
        {/* The first submit button is what Enter presses. */}
        <SubmitButton name="intent" value="check" pending="Checking...">
          Check my answer
        </SubmitButton>
        {hasMoreHints && (
          <SubmitButton name="intent" value="hint" look="quiet" pending="Loading...">
            {hints.length === 0 ? 'Show a hint' : 'Show another hint'}
          </SubmitButton>
        )}
      </div>
      {hasMoreHints && <p className="small soft">With a hint, a right answer still counts for part of a point.</p>}
    </form>
  )
}
