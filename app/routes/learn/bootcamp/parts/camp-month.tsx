/** The boot camp that goes on, or the last one: what is open, how far it is, and the month by its days. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { Button, ButtonLink } from '~/components/ui/button'
import { Progress } from '~/components/ui/progress'
import { paths } from '~/paths'
import type { campHead } from './camp-head.server'
import type { EarlierCamp, MonthDay } from './month.server'

interface Around {
  month: MonthDay[]
  /** Where its certificate is; null before it is finished. */
  certificate: string | null
  others: EarlierCamp[]
  /** One that the address names, to read. */
  isEarlier: boolean
  isMember: boolean
  mayBuy: boolean
}
type CampMonthProps = ReturnType<typeof campHead> & Around

export function CampMonth(props: CampMonthProps) {
  const { state, lead, done, planned, open, isLocked, leftOut, rest, lastDate, month, mayBuy, isMember, others, isEarlier } = props
  const goesOn = state === 'running' || state === 'ahead'
  return (
    <>
      <p className="lead">{lead}</p>
      {isLocked && (
        <Banner
          tone="notice"
          title="Your sessions are closed"
          action={
            mayBuy && (
              <ButtonLink to={paths.public.pricing()} look="quiet" size="slim">
                Plans and prices
              </ButtonLink>
            )
          }
        >
          <p>The boot camp needs a plan or the trial. What you have done stays here to read, and a plan opens the next day again.</p>
        </Banner>
      )}
      {open && (
        <section className="card stack tight on-screen" aria-labelledby="today">
          <h2 id="today">Day {open.day}</h2>
          <Progress label="Sessions of this day" value={open.done} max={5} />
          <p>
            <ButtonLink to={paths.learn.campDay(open.day)}>
              {open.done === 0 ? `Begin day ${open.day}` : `Go on with ${open.next.toLowerCase()}`}
            </ButtonLink>
          </p>
        </section>
      )}
      {goesOn && <Progress label="The whole boot camp" value={done} max={planned} text={`${done} of ${planned} days`} />}
      {leftOut && <p>{leftOut}</p>}
      <Ways {...props} goesOn={goesOn} />
      {month.length > 0 && <Days month={month} />}
      {goesOn && (
        <p className="small soft">
          A day that you miss moves on by itself, and all days after it. The last day to work is {lastDate}.{rest && ` Rest days: ${rest}.`}{' '}
          <AppLink to={paths.learn.campLeaving()}>End this boot camp</AppLink>
        </p>
      )}
      {!goesOn && !isEarlier && isMember && (
        <p>
          <ButtonLink to={paths.learn.campStart()} look="quiet">
            Begin another one
          </ButtonLink>
        </p>
      )}
      {others.length > 0 && <Others others={others} />}
    </>
  )
}

function Others({ others }: Pick<Around, 'others'>) {
  return (
    <section className="stack tight on-screen" aria-labelledby="others">
      <h2 id="others">Your other boot camps</h2>
      <ul className="stack tight">
        {others.map(({ id, text, to, certificate }) => (
          <li key={id} className="cluster">
            <AppLink to={to}>{text}</AppLink>
            {certificate && <a href={certificate}>Certificate (PDF)</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ways({ certificate, goesOn }: Pick<Around, 'certificate'> & { goesOn: boolean }) {
  return (
    <p className="cluster on-screen">
      {certificate && (
        <a className="button" href={certificate}>
          Your certificate (PDF)
        </a>
      )}
      {goesOn && (
        <>
          <ButtonLink to={paths.learn.campCalendar()} look="quiet">
            In your calendar
          </ButtonLink>
          <span className="with-scripts">
            <Button look="quiet" data-print="">
              Print
            </Button>
          </span>
          <span className="small soft without-scripts">To print this, use your browser’s menu.</span>
        </>
      )}
    </p>
  )
}

function Days({ month }: { month: MonthDay[] }) {
  return (
    <section className="stack tight" aria-labelledby="month">
      <h2 id="month">Day by day</h2>
      <ol className="plan-days">
        {month.map(({ number, on, isDone, isOpen, done, titles, to }) => (
          <li key={number} className="card stack tight">
            <h3 className="title-3 cluster">
              {to ? <AppLink to={to}>Day {number}</AppLink> : `Day ${number}`}
              {isDone && <Badge tone="good">Done</Badge>}
              {isOpen && !isDone && <Badge tone="notice">{done === 0 ? 'Open' : `${done} of 5`}</Badge>}
            </h3>
            <p className="small">{titles.join('; ')}</p>
            <p className="small soft">
              <span className="tick-box" aria-hidden="true" /> {on}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
