/** The outline of the boot camp: each of the thirty days, and what is learned in it for which section. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { bootcampWeeks, CHECK_DAYS } from '~/content/bootcamp/bootcamp.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'The 30 days of the boot camp',
  'Day by day: what to do for verbal, quantitative, reading and math in the last month before the ISEE or SSAT.',
)

export function loader() {
  return { weeks: bootcampWeeks(), checkDays: CHECK_DAYS }
}

type Week = ReturnType<typeof bootcampWeeks>[number]

export default function BootcampLessons() {
  const { weeks, checkDays } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">30-Day ISEE & SSAT Boot Camp</p>
        <h1>Day by day</h1>
        <p className="lead">
          Four sessions of 25 minutes, ten minutes of review. It is written for both tests and every level: where they differ, the line says
          so. What you have not had in school yet, leave out.
        </p>
        <nav aria-label="Weeks" className="no-print">
          <ul className="cluster">
            {weeks.map(({ first, title }) => (
              <li key={first}>
                <a href={`#day-${first}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {weeks.map((week) => (
        <WeekSection key={week.first} week={week} checkDays={checkDays} />
      ))}
      <p className="cluster no-print">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <AppLink to={paths.public.bootcamp()}>About the boot camp</AppLink>
      </p>
    </div>
  )
}

function WeekSection({ week: { first, last, title, text, days }, checkDays }: { week: Week; checkDays: readonly number[] }) {
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
              {checkDays.includes(number) && <Badge tone="notice">On the clock</Badge>}
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
