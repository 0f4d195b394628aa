/** A boot camp as a calendar, for programs that know its secret address. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createEvents, type EventAttributes } from 'ics'
import { env } from '~/env.server'
import { addDays, type Day } from '~/exam/plan/days'
import type { Camp } from '~/models/bootcamp/camp.server'
import { campOfFeed } from '~/models/bootcamp/feed.server'
import { currentCamp } from '~/models/bootcamp/settle.server'
import { paths } from '~/paths'
import { reviewMinutes, shownSessions } from '~/routes/learn/bootcamp/parts/page-camp.server'
import { SESSION_NAMES } from '~/routes/learn/bootcamp/parts/words'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'

export const action = getOnly

/** A whole day has no hour, so that no calendar moves it to another zone's. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await campOfFeed(new URL(request.url).searchParams.get('token') ?? '')
  const camp = found && (await currentCamp(found.student, new Date(), found.campId))
  if (!camp) throw notFound()
  const { timePercent } = found.student.profile
  const { error, value } = createEvents(
    camp.schedule.days.map((day) => eventOf(camp, day, timePercent)),
    { productId: 'stanine/bootcamp', calName: 'Stanine boot camp' },
  )
  if (error) throw error
  return new Response(value || EMPTY, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
}

/** The library writes nothing for no events, and calendars want a calendar. */
const EMPTY = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:stanine/bootcamp\r\nEND:VCALENDAR\r\n'

function eventOf({ id, level }: Camp, { number, on, isDone }: Camp['schedule']['days'][number], timePercent: number): EventAttributes {
  const sessions = shownSessions(level, number, timePercent)
  return {
    uid: `${number}-${id}@${new URL(env.APP_URL).host}`,
    start: dateArray(on),
    end: dateArray(addDays(on, 1)),
    title: `Boot camp, day ${number}${isDone ? ' (done)' : ''}`,
    description: [
      ...sessions.map(({ session, title, minutes }) => `${SESSION_NAMES[session]}: ${title} (${minutes} minutes)`),
      `${SESSION_NAMES.review} (${reviewMinutes(timePercent)} minutes)`,
    ].join('\n'),
    url: new URL(paths.learn.campDay(number), env.APP_URL).href,
    busyStatus: 'FREE',
  }
}

function dateArray(day: Day): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
