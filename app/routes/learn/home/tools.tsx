/** The premium dashboard: the one next step for this student, and every tool with what is left of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { LEVEL_NAMES } from '~/exam/core/names'
import { examLevel } from '~/models/bank/stored-level'
import { allowanceOf } from '~/models/membership/allowance.server'
import { endedPractice } from '~/models/practice/open-practice.server'
import { skillEstimates } from '~/models/practice/skill-estimate.server'
import { weakestSkill } from '~/models/practice/summary.server'
import { dashboardWork } from '~/models/sittings/results/dashboard.server'
import { finishedWritings } from '~/models/sittings/results/finished.server'
import { paths } from '~/paths'
import { type NextStep, nextStep } from '~/routes/learn/practice/parts/next-step'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { nameOf, recentWork } from './parts/tools/recent-work'
import { toolList } from './parts/tools/tool-list.server'

export const meta = pageMeta('Your tools')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { timeZone } = student.profile
  const level = examLevel(student.profile.level)
  const owner = { userId: student.id, level }
  const [work, written, estimates, sessions, quizzes, practice] = await Promise.all([
    dashboardWork(student.id),
    finishedWritings(owner),
    skillEstimates(owner),
    endedPractice(owner),
    allowanceOf(student, 'sectional_quizzes'),
    allowanceOf(student, 'interactive_quiz'),
  ])

  const { open, ended, waiting } = work
  const resets = dayTime(quizzes.resetsAt, timeZone)
  return {
    levelName: LEVEL_NAMES[level],
    next: nextStep({
      open: open && { id: open.id, kind: open.kind, name: nameOf(open) },
      waiting,
      weakest: weakestSkill(estimates, level),
      isQuizLeft: !quizzes.isUsedUp,
      isPracticeLeft: !practice.isUsedUp,
      resets,
    }),
    tools: toolList({ level, quizzes, practice, written, waiting }),
    resets: quizzes.limit === null ? null : resets,
    recent: recentWork({ level, timeZone, ended, sessions, written }),
  }
}

export default function Tools() {
  const { levelName, next, tools, resets, recent } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Your tools</h1>
      </header>
      <NextCard next={next} />
      <section className="stack" aria-labelledby="tools">
        <h2 id="tools">What you can use</h2>
        <div className="grid">
          {tools.map(({ title, text, left, isUsedUp, to, action }) => (
            <Card title={title} key={title}>
              <p>
                <Badge tone={isUsedUp ? 'amber' : 'good'}>{left}</Badge>
              </p>
              <p>{text}</p>
              <p>
                <ButtonLink to={to} look="quiet" size="slim">
                  {action}
                </ButtonLink>
              </p>
            </Card>
          ))}
        </div>
        {resets && (
          <p className="small soft">
            Your weekly count starts over on {resets}. <AppLink to={paths.public.plans()}>Premium has no limits</AppLink>.
          </p>
        )}
      </section>
      <section className="stack tight" aria-labelledby="recent">
        <h2 id="recent">Your recent work</h2>
        {recent.length === 0 ? (
          <p className="soft">Nothing yet. What you finish appears here with its score.</p>
        ) : (
          <ul className="card stack tight">
            {recent.map(({ name, score, on, to }) => (
              <li className="cluster between" key={to}>
                <AppLink to={to}>{name}</AppLink>
                <span>
                  {score} <span className="soft small">{on}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function NextCard({ next: { title, text, to, label } }: { next: NextStep }) {
  return (
    <section className="card stack tight" aria-labelledby="next">
      <h2 id="next">What to do next</h2>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <p>
        <ButtonLink to={to}>{label}</ButtonLink>
      </p>
    </section>
  )
}
