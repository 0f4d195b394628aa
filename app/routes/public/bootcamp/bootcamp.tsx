/** The boot camp, for those who think about it: what a day is made of, what a month is made of, and for whom it is. */
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { programFigures } from '~/exam/bootcamp/outline.server'
import { MIXED_DAYS, WEEKS } from '~/exam/bootcamp/program'
import { LEVELS } from '~/exam/core/levels'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { MonthStrip } from './parts/month-strip'

export const meta = pageMeta(
  '30-Day ISEE & SSAT Boot Camp',
  'Thirty days, four 25-minute sessions and a 10-minute evening review: a program for the last month before the ISEE or SSAT.',
)

export function loader() {
  const figures = LEVELS.map(programFigures)
  return {
    weeks: WEEKS,
    mixedDays: MIXED_DAYS,
    // What every level has at least.
    videos: Math.min(...figures.map(({ videos }) => videos)),
    questions: Math.floor(Math.min(...figures.map(({ questions }) => questions)) / 100) * 100,
  }
}

const DAY = [
  ['Verbal', '25 minutes', 'Synonyms, and sentence completions (ISEE) or analogies (SSAT).'],
  ['Quantitative', '25 minutes', 'Word problems: reading, estimating, comparing.'],
  ['Reading', '25 minutes', 'Words, then a passage and its questions.'],
  ['Math', '25 minutes', 'Numbers, algebra, geometry, data: one topic a day.'],
  ['Review', '10 minutes', 'In the evening: what you missed, and the words that come back.'],
] as const

export default function Bootcamp() {
  const { weeks, mixedDays, videos, questions } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="split">
        <div className="stack">
          <p className="eyebrow">30-Day ISEE & SSAT Boot Camp</p>
          <h1>What you can do in 30 days</h1>
          <p className="lead">
            Four 25-minute sessions a day, ten minutes in the evening, and a program for each of the six levels: {videos} or more video
            lessons and over {questions.toLocaleString('en-US')} questions, none of them twice.
          </p>
          <p className="cluster">
            <ButtonLink to={paths.public.bootcampSample()}>Try a day</ButtonLink>
            <ButtonLink to={paths.public.bootcampLessons()} look="quiet">
              See all 30 days
            </ButtonLink>
            <ButtonLink to={paths.public.pricing()} look="quiet">
              Plans and prices
            </ButtonLink>
          </p>
        </div>
        <div className="stack tight">
          <MonthStrip checkDays={mixedDays} />
          <p className="small soft">Thirty days. On the outlined ones the topics of the week are mixed.</p>
        </div>
      </header>
      <section className="split top">
        <div className="stack tight">
          <h2>One day</h2>
          <p className="soft">
            110 minutes in all, and never more than 25 at a stretch. Do two sessions before dinner and two after, or all four in one
            afternoon with breaks. Each has a lesson or a worked example, a drill with every answer explained, and a short check by the
            clock.
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
                <AppLink to={paths.public.bootcampLessons({ day: first })}>
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
          What you missed comes back after one day, three days, seven and sixteen, each time with new numbers or in a new sentence. It
          leaves the list when you have it right twice, without help and in time. Words follow the same rhythm.
        </p>
        <h2>When a day does not work out</h2>
        <p>
          Choose up to three rest days a week. A day that you miss moves on, and all days after it, for sixty days at most. If your test
          comes sooner, the program is shortened: it keeps days from all four weeks and says which ones it leaves out.
        </p>
        <h2>For whom it is, and for whom not</h2>
        <p>
          It is for students who know most of the material and want speed, order, and fewer surprises. It does not replace a year of
          mathematics. If you have three to six months, begin with the study plan, and keep the boot camp for the last one.
        </p>
        <p>The boot camp is a part of every paid plan and of the trial.</p>
      </section>
      <p className="cluster">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <AppLink to={paths.learn.camp()}>Open your boot camp</AppLink>
        <AppLink to={paths.public.exampleGuide()}>Only a week left? Read this instead</AppLink>
      </p>
    </>
  )
}
