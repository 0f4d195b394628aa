/** One question of a running section: a form that keeps everything, with scripts or without. */
import { type ActionFunctionArgs, data, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react'
import { requireOwner, requireProfile, requireStudent } from '~/auth/guards.server'
import { printQuestion } from '~/components/exam/printed-item.server'
import { QuestionScreen } from '~/components/exam/question-screen'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { sittingQuestion } from '~/models/sitting.server'
import { saveAnswer } from '~/models/sitting-answer.server'
import { endIfOver } from '~/models/sitting-end.server'
import { pauseSitting } from '~/models/sitting-pause.server'
import { paths } from '~/paths'
import figureStyles from '~/styles/figure.css?url'
import studentStyles from '~/styles/student.css?url'
import { parseFormData, readForm } from '~/utils/forms.server'
import { pageMeta } from '~/utils/page-meta'
import { notFound } from '~/utils/responses.server'
import { isShownThere, SHOWN_ELSEWHERE } from '~/utils/shown-address.server'
import { clockTime } from '~/utils/time-text'
import { noMorePauses } from './no-more-pauses.server'
import { readPosition } from './position.server'
import { AnswerSchema, nextAddress } from './question-answer.server'

export const meta = pageMeta('Question')

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: studentStyles },
  { rel: 'stylesheet', href: figureStyles },
]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const now = new Date()
  const question = await sittingQuestion({ userId: student.id, sittingId, position: readPosition(params.position) }, now)
  if (!question) throw notFound()

  if (question.isEnded) throw redirect(paths.sittingResult(sittingId))
  if (question.clock.state === 'over') throw redirect(paths.sittingSubmission(sittingId))
  if (question.clock.state === 'paused') throw redirect(paths.sittingPause(sittingId))

  const { clock, states, answer, item, subject, questionCount } = question
  const { secondsAllowed, secondsLeft, deadline } = clock
  const isTimed = secondsAllowed !== null && secondsLeft !== null && deadline !== null
  return {
    sittingId,
    title: question.kind === 'twins' ? 'Practice with new numbers' : SUBJECT_NAMES[subject],
    questionCount,
    states,
    answer,
    openedAt: now.getTime(),
    question: printQuestion(item),
    clock: isTimed ? { secondsAllowed, secondsLeft, endsAt: `ends at ${clockTime(deadline, student.profile.timeZone)}` } : null,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { sittingId = '' } = params
  const position = readPosition(params.position)
  const { value: answer, refusal } = parseFormData(await readForm(request), AnswerSchema)
  if (refusal) return data({ state: 'refused' as const, problem: NOT_WHOLE }, 400)
  if (!isShownThere(answer.shows, paths.sittingQuestion(sittingId, position))) {
    return data({ state: 'refused' as const, problem: SHOWN_ELSEWHERE }, 409)
  }

  const now = new Date()
  const seconds = Math.max(0, (now.getTime() - answer.openedAt) / 1000)
  const state = await saveAnswer({ userId: owner, sittingId, position, ...answer.marks, seconds }, now)

  if (state === 'saved' && answer.intent === 'save') return { state, openedAt: now.getTime() }
  if (state === 'saved' && answer.intent !== 'pause') return redirect(nextAddress(sittingId, position, answer), 303)
  const at = { userId: (await requireStudent(request)).id, sittingId }
  if (state === 'refused') throw redirect((await endIfOver(at, now)) ? paths.sittingResult(sittingId) : paths.sittingPause(sittingId), 303)
  if (await pauseSitting(at, now)) return redirect(paths.sittingPause(sittingId), 303)
  return redirect(paths.sittingQuestion(sittingId, position), { status: 303, headers: await noMorePauses(at) })
}

const NOT_WHOLE = { title: 'That did not arrive whole', text: 'Nothing was saved. Please choose and press the button once more.' }

/** A lost connection must not take the page away: the answer is kept on the device and sent again (see useAnswerKeeper). */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof TypeError) return { state: 'offline' as const }
    throw error
  }
}

export { revalidateUnlessKept as shouldRevalidate } from '~/utils/revalidate'

export default function Question() {
  const question = useLoaderData<typeof loader>()
  return <QuestionScreen {...question} />
}
