/** The student's start page: membership, what is open, tools and first steps. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards.server'
import type { RouteHandle } from '~/components/layout/document'
import { Progress } from '~/components/ui/progress'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import type { SittingKind } from '~/generated/prisma/enums'
import { trialText } from '~/models/membership/membership'
import { dashboardWork } from '~/models/sittings/dashboard.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/text/time-text'
import { MembershipBadge, MembershipBanner } from './parts/dashboard/membership'
import { NextSteps } from './parts/dashboard/next-steps'
import { ToolCards } from './parts/dashboard/tool-cards'
import { checklist } from './parts/dashboard/tools'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  if (student.isUsernameOpen) throw redirect(paths.username())
  const { open, ended, waiting } = await dashboardWork(student.id)
  const timeZone = student.profile?.timeZone ?? 'America/New_York'
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
      return { to: paths.practice(id), name: 'Interactive quiz' }
    case 'twins':
      return { to: paths.sittingReview(id), name: 'Practice with new numbers' }
    default:
      return { to: paths.sittingReview(id), name: `${name}, quiz ${number}` }
  }
}

export default function Dashboard() {
  const { firstName, today, membership, hasProfile, open, ended, waiting } = useLoaderData<typeof loader>()
  const tasks = checklist(membership.state)
  const done = tasks.filter(({ completed }) => completed).length
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="soft">{today}</p>
        <h1>Welcome back{firstName && `, ${firstName}`}</h1>
        <MembershipBadge membership={membership} />
      </header>
      <MembershipBanner membership={membership} />
      <NextSteps open={open} ended={ended} waiting={waiting} hasProfile={hasProfile} />
      <ToolCards isPremium={membership.state === 'premium'} />
      <div className="grid wide">
        <section className="card stack tight">
          <h2>Getting started in 3 minutes</h2>
          <ol>
            <li>Say which test you prepare for, in your profile.</li>
            <li>Take a sectional quiz: 20 questions with the real timing.</li>
            <li>Read why each wrong choice tempts, then practice the missed ones with new numbers.</li>
          </ol>
          <p>
            <a href={paths.profile()}>Your profile</a>
          </p>
        </section>
        <section className="card stack">
          <h2>Your first steps</h2>
          <Progress label="Done" value={done} max={tasks.length} />
          <ul className="stack tight">
            {tasks.map(({ task, completed, href }) => (
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
