/** One question of a running section: a form that keeps everything, with scripts or without. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { requireOwner, requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { QuestionScreen } from '~/components/question/screen'
import { rememberedPage } from '~/components/room/keeping/memory'
import { printQuestion } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { MOST_PAUSES } from '~/models/sittings/clock'
import { saveHighlights } from '~/models/sittings/highlights.server'
import { pauseSitting } from '~/models/sittings/pause.server'
import { mayBeLeft } from '~/models/sittings/running/abandon.server'
import { hasStrangeChoice } from '~/models/sittings/save.server'
import { sectionIdOf, sittingQuestion } from '~/models/sittings/sitting.server'
import { openHint } from '~/models/sittings/whole/hints.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime } from '~/utils/time/time-text'
import { endIfOver } from './parts/end.server'
import { shownHints } from './parts/hints.server'
import { noMorePauses } from './parts/no-more-pauses.server'
import { testFrame, titlesOf } from './parts/of-test.server'
import { refusedOnPaper } from './parts/on-paper.server'
import { readPosition } from './parts/position.server'
import { AnswerSchema, nextAddress } from './parts/question-answer.server'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Question')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const position = readPosition(params.position)
  const now = new Date()
  const question = await sittingQuestion({ userId: student.id, sittingId, position }, now)
  if (!question) throw notFound()

  if (question.isEnded) throw redirect(paths.learn.result(sittingId))
  if (question.clock.state === 'over') throw redirect(paths.learn.submission(sittingId))
  if (question.clock.state === 'paused') throw redirect(paths.learn.pause(sittingId))

  const test = testFrame(question)
  const { clock, pauses, uncounted, marks, highlights, revision, item, questionCount } = question
  const { secondsAllowed, secondsLeft, deadline } = clock
  const isTimed = secondsAllowed !== null && secondsLeft !== null && deadline !== null
  const endsAt = deadline ? `ends at ${clockTime(deadline, student.profile.timeZone)}` : ''
  return {
    sittingId,
    account: student.id,
    position,
    ...titlesOf(question),
    test,
    leaveTo: test ? test.leaveTo : isTimed && mayBeLeft(question, now) ? paths.learn.abandonment(sittingId) : null,
    questionCount,
    marks,
    highlights,
    isHighlighting: new URL(request.url).searchParams.has('highlight'),
    revision,
    openedAt: now.getTime(),
    countedFrom: now.getTime() - uncounted,
    question: printQuestion(item),
    openHints: await shownHints({ userId: student.id, ...question }),
    clock: isTimed
      ? {
          secondsAllowed,
          secondsLeft,
          endsAt,
          pauses: test?.canPause === false ? null : { left: MOST_PAUSES - pauses, inAll: MOST_PAUSES },
        }
      : null,
  }
}

type PageData = Awaited<ReturnType<typeof loader>>

/** With scripts the section is here after the first page: each address takes its question from it, and nothing is fetched. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return (await rememberedPage<PageData>(params.sittingId ?? '', Number(params.position))) ?? serverLoader<typeof loader>()
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { sittingId = '' } = params
  const position = readPosition(params.position)
  const { value: answer, refusal } = parseFormData(await readForm(request), AnswerSchema)
  if (refusal) return data({ state: 'refused' as const, problem: NOT_WHOLE }, 400)
  if (!isShownThere(answer.shows, paths.learn.question(sittingId, position))) {
    return data({ state: 'refused' as const, problem: SHOWN_ELSEWHERE }, 409)
  }

  const now = new Date()
  const seconds = Math.max(0, (now.getTime() - answer.openedAt) / 1000)
  const state = await saveAnswer({ userId: owner, sittingId, position, ...answer.marks, seconds }, now)

  if (state === 'saved' && answer.highlights) {
    const highlights = [{ ...answer.highlights, changedAt: now }]
    await saveHighlights({ userId: owner, sittingId, highlights }, now)
  }
  if (state === 'saved' && answer.intent === 'save') return { state }
  if (state === 'saved' && !OWNERS.includes(answer.intent)) return redirect(nextAddress(sittingId, position, answer), 303)
  const at = { userId: (await requireStudent(request)).id, sittingId }
  if (state === 'refused' && (await hasStrangeChoice(at, [answer.marks]))) {
    return data({ state: 'refused' as const, problem: NO_SUCH_CHOICE }, 400)
  }
  const refused = state === 'refused' ? await refusedOnPaper(at, answer.marks.choice === null ? 0 : 1) : null
  if (refused) throw redirect(paths.learn.onPaper(sittingId), { status: 303, headers: refused })
  if (state === 'refused') throw redirect((await endIfOver(at, now)) ? paths.learn.result(sittingId) : paths.learn.pause(sittingId), 303)
  if (answer.intent === 'hint') {
    await openHint({ userId: at.userId, sectionId: sectionIdOf(sittingId), position, shown: answer.shown }, now)
    return redirect(nextAddress(sittingId, position, answer), 303)
  }
  if (await pauseSitting(at, now)) return redirect(paths.learn.pause(sittingId), 303)
  return redirect(paths.learn.question(sittingId, position), { status: 303, headers: await noMorePauses(at) })
}

/** What does more than save, and needs to know whose the section is. */
const OWNERS: readonly string[] = ['pause', 'hint']

const NOT_WHOLE = { title: 'We did not receive all of that', text: 'Nothing was saved. Please choose and press the button again.' }

const NO_SUCH_CHOICE = { title: 'This question has no such choice', text: 'Nothing was saved. Please choose again.' }

export default function Question() {
  const page = useLoaderData<typeof loader>()
  return <QuestionScreen key={page.sittingId} {...page} />
}
