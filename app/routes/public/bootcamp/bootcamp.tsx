/** The boot camp, for those who think about it: what a day is made of, what a month is made of, and for whom it is. */
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { bootcampWeeks, CHECK_DAYS } from '~/content/bootcamp/bootcamp.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { MonthStrip } from './parts/month-strip'

export const meta = pageMeta(
  '30-Day ISEE & SSAT Boot Camp',
  'Thirty days, four 25-minute sessions and a 10-minute evening review: a plan for the last month before the ISEE or SSAT.',
)

export function loader() {
  return { weeks: bootcampWeeks().map(({ days: _, ...week }) => week), checkDays: CHECK_DAYS }
}

const DAY = [
  ['Verbal', '25 minutes', 'Synonyms, and sentence completions (ISEE) or analogies (SSAT).'],
  ['Quantitative', '25 minutes', 'Word problems: reading, estimating, comparing.'],
  ['Reading', '25 minutes', 'One passage and its questions, or an essay.'],
  ['Math', '25 minutes', 'Numbers, algebra, geometry, data: one topic a day.'],
  ['Review', '10 minutes', 'In the evening: what was missed, and the words that come back.'],
] as const

export default function Bootcamp() {
  const { weeks, checkDays } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="split">
        <div className="stack">
          <p className="eyebrow">30-Day ISEE & SSAT Boot Camp</p>
          <h1>What you can do in 30 days</h1>
          <p className="lead">
            Four sessions of 25 minutes a day, ten minutes in the evening, and a plan for every one of the thirty days.
          </p>
          <p className="cluster">
            <ButtonLink to={paths.public.bootcampLessons()}>See all 30 days</ButtonLink>
            <ButtonLink to={paths.public.pricing()} look="quiet">
              Plans and prices
            </ButtonLink>
          </p>
        </div>
        <div className="stack tight">
          <MonthStrip checkDays={checkDays} />
          <p className="small soft">Thirty days. On the outlined ones you sit whole sections under the clock.</p>
        </div>
      </header>
      <section className="split top">
        <div className="stack tight">
          <h2>One day</h2>
          <p className="soft">
            110 minutes in all, and never more than 25 at a stretch. Do two sessions before dinner and two after, or all four in one
            afternoon with breaks. The review belongs to the evening: sleep keeps what was read last.
          </p>
        </div>
        <dl className="card pairs beside">
          {DAY.map(([name, time, text]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{time}.</strong> {text}
              </dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section className="stack">
        <h2>Four weeks</h2>
        <ol className="grid">
          {weeks.map(({ first, last, title, text }) => (
            <li key={title} className="card stack tight">
              <p className="eyebrow">
                Days {first} to {last}
              </p>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              <p>
                <AppLink to={paths.public.bootcampLessons(first)}>
                  Day by day<span className="hidden">: {title}</span>
                </AppLink>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Honestly />
    </div>
  )
}

function Honestly() {
  return (
    <>
      <section className="prose">
        <h2>Review what you missed</h2>
        <p>
          Bring back what you missed after one day, three days, seven and sixteen, each time with new numbers or in a new sentence. It may
          leave the list when you have it right twice, without help and in time. Words follow the same rhythm. That is why ten minutes in
          the evening do so much.
        </p>
        <h2>For whom it is, and for whom not</h2>
        <p>
          It is for students who know most of the material and want speed, order, and fewer surprises. It does not replace a year of
          mathematics. If you have three to six months, take them: do each week of this plan in three.
        </p>
        <p>
          A day missed is a day missed, and not a reason to stop. Go on with the next one; what matters from the day before comes back in
          the review.
        </p>
      </section>
      <Banner tone="notice" title="What is ready today">
        <p>
          The outline of all thirty days is here for everybody. The guided program, which opens each day’s sessions for you and ticks them
          off, is in the making; it will be part of the paid plans and the trial. Until then, the{' '}
          <AppLink to={paths.learn.quizzes()}>sectional quizzes</AppLink>, the{' '}
          <AppLink to={paths.learn.practice()}>interactive quiz</AppLink> and <AppLink to={paths.learn.mistakes()}>your mistakes</AppLink>{' '}
          give you questions for nearly every session.
        </p>
      </Banner>
      <p className="cluster">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <AppLink to={paths.public.exampleGuide()}>Only a week left? Read this instead</AppLink>
      </p>
    </>
  )
}
