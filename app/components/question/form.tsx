/** One question with its choices and the ways on: a form that keeps everything by itself, and with scripts goes on without a request. */
import { useActionData } from '@remix-run/react'
import { type FormEvent, type RefObject, useState } from 'react'
import { statusText } from '~/components/room/status'
import type { RoomView } from '~/components/room/use-room'
import { postTo } from '~/components/room/use-room-end'
import { Button } from '~/components/ui/button'
import type { PrintedQuestion } from '~/exam/print/item.server'
import { Problem } from '~/forms/problem'
import { paths } from '~/paths'
import { Choices } from './choices'
import { QuestionDots } from './dots'
import { AskForHint, HintList, type RoomHints } from './hints'
import type { Highlighter } from './passage/use-highlighter'
import { QuestionText, questionClass } from './text'
import { useQuestionKeys } from './use-keys'

export interface QuestionFormProps {
  id: string
  reference: RefObject<HTMLFormElement>
  sittingId: string
  position: number
  questionCount: number
  /** Since when its time counts, milliseconds since 1970. */
  countedFrom: number
  question: PrintedQuestion
  /** Null where the room gives none. */
  hints: RoomHints | null
  view: RoomView
  highlighter: Highlighter
}

export function QuestionForm(props: QuestionFormProps) {
  const { id, reference, sittingId, position, questionCount, countedFrom, question, hints, view, highlighter } = props
  const refusal = useActionData<{ problem?: { title: string; text: string } }>()
  const { onSubmit, blocked } = useSubmission(props)
  useQuestionKeys(reference)
  const { store, room } = view
  const mark = room.marks[position - 1]
  const isLast = position === questionCount
  const address = paths.learn.question(sittingId, position)
  const states = room.marks.map(({ choice, flagged }, index) => ({ position: index + 1, isAnswered: choice !== null, isFlagged: flagged }))

  return (
    <form id={id} method="post" action={address} ref={reference} onSubmit={onSubmit} className="stack loose" autoComplete="off">
      <Problem problem={refusal?.problem} />
      <input type="hidden" name="shows" value={address} />
      <input type="hidden" name="openedAt" value={countedFrom} />
      {question.passage && <input type="hidden" name="passage" value={question.passage.name} />}
      {highlighter.isOn && <input type="hidden" name="highlights" value="1" />}
      {hints && <HintList hints={hints.shown} />}
      <section className={questionClass(question)}>
        <QuestionText question={question} linksLines={question.passage !== undefined} />
        <Choices
          choices={question.choices}
          choice={mark?.choice ?? null}
          struck={mark?.struck ?? []}
          onChange={(change) => store.tell({ type: 'marked', position, change })}
        />
        <div className="cluster between question-foot">
          <p className="small soft" role="status">
            {blocked ?? statusText(room, position)}
          </p>
          {mark && mark.choice !== null && (
            <button type="submit" name="intent" value="clear" className="link small">
              Clear my answer
            </button>
          )}
        </div>
      </section>
      {hints && <AskForHint {...hints} />}
      <div className="cluster reverse room-actions">
        <Button type="submit" name="intent" value={isLast ? 'review' : 'next'}>
          {isLast ? 'Save and review' : 'Save and next'}
        </Button>
        {position > 1 && (
          <Button type="submit" name="intent" value="previous" look="quiet">
            Back
          </Button>
        )}
      </div>
      <QuestionDots states={states} here={position} />
      <p className="small">
        <button type="submit" name="intent" value="review" className="link">
          Review all questions
        </button>
      </p>
    </form>
  )
}

const FAR_AWAY = 'No connection. That question is not on this device yet. It will load when you are back online.'
const NOT_LEAVING = 'No connection. Your answers are kept on this device. Please press again when you are back online.'

/** What the form's buttons do with scripts. Without them each is a POST of the whole form. */
function useSubmission({ reference, sittingId, position, view, highlighter }: QuestionFormProps) {
  const { room, store, go, leave } = view
  const [block, setBlock] = useState<{ text: string; revision: number }>()
  const setBlocked = (text?: string) => setBlock(text === undefined ? undefined : { text, revision: store.get().revision })
  // A save that arrives shows that we are back online.
  const blocked = block?.revision === room.revision ? block.text : undefined
  const mark = (change: { choice?: null; flagged?: boolean }) => store.tell({ type: 'marked', position, change })
  const turnTo = async (target: number) => setBlocked((await go(target)) ? undefined : FAR_AWAY)
  const open = async (how: () => void) => setBlocked((await leave(how)) ? undefined : NOT_LEAVING)

  function perform(name: string, value: string): unknown {
    if (name === 'goto') return turnTo(Number(value))
    switch (value) {
      case 'next':
        return turnTo(position + 1)
      case 'previous':
        return turnTo(position - 1)
      case 'flag':
      case 'unflag':
        return mark({ flagged: value === 'flag' })
      case 'clear':
        return mark({ choice: null })
      case 'review':
        return open(() => location.assign(paths.learn.review(sittingId)))
      case 'pause':
        return open(() => postTo(paths.learn.pause(sittingId)))
      case 'hint':
        return open(() => reference.current && sendWhole(reference.current, value, store.get().offset))
      case 'highlight':
      case 'highlighted':
      case 'unhighlight':
        return highlighter.perform(value)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    setBlocked(undefined)
    void perform(submitter.name, submitter.value)
  }

  return { onSubmit, blocked }
}

/** Sends the form as browsers without scripts do. All of it is saved already, so no time on the question goes with it. */
function sendWhole(form: HTMLFormElement, intent: string, offset: number): void {
  const openedAt = form.elements.namedItem('openedAt')
  if (openedAt instanceof HTMLInputElement) openedAt.value = String(Math.round(performance.now() + offset))
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: intent }))
  form.submit()
}
