/** A whole test: leads to the exact place where it stands, and is itself the page of a break, of a section still to begin, and of the end. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { LEVEL_NAMES } from '~/exam/core/names'
import { parseFormData, readForm } from '~/forms/parse.server'
import { mayStoreText } from '~/models/families/consent.server'
import { nextLook } from '~/models/sittings/clock'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { currentTest, endStep, goOn, mayEndEarly, type TestNow } from '~/models/tests/advance.server'
import { positionOf } from '~/models/tests/test-row.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime, dayText, durationText } from '~/utils/time/time-text'
import { BreakPage, type BreakView, ClosedPage, WaitingPage } from './parts/between'
import { EndPage, type EndView } from './parts/end-page'
import { MODE_NAMES } from './parts/words'

export const handle: RouteHandle = { isRoom: (page) => (page as { is?: string }).is !== 'over' }

export const meta = pageMeta('Practice test')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const now = new Date()
  const at = await currentTest({ userId: student.id, sittingId }, now)
  if (!at) throw notFound()

  const { timeZone } = student.profile
  const { standing, test } = at
  const title = `${LEVEL_NAMES[test.level]}, practice test ${test.number}`
  const titles = { title, shortTitle: `Practice test ${test.number}` }
  if (standing.is === 'break') {
    const { endsAt, startedAt } = standing
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    const view = { ...breakView(at, sittingId), ...titles, secondsLeft: seconds, secondsAllowed: secondsBetween(startedAt, endsAt) }
    // Nothing can be chosen here that would be lost; the next step begins by itself.
    return data({ ...view, endsAt: `ends at ${clockTime(endsAt, timeZone)}` }, { headers: { Refresh: String(nextLook(seconds)) } })
  }
  if (standing.is === 'waiting') return data({ ...waitingView(at, sittingId), ...titles }, {})
  if (standing.is === 'working') {
    const place = await placeOf(at, student.id, now)
    if (place) throw redirect(place)
    return data(
      { is: 'closed' as const, sittingId, ...titles, stepId: standing.step.id, stepName: standing.step.name },
      { headers: { Refresh: '6' } },
    )
  }
  const { mode, place, endedAt } = test
  return data(
    {
      is: 'over' as const,
      sittingId,
      title,
      mode: MODE_NAMES[mode],
      mayTypeIn: place === 'paper' && !test.isWritten && (await mayStoreText(student.id)),
      on: dayText(endedAt ?? now, timeZone),
    } satisfies EndView,
    {},
  )
}

/** A page that leads on by itself says so to the browser. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const ActSchema = z.object({
  step: z.string().max(40).default(''),
  intent: z.enum(['end', 'go-on']).default('go-on'),
  /** The page's own clock came to its end. */
  because: z.enum(['time']).optional(),
})

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const { value: act, refusal } = parseFormData(await readForm(request), ActSchema)
  if (refusal) return refusal
  const at = { userId: student.id, sittingId, stepId: act.step }

  const after = act.intent === 'end' ? await endStep({ ...at, isTimeUp: act.because === 'time' }) : await goOn(at)
  if (!after) throw notFound()
  return redirect(paths.learn.test(sittingId), 303)
}

/** Where the section or writing is worked on; null when its time is over and the grace for a slow line is not. */
async function placeOf({ test, standing }: TestNow, userId: string, now: Date): Promise<string | null> {
  if (standing.is !== 'working') return null
  const { step } = standing
  const deadline = test.course.worked.get(step.id)?.deadline
  if (deadline && deadline <= now) return null
  if (step.kind === 'writing')
    return test.place === 'paper' || !test.essayId ? paths.learn.testWriting(test.id) : paths.learn.writing(test.essayId)
  const section = `${test.id}.${positionOf(test.conditions, step.id)}`
  const sitting = await sittingOverview({ userId, sittingId: section }, now)
  if (sitting?.clock.state === 'paused') return paths.learn.pause(section)
  const first = sitting?.states.find(({ isAnswered }) => !isAnswered)
  return first ? paths.learn.question(section, first.position) : paths.learn.review(section)
}

function breakView({ test, standing }: TestNow, sittingId: string) {
  const { step, next } = standing as Extract<TestNow['standing'], { is: 'break' }>
  return {
    is: 'break' as const,
    sittingId,
    stepId: step.id,
    next: nextText(test, next),
    canEndEarly: mayEndEarly(test, step),
  }
}

function waitingView({ test, standing }: TestNow, sittingId: string) {
  const { next } = standing as Extract<TestNow['standing'], { is: 'waiting' }>
  return { is: 'waiting' as const, sittingId, stepId: next.id, nextName: next.name, next: nextText(test, next) }
}

function nextText({ conditions }: TestNow['test'], { name, seconds }: { name: string; seconds: number }): string {
  return conditions.isUntimed ? `${name}, without a clock` : `${name}, ${durationText(seconds)}`
}

const secondsBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 1000)

export default function WholeTest() {
  const view = useLoaderData<typeof loader>()
  switch (view.is) {
    case 'break':
      return <BreakPage {...(view as BreakView)} />
    case 'waiting':
      return <WaitingPage {...view} />
    case 'closed':
      return <ClosedPage {...view} />
    case 'over':
      return <EndPage {...view} />
  }
}
