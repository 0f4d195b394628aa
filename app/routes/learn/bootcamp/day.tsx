/** A day of the boot camp: its five sessions with what is done of each. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Progress } from '~/components/ui/progress'
import { LEVEL_NAMES } from '~/exam/core/names'
import { findDay } from '~/models/bootcamp/day.server'
import { mayWork } from '~/models/bootcamp/start.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { longDay, weekdayName } from './parts/month.server'
import { requireCampDay, reviewMinutes, shownSessions } from './parts/page-camp.server'
import { SESSION_NAMES } from './parts/words'

export const meta = pageMeta('A day of the boot camp')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, camp, earlier, day } = await requireCampDay(request, params)
  const state = await findDay({ userId: student.id, camp, day })
  if (!state) throw notFound()
  const placed = camp.schedule.days.find(({ number }) => number === day)
  return {
    levelName: LEVEL_NAMES[camp.level],
    day,
    earlier,
    on: placed ? `${weekdayName(placed.on)}, ${longDay(placed.on)}` : 'Left out of this boot camp',
    isFinished: state.completedAt !== null,
    isOpen: mayWork(student, camp, day),
    done: state.done.length,
    sessions: shownSessions(camp.level, day, student.profile.timePercent).map(({ session, ...rest }) => {
      const { opening, drill, check } = state.sessions[session]
      const parts = [opening.isDone, drill.isDone, check.isDone].filter(Boolean).length
      return {
        ...rest,
        name: SESSION_NAMES[session],
        to: paths.learn.campSession(day, session, earlier),
        isDone: state.done.includes(session),
        parts,
      }
    }),
    review: { isDone: state.done.includes('review'), minutes: reviewMinutes(student.profile.timePercent) },
  }
}

export default function CampDay() {
  const { levelName, day, earlier, on, isFinished, isOpen, done, sessions, review } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p className="no-print">
        <AppLink to={paths.learn.camp(earlier)}>All days</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{levelName} boot camp</p>
        <h1>Day {day}</h1>
        <p className="lead">{on}</p>
      </header>
      {isFinished ? (
        <p>
          <Badge tone="good">Done</Badge> All five sessions of this day are done.
        </p>
      ) : (
        <Progress label="Sessions of this day" value={done} max={5} />
      )}
      {!isFinished && !isOpen && <p>This day is not open now. You can read what is in it.</p>}
      <ol className="plan-days">
        {sessions.map(({ name, title, to, minutes, hasLesson, isDone, parts }) => (
          <li key={name} className="card stack tight">
            <h2 className="title-3 cluster">
              {name}
              {isDone && <Badge tone="good">Done</Badge>}
            </h2>
            <p>{title}</p>
            <p className="small soft">
              {hasLesson ? 'Lesson' : 'Worked example'}, drill, check. About {minutes} minutes.
              {parts > 0 && !isDone && ` ${parts} of 3 done.`}
            </p>
            <p>
              <ButtonLink to={to} look={isDone || !isOpen ? 'quiet' : 'solid'}>
                {isDone || !isOpen ? 'Look at it' : parts > 0 ? 'Go on' : 'Begin'}
                <span className="hidden">: {name}</span>
              </ButtonLink>
            </p>
          </li>
        ))}
        <li className="card stack tight">
          <h2 className="title-3 cluster">
            {SESSION_NAMES.review}
            {review.isDone && <Badge tone="good">Done</Badge>}
          </h2>
          <p>Your own mistakes and words that are due</p>
          <p className="small soft">In the evening. About {review.minutes} minutes.</p>
          <p>
            <ButtonLink to={paths.learn.campReview(day, earlier)} look={review.isDone || !isOpen ? 'quiet' : 'solid'}>
              {review.isDone || !isOpen ? 'Look at it' : 'Begin'}
              <span className="hidden">: {SESSION_NAMES.review}</span>
            </ButtonLink>
          </p>
        </li>
      </ol>
    </div>
  )
}
