/** The program of the student's level before it is begun; who has neither a plan nor the trial reads what opens it. */
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { PAID_PLANS, PLAN_NAMES } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import type { ProgramOutline } from './program-outline.server'

interface ProgramOfferProps {
  outline: ProgramOutline
  isMember: boolean
  mayBuy: boolean
}

export function ProgramOffer({ outline, isMember, mayBuy }: ProgramOfferProps) {
  const { days, sessions, videos, questions, weeks } = outline
  return (
    <>
      <p>
        {days} days, {sessions} sessions, {videos} video lessons, {questions.toLocaleString('en-US')} questions, and none of them twice.
        Each session has a lesson or a worked example, a drill with every answer explained, and a short check by the clock. In the evening
        your own mistakes and words come back.
      </p>
      {isMember ? (
        <p>
          <ButtonLink to={paths.learn.campStart()}>Choose the first day</ButtonLink>
        </p>
      ) : (
        <Banner
          tone="notice"
          title="The boot camp is a part of every paid plan and of the trial"
          action={
            mayBuy && (
              <ButtonLink to={paths.public.pricing()} look="quiet" size="slim">
                Plans and prices
              </ButtonLink>
            )
          }
        >
          <p>
            {PLAN_NAMES.map((plan) => `${PAID_PLANS[plan].name}: ${moneyText(PAID_PLANS[plan].amount)} ${PAID_PLANS[plan].renewal}`).join(
              '. ',
            )}
            .
          </p>
        </Banner>
      )}
      {weeks.map(({ first, last, title, text, topics }) => (
        <section key={first} className="stack tight" aria-labelledby={`week-${first}`}>
          <p className="eyebrow">
            Days {first} to {last}
          </p>
          <h2 id={`week-${first}`}>{title}</h2>
          <p className="soft">{text}</p>
          <ol start={first}>
            {topics.map((topic) => (
              <li key={topic.number} value={topic.number}>
                {topic.text}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p>
        <AppLink to={paths.public.bootcampLessons()}>Every session of all thirty days</AppLink>
      </p>
    </>
  )
}
