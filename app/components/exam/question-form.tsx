/** One question with its choices and the ways on, as a form that keeps everything, with scripts or without. */
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { Button } from '~/components/ui/button'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { Choices } from './choices'
import type { PrintedQuestion } from './printed-item.server'
import { QuestionDots, type QuestionState } from './question-dots'
import { QuestionText } from './question-text'
import { OFFLINE_MESSAGE, useAnswerKeeper } from './use-answer-keeper'
import { useQuestionKeys } from './use-question-keys'

export interface QuestionFormProps {
  sittingId: string
  questionCount: number
  states: QuestionState[]
  answer: { position: number; choice: number | null; struck: number[]; flagged: boolean }
  /** When the server made the page, milliseconds since 1970. */
  openedAt: number
  question: PrintedQuestion
  canPause: boolean
}

export function QuestionForm({ sittingId, questionCount, states, answer, openedAt, question, canPause }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useActionData<{ state: string; problem?: { title: string; text: string } }>()
  const isUnsent = outcome?.state === 'offline'
  const isBusy = useNavigation().state !== 'idle'
  const keeper = useAnswerKeeper(form, { sittingId, position: answer.position, openedAt })
  useQuestionKeys(form)
  const { position } = answer
  const isLast = position === questionCount

  const address = paths.sittingQuestion(sittingId, position)

  return (
    <Form method="post" action={address} ref={form} onChange={keeper.save} className="stack loose">
      <Problem problem={outcome?.problem} />
      <input type="hidden" name="shows" value={address} />
      <input type="hidden" name="openedAt" value={keeper.openedAt} />
      <section className="card question stack" id="question">
        <QuestionText question={question} />
        <Choices choices={question.choices} choice={answer.choice} struck={answer.struck} />
        <p className="small soft" role="status">
          {isUnsent ? OFFLINE_MESSAGE : keeper.message}
        </p>
      </section>
      <div className="cluster between">
        {/* The first submit button is what Enter presses. */}
        <div className="cluster reverse">
          <Button type="submit" name="intent" value={isLast ? 'review' : 'next'} disabled={isBusy}>
            {isLast ? 'Save and review' : 'Save and next'}
          </Button>
          {position > 1 && (
            <Button type="submit" name="intent" value="previous" look="quiet" disabled={isBusy}>
              Back
            </Button>
          )}
        </div>
        <div className="cluster">
          <Button type="submit" name="intent" value={answer.flagged ? 'unflag' : 'flag'} look="quiet" size="slim">
            {answer.flagged ? 'Remove flag' : 'Flag'}
          </Button>
          {answer.choice !== null && (
            <Button type="submit" name="intent" value="clear" look="quiet" size="slim">
              Clear my answer
            </Button>
          )}
        </div>
      </div>
      <QuestionDots states={states} here={position} />
      <p className="cluster small">
        <button type="submit" name="intent" value="review" className="link">
          Review all questions
        </button>
        {canPause && (
          <button type="submit" name="intent" value="pause" className="link">
            Pause
          </button>
        )}
        <span className="soft with-scripts">Keys: A to E choose, arrows go on and back.</span>
      </p>
    </Form>
  )
}
