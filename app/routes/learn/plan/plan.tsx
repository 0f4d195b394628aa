/** The study plan: today’s starts, two weeks day by day, and what stands out after that. Printed, it is a sheet for the refrigerator door. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button, ButtonLink } from '~/components/ui/button'
import { LEVEL_NAMES } from '~/exam/core/names'
import { examLevel } from '~/models/bank/stored-level'
import { campToday } from '~/models/bootcamp/settle.server'
import { todaysPlan, wholePlan } from '~/models/plan/plan.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { CampLine } from './parts/camp-line'
import { CloseDays } from './parts/close-days'
import { FridgeSheet } from './parts/fridge-sheet'
import { shownPlan } from './parts/shown-plan.server'
import { TodaySteps } from './parts/today-steps'

export const meta = pageMeta('Study plan')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = examLevel(student.profile.level)
  const plan = await wholePlan(student)
  if (plan) {
    const camp = await campToday(student)
    return { camp, levelName: LEVEL_NAMES[level], student: student.preferredName ?? student.firstName, ...shownPlan(plan, level) }
  }
  const { state } = await todaysPlan(student)
  throw redirect(state === 'over' ? paths.learn.planAfterTest() : paths.learn.planSettings())
}

export default function Plan() {
  const { camp, levelName, student, goal, today, isOff, done, close, later } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose plan-page">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>
          Study plan<span className="on-paper"> of {student}</span>
        </h1>
        <p className="lead">{goal}</p>
      </header>
      <section className="card stack tight on-screen" aria-labelledby="today">
        <h2 id="today">Today</h2>
        {camp && <CampLine {...camp} />}
        {today.length > 0 ? <TodaySteps steps={today} /> : <NothingToday isOff={isOff} />}
        {done > 0 && (
          <p className="small soft">
            {done} of {today.length} done. A tick comes by itself when the work is done.
          </p>
        )}
      </section>
      <p className="cluster on-screen">
        <ButtonLink to={paths.learn.planSettings()} look="quiet">
          Change the plan
        </ButtonLink>
        <ButtonLink to={paths.learn.planCalendar()} look="quiet">
          In your calendar
        </ButtonLink>
        <span className="with-scripts">
          <Button look="quiet" data-print="">
            Print for the refrigerator
          </Button>
        </span>
        <span className="small soft without-scripts">To print this, use your browser’s menu.</span>
      </p>
      <CloseDays days={close} />
      <FridgeSheet days={close} />
      {later.length > 0 && (
        <section className="stack tight" aria-labelledby="later">
          <h2 id="later">After that</h2>
          <ul>
            {later.map(({ day, text }) => (
              <li key={day}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="small soft">
        The plan is made anew each day from what your answers show. A day that you miss needs no catching up: the plan goes on from where
        you are.
      </p>
    </div>
  )
}

function NothingToday({ isOff }: { isOff: boolean }) {
  return (
    <p>
      {isOff
        ? 'Today is free. Rest is a part of the plan.'
        : 'Nothing fits in today’s minutes, or this week’s free sessions are used. You can still work on your mistakes as often as you like: '}
      {!isOff && <AppLink to={paths.learn.mistakes()}>my mistakes</AppLink>}
    </p>
  )
}
