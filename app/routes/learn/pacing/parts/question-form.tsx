/** A question of a drill: a form whose every button keeps what is chosen, and says what comes to the screen. */
import { Choices } from '~/components/question/choices'
import { QuestionDots, type QuestionState } from '~/components/question/dots'
import { QuestionText, questionClass } from '~/components/question/text'
import { Button } from '~/components/ui/button'
import type { PrintedQuestion } from '~/exam/print/item.server'

interface QuestionFormProps {
  /** Of the page that shows it; its form leads back there. */
  address: string
  visit: number
  position: number
  question: PrintedQuestion
  choice: number | null
  struck: number[]
  states: QuestionState[]
  /** Whether the button that skips takes color when the question has had one and a half times its seconds. */
  urgesSkip: boolean
}

export function QuestionForm({ address, visit, position, question, choice, struck, states, urgesSkip }: QuestionFormProps) {
  return (
    <form method="post" action={address} className="stack" autoComplete="off" data-drill="">
      <PageFields address={address} visit={visit} position={position} />
      <section className={questionClass(question)}>
        <QuestionText question={question} linksLines={question.passage !== undefined} />
        <Choices choices={question.choices} choice={choice} struck={struck} />
      </section>
      <div className="cluster room-actions">
        {/* The first submit button is what Enter presses. */}
        <Button type="submit" name="intent" value="next">
          Save and next
        </Button>
        <Button type="submit" name="intent" value="skip" look="quiet" className={urgesSkip ? 'pace-skip' : undefined}>
          Skip for now
        </Button>
      </div>
      <QuestionDots states={states} here={position} />
      <p className="small">
        <button type="submit" name="intent" value="review" className="link">
          All questions, and the end
        </button>
      </p>
    </form>
  )
}

/** What names the page that is sent: which visit of the drill it was made for. */
export function PageFields({ address, visit, position }: Pick<QuestionFormProps, 'address' | 'visit' | 'position'>) {
  return (
    <>
      <input type="hidden" name="shows" value={address} />
      <input type="hidden" name="visit" value={visit} />
      <input type="hidden" name="position" value={position} />
    </>
  )
}
