/** The boot camp, by one of its days as the outline has it. */
import { Fragment } from 'react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { Offer } from './offer'

export interface CampDay {
  number: number
  title: string
  verbal: string
  quantitative: string
  reading: string
  math: string
  review: string
}

const SESSIONS = [
  ['verbal', 'Verbal'],
  ['quantitative', 'Quantitative'],
  ['reading', 'Reading'],
  ['math', 'Math'],
  ['review', 'Review'],
] as const

export function BootCamp({ day }: { day: CampDay }) {
  return (
    <Offer
      eyebrow="30-Day Boot Camp"
      title="A month left? A plan for each day of it"
      lead="Four 25-minute sessions a day and a 10-minute evening review. By spaced repetition, what you missed comes back after one day, three, seven and sixteen."
      link={<AppLink to={paths.public.bootcampLessons()}>See all 30 days</AppLink>}
      isTinted
    >
      <div className="card stack">
        <h3>
          Day {day.number}: {day.title}
        </h3>
        <dl className="pairs beside">
          {SESSIONS.map(([session, name]) => (
            <Fragment key={session}>
              <dt>{name}</dt>
              <dd>{day[session]}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </Offer>
  )
}
