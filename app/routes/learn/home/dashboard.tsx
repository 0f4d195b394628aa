/** The student's start page: membership, what is open, and first steps. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards.server'
import { Progress } from '~/components/ui/progress'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import type { SittingKind } from '~/generated/prisma/enums'
import { trialText } from '~/models/membership/membership'
import { dashboardWork } from '~/models/sittings/dashboard.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { FIRST_STEPS } from './parts/dashboard/first-steps'
import { MembershipBadge, MembershipBanner } from './parts/dashboard/membership'
import { NextSteps } from './parts/dashboard/next-steps'

export const meta = pageMeta('Dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  if (student.isUsernameOpen) throw redirect(paths.account.username())
  const { open, ended, waiting } = await dashboardWork(student.id)
  const timeZone = profileTimeZone(student)
  const nameOf = (sitting: (typeof ended)[number]) =>
    sitting.subject ? `${LEVEL_NAMES[sitting.level]} ${SUBJECT_NAMES[sitting.subject]}` : LEVEL_NAMES[sitting.level]
  return {
    firstName: student.firstName,
    today: dayText(new Date(), timeZone),
    membership: { state: student.membership.state, trialLeft: trialText(student.membership.trialLeft) },
    hasProfile: student.profile !== null,
    waiting,
    open: open && whereToGoOn(open, nameOf(open)),
    ended: ended.map((sitting) => ({
      id: sitting.id,
      name: `${nameOf(sitting)}, quiz ${sitting.number}`,
      score: `${sitting.right} of ${sitting.questionCount}`,
      on: sitting.endedAt ? dayText(sitting.endedAt, timeZone) : '',
    })),
  }
}

function whereToGoOn({ id, kind, number }: { id: string; kind: SittingKind; number: number }, name: string) {
  switch (kind) {
    case 'interactive_quiz':
      return { to: paths.learn.practiceQuestion(id), name: 'Interactive quiz' }
    case 'twins':
      return { to: paths.learn.twinSet(id), name: 'Practice with new numbers' }
    default:
      return { to: paths.learn.review(id), name: `${name}, quiz ${number}` }
  }
}

export default function Dashboard() {
  const { firstName, today, membership, hasProfile, open, ended, waiting } = useLoaderData<typeof loader>()
  const done = FIRST_STEPS.filter(({ completed }) => completed).length
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="soft">{today}</p>
        <h1>Welcome back{firstName && `, ${firstName}`}</h1>
        <MembershipBadge membership={membership} />
      </header>
      <MembershipBanner membership={membership} />
      <NextSteps open={open} ended={ended} waiting={waiting} hasProfile={hasProfile} />
      <div className="grid wide">
        <section className="card stack tight">
          <h2>Getting started in 3 minutes</h2>
          <ol>
            <li>Say which test you prepare for, in your profile.</li>
            <li>Take a sectional quiz: 20 questions with the real timing.</li>
            <li>Read why each wrong choice tempts, then practice the missed ones with new numbers.</li>
          </ol>
          <p>
            <a href={paths.account.profile()}>Your profile</a>
          </p>
        </section>
        <section className="card stack">
          <h2>Your first steps</h2>
          <Progress label="Done" value={done} max={FIRST_STEPS.length} />
          <ul className="stack tight">
            {FIRST_STEPS.map(({ task, completed, href }) => (
              <li key={task}>
                <span aria-hidden="true">{completed ? '✓' : '○'}</span> <a href={href}>{task}</a>
                {completed && <span className="hidden"> (done)</span>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
