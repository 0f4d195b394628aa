/** A study plan as a calendar, for programs that know its secret address. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createEvents, type EventAttributes } from 'ics'
import { env } from '~/env.server'
import { addDays, type Day } from '~/exam/plan/days'
import type { PlannedDay } from '~/exam/plan/plan'
import { examLevel } from '~/models/bank/stored-level'
import { feedOwner } from '~/models/plan/feed.server'
import { wholePlan } from '~/models/plan/plan.server'
import { paths } from '~/paths'
import { stepWords } from '~/routes/learn/plan/parts/step-words.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'

export const action = getOnly

/** A whole day has no hour, so that no calendar moves it to another zone's. */
export async function loader({ request }: LoaderFunctionArgs) {
  const student = await feedOwner(new URL(request.url).searchParams.get('token') ?? '')
  if (!student) throw notFound()
  const plan = await wholePlan(student)
  const level = examLevel(student.profile.level)
  const days = plan?.days.filter(({ steps }) => steps.length > 0) ?? []
  const { error, value } = createEvents(
    days.map((day) => eventOf(day, student.id, (step) => stepWords(step, level))),
    { productId: 'stanine/plan', calName: 'Stanine study plan' },
  )
  if (error) throw error
  return new Response(value || EMPTY, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
}

/** The library writes nothing for no events, and calendars want a calendar. */
const EMPTY = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:stanine/plan\r\nEND:VCALENDAR\r\n'

type Words = (step: PlannedDay['steps'][number]) => ReturnType<typeof stepWords>

function eventOf({ day, kind, steps }: PlannedDay, userId: string, words: Words): EventAttributes {
  const lines = steps.map((step) => words(step)).map(({ title, time }) => (time ? `${title} (${time})` : title))
  return {
    uid: `${day}-${userId}@${new URL(env.APP_URL).host}`,
    start: dateArray(day),
    end: dateArray(addDays(day, 1)),
    title: kind === 'work' || kind === 'light' ? `Study: ${lines.length === 1 ? lines[0] : `${lines.length} steps`}` : (lines[0] ?? ''),
    description: lines.join('\n'),
    url: new URL(paths.learn.plan(), env.APP_URL).href,
    busyStatus: 'FREE',
  }
}

function dateArray(day: Day): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
