/** What there is to do today: work that is open, else the one next step; and how far the week and the test are. */
import { AppLink } from '~/components/links/app-link'
import { RunningList } from '~/components/results/running-list'
import { ButtonLink } from '~/components/ui/button'
import type { RunningLine } from '~/routes/learn/parts/running-line'
import type { NextStep } from './next-step'

interface TodayProps {
  running: RunningLine[]
  next: NextStep
}

export function Today({ running, next: { title, text, to, label } }: TodayProps) {
  if (running.length > 0) {
    return (
      <section className="stack tight" aria-labelledby="next">
        <h2 id="next">You are in the middle of something</h2>
        <RunningList works={running} />
      </section>
    )
  }
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

interface CountdownProps {
  /** What is said of the test's day, and the link that sets it where it is missing. */
  test: { text: string; link: { to: string; label: string } | null }
  /** "34 minutes" */
  worked: string
  /** When the next week begins, in the student's own time. */
  resets: string
}

export function WeekAndTest({ test, worked, resets }: CountdownProps) {
  return (
    <section className="card" aria-label="Your test and your week">
      <dl className="facts">
        <dt>Your test</dt>
        <dd>
          {test.text} {test.link && <AppLink to={test.link.to}>{test.link.label}</AppLink>}
        </dd>
        <dt>This week</dt>
        <dd>
          {worked}. <span className="soft small">The next week starts on {resets}.</span>
        </dd>
      </dl>
    </section>
  )
}
