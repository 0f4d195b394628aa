/** A student’s study plan, as the student has it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { EmptyState } from '~/components/ui/empty-state'
import { examLevel } from '~/models/bank/stored-level'
import { wholePlan } from '~/models/plan/plan.server'
import { findSeenPlanner } from '~/models/tutoring/sight.server'
import { CloseDays } from '~/routes/learn/plan/parts/close-days'
import { shownPlan } from '~/routes/learn/plan/parts/shown-plan.server'
import { TodaySteps } from '~/routes/learn/plan/parts/today-steps'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('A student’s plan')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const planner = await findSeenPlanner(onlooker, student.id)
  const plan = planner && (await wholePlan(planner))
  const shown = plan && shownPlan(plan, examLevel(student.profile.level))
  return {
    student: shownStudent(student),
    // Only the student changes a day.
    plan: shown && { ...shown, close: shown.close.map((day) => ({ ...day, change: null })) },
  }
}

export default function Plan() {
  const { student, plan } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student} title="Study plan">
      <div className="wrap stack loose plan-page">
        {!plan && <EmptyState title="No plan">{student.name} has not made a plan, or the test is over.</EmptyState>}
        {plan && (
          <>
            <p className="lead">{plan.goal}</p>
            <section className="card stack tight" aria-labelledby="today">
              <h2 id="today">Today</h2>
              {plan.today.length > 0 ? (
                <TodaySteps steps={plan.today} />
              ) : (
                <p>{plan.isOff ? 'Today is free.' : 'Nothing is planned for today.'}</p>
              )}
            </section>
            <CloseDays days={plan.close} />
            {plan.later.length > 0 && (
              <section className="stack tight" aria-labelledby="later">
                <h2 id="later">After that</h2>
                <ul>
                  {plan.later.map(({ day, text }) => (
                    <li key={day}>{text}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </div>
    </StudentFrame>
  )
}
