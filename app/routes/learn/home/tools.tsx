/** The premium dashboard: every tool with what is left of it and what comes next in it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { LEVEL_NAMES } from '~/exam/core/names'
import { examLevel } from '~/models/bank/stored-level'
import { waitsForParent } from '~/models/families/waiting'
import { countFinished } from '~/models/lessons/progress.server'
import { waitingMistakes } from '~/models/mistakes/counts.server'
import { countRead } from '~/models/poems/progress.server'
import { weakestSkills } from '~/models/practice/summary.server'
import { countPassages } from '~/models/reading/record.server'
import { finishedQuizzes, finishedWritings } from '~/models/sittings/results/finished.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { countDue } from '~/models/words/deck.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { resetTime } from '~/utils/time/time-text'
import { toolAllowances } from './parts/tools/allowances.server'
import { toolList } from './parts/tools/tool-list.server'

export const meta = pageMeta('Your tools')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = examLevel(student.profile.level)
  const isWaiting = waitsForParent(student)
  const owner = { userId: student.id, level }
  const [allowances, ended, written, estimates, waiting, poemsRead, lessonsDone, passagesRead, wordsDue] = await Promise.all([
    toolAllowances(student),
    finishedQuizzes(owner),
    finishedWritings(owner),
    skillEstimates(owner),
    waitingMistakes(student.id),
    countRead(student.id),
    countFinished(student.id),
    countPassages(student.id),
    countDue(student.id),
  ])
  const { quizzes } = allowances

  return {
    levelName: LEVEL_NAMES[level],
    tools: toolList({
      ...allowances,
      ...{ level, ended, written, waiting, poemsRead, lessonsDone, passagesRead, wordsDue },
      mayWrite: !isWaiting,
      weakest: weakestSkills(estimates, level)[0] ?? null,
    }),
    resets: quizzes.limit === null ? null : resetTime(quizzes.resetsAt, student.profile.timeZone),
    mayBuy: !isWaiting,
    isTrial: student.membership.state === 'trial',
  }
}

export default function Tools() {
  const { levelName, tools, resets, mayBuy, isTrial } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Your tools</h1>
        {isTrial && <p className="lead">Everything is open in your trial.</p>}
      </header>
      <div className="grid tool-cards">
        {tools.map(({ title, text, left, isUsedUp, next, to, action }) => (
          <Card title={title} heading="h2" key={title}>
            <p className="cluster">
              {left && <Badge tone={isUsedUp ? 'notice' : 'good'}>{left}</Badge>}
              <strong>{next}</strong>
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
          Your count of a week starts over on {resets}, that of a month on its first day.{' '}
          {mayBuy && (
            <>
              <AppLink to={paths.public.pricing()}>Premium has no limits</AppLink>.
            </>
          )}
        </p>
      )}
    </div>
  )
}
