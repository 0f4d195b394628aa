/** The program of a level: each of the thirty days, and what each of its sessions is about. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { outlineOf } from '~/exam/bootcamp/outline.server'
import { MIXED_DAYS } from '~/exam/bootcamp/program'
import { LEVEL_NAMES } from '~/exam/core/names'
import { paths } from '~/paths'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { pageMeta } from '~/utils/text/page-meta'
import { levelIn } from './parts/level.server'

export const meta = pageMeta(
  'The 30 days of the boot camp',
  'Day by day: what to do for verbal, quantitative, reading and math in the last month before the ISEE or SSAT.',
)

export function loader({ request }: LoaderFunctionArgs) {
  const level = levelIn(request)
  return { level, levelName: LEVEL_NAMES[level], weeks: outlineOf(level), mixedDays: MIXED_DAYS }
}

type Week = ReturnType<typeof outlineOf>[number]

export default function BootcampLessons() {
  const { level, levelName, weeks, mixedDays } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">30-Day ISEE & SSAT Boot Camp</p>
        <h1>Day by day: {levelName}</h1>
        <p className="lead">
          Four sessions of 25 minutes, ten minutes of review. Each session opens with a lesson or a worked example, drills it, and ends with
          a check by the clock. No question comes twice.
        </p>
      </header>
      <div className="no-print stack">
        <LevelTabs here={level} to={(one) => paths.public.bootcampLessons({ level: one })} />
        <nav aria-label="Weeks">
          <ul className="cluster">
            {weeks.map(({ first, title }) => (
              <li key={first}>
                <a href={`#day-${first}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {weeks.map((week) => (
        <WeekSection key={week.first} week={week} mixedDays={mixedDays} />
      ))}
      <p className="cluster no-print">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <AppLink to={paths.public.bootcampSample({ level })}>Try a day</AppLink>
        <AppLink to={paths.public.bootcamp()}>About the boot camp</AppLink>
      </p>
    </div>
  )
}

function WeekSection({ week: { first, last, title, text, days }, mixedDays }: { week: Week; mixedDays: readonly number[] }) {
  return (
    <section className="stack">
      <div className="stack tight">
        <p className="eyebrow">
          Days {first} to {last}
        </p>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <ol className="grid wide days">
        {days.map(({ number, title: name, verbal, quantitative, reading, math, review }) => (
          <li key={number} id={`day-${number}`} className="card stack tight">
            <h3 className="cluster">
              {number}. {name}
              {mixedDays.includes(number) && <Badge tone="notice">Mixed</Badge>}
            </h3>
            <dl className="pairs beside">
              <dt>Verbal</dt>
              <dd>{verbal}</dd>
              <dt>Quantitative</dt>
              <dd>{quantitative}</dd>
              <dt>Reading</dt>
              <dd>{reading}</dd>
              <dt>Math</dt>
              <dd>{math}</dd>
              <dt>Review</dt>
              <dd>{review}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
