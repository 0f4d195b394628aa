/** The student's start page: membership, what is open, and first steps. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards.server'
import { Progress } from '~/components/ui/progress'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import type { SittingKind } from '~/generated/prisma/enums'
import { examLevel } from '~/models/bank/stored-level'
import { trialText } from '~/models/membership/membership'
import { dashboardWork } from '~/models/sittings/results/dashboard.server'
import { standingBySection } from '~/models/sittings/results/standing.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { sectionResult } from '../parts/section-result'
import { FIRST_STEPS } from './parts/dashboard/first-steps'
import { MembershipBadge, MembershipBanner } from './parts/dashboard/membership'
import { NextSteps } from './parts/dashboard/next-steps'
import { WhereYouStand } from './parts/dashboard/where-you-stand'

/** As many of the newest results as the list shows; the scales below it show more. */
const LISTED = 5

export const meta = pageMeta('Dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  if (student.isUsernameOpen) throw redirect(paths.account.username())
  const { open, ended, waiting } = await dashboardWork(student.id)
  const timeZone = profileTimeZone(student)
  const nameOf = (sitting: (typeof ended)[number]) =>
    sitting.subject ? `${LEVEL_NAMES[sitting.level]} ${SUBJECT_NAMES[sitting.subject]}` : LEVEL_NAMES[sitting.level]
  const profile = student.profile && { level: examLevel(student.profile.level), gradeApplied: student.profile.gradeApplied }
  return {
    firstName: student.firstName,
    today: dayText(new Date(), timeZone),
    membership: { state: student.membership.state, trialLeft: trialText(student.membership.trialLeft) },
    waiting,
    open: open && whereToGoOn(open, nameOf(open)),
    ended: ended.slice(0, LISTED).map((sitting) => ({
      id: sitting.id,
      name: `${nameOf(sitting)}, quiz ${sitting.number}`,
      score: `${sitting.right} of ${sitting.questionCount}`,
      on: sitting.endedAt ? dayText(sitting.endedAt, timeZone) : '',
    })),
    standing: profile && {
      level: profile.level,
      sections: standingBySection(profile, ended).map(({ subject, results }) => ({
        subject,
        results: results.map((result) => sectionResult(result, timeZone)),
      })),
    },
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
  const { firstName, today, membership, open, ended, waiting, standing } = useLoaderData<typeof loader>()
  const done = FIRST_STEPS.filter(({ completed }) => completed).length
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="soft">{today}</p>
        <h1>Welcome back{firstName && `, ${firstName}`}</h1>
        <MembershipBadge membership={membership} />
      </header>
      <MembershipBanner membership={membership} />
      <NextSteps open={open} ended={ended} waiting={waiting} hasProfile={standing !== null} />
      <div className="grid wide">
        <section className="card stack tight">
          <h2>Getting started in 3 minutes</h2>
          <ol>
            <li>In your profile, say which test you are preparing for.</li>
            <li>Take a sectional quiz: 20 questions with the real timing.</li>
            <li>See why each wrong choice is tempting, then practice what you missed with new numbers.</li>
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
      {standing && <WhereYouStand {...standing} />}
    </div>
  )
}
