/** Groups: what the account bought, what it is offered, and the way to buy seats. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { randomToken } from '~/crypto/tokens.server'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { waitsForParent } from '~/models/families/waiting'
import { MOST_SEATS, SEAT_PRICE, SEATS_FIELDS } from '~/models/groups/fields'
import { listOffers } from '~/models/groups/people/handover.server'
import { listGroups } from '~/models/groups/people/own.server'
import { paths } from '~/paths'
import { startCheckout } from '~/routes/money/parts/start.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { groupState, seatsText } from './parts/words'

export const meta = pageMeta('Groups')

const SeatsSchema = formSchema(SEATS_FIELDS)
const FIRST_SEATS = '10'

const PARENT = { title: 'A parent has to agree first', text: 'Nothing was bought. We have asked your parent by email.' }
const LIMITED = { title: 'That was too many tries', text: 'Please wait before you try again. Nothing was charged.' }
const PAID = {
  kind: 'success',
  title: 'This is paid already',
  text: 'Nothing more was charged. Your seats are in the list; if they are not there yet, look again in a minute.',
} as const
const NOT_OPENED = {
  busy: { title: 'A payment page is open already', text: 'Another tab has just opened it. Pay there, or press the button again.' },
  unanswered: {
    title: 'We could not open the payment page',
    text: 'Nothing was charged. Please try again in a minute: you will not pay twice.',
  },
}

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { timeZone } = student.profile
  const [groups, offers] = await Promise.all([listGroups(student.id), listOffers(student.email)])
  return {
    ...{ attempt: randomToken(), mayBuy: !waitsForParent(student) },
    groups: groups.map(({ id, totalSeats, usedSeats, status, closedAt, purchaseDate, expiresAt }) => ({
      ...{ id, totalSeats, usedSeats, state: groupState({ status, closedAt }), isOver: status !== 'active' && status !== 'disputed' },
      ...{ bought: dayText(purchaseDate, timeZone), ends: dayText(expiresAt, timeZone) },
    })),
    offers: offers.map(({ id, totalSeats, admin }) => ({ id, totalSeats, from: `${admin?.firstName} ${admin?.lastName}` })),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, SeatsSchema)
  if (refusal) return refusal
  if (waitsForParent(student)) return refuseForm(keptValues(form), PARENT, 403)

  const { seats, attempt = randomToken() } = value
  const start = await startCheckout(request, { plan: 'seats', seats: Number(seats), userId: student.id, attempt })
  switch (start.outcome) {
    case 'open':
      return redirect(start.url, { status: 303, headers: { 'Set-Cookie': start.cookie } })
    case 'limited':
      return refuseForNow(keptValues(form), LIMITED, start.retryAfter)
    case 'paid':
      return redirect(paths.group.list(), { status: 303, headers: await flashHeaders(PAID) })
    case 'busy':
      return refuseForm(keptValues(form), NOT_OPENED.busy, 409)
    case 'coupon':
    case 'unanswered':
      return refuseForm(keptValues(form), NOT_OPENED.unanswered, 502)
  }
}

export default function Groups() {
  const { groups, offers, attempt, mayBuy } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Groups</h1>
        <p className="soft">Buy seats for other students: a class, a team, cousins. Whoever accepts a seat has full access for a year.</p>
      </header>
      {offers.map(({ id, totalSeats, from }) => (
        <Banner key={id} tone="notice" title={`${from} wants to hand you a group of ${seatsText(totalSeats)}`}>
          <p>
            <AppLink to={paths.group.offer(id)}>See the offer</AppLink>
          </p>
        </Banner>
      ))}
      {groups.length > 0 && (
        <ul className="stack">
          {groups.map(({ id, totalSeats, usedSeats, state, isOver, bought, ends }) => (
            <li key={id} className="card stack tight">
              <div className="cluster">
                <h2 className="title-3">
                  <AppLink to={paths.group.overview(id)}>
                    {seatsText(totalSeats)}, bought on {bought}
                  </AppLink>
                </h2>
                <Badge tone={state.tone}>{state.text}</Badge>
              </div>
              <p className="small soft">
                {usedSeats} of {totalSeats} taken. {isOver ? 'Ended' : 'Until'} {ends}.
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayBuy ? <BuySeats attempt={attempt} isFirst={groups.length === 0} /> : <AskFirst />}
    </div>
  )
}

function BuySeats({ attempt, isFirst }: { attempt: string; isFirst: boolean }) {
  const form = useForm('seats', SEATS_FIELDS, useActionData<typeof action>(), { seats: FIRST_SEATS, attempt })
  return (
    <section className="card stack">
      <h2 className="title-3">{isFirst ? 'Buy seats' : 'Buy more seats'}</h2>
      <p>
        A seat costs {moneyText(SEAT_PRICE)}, once: 10 seats are {moneyText(10 * SEAT_PRICE)}. They last one year from today and do not
        renew. You invite people by email, and a seat that you take back is free for somebody else.
      </p>
      <AppForm form={form} action={paths.group.list()}>
        <input type="hidden" name="attempt" value={form.attempt.initialValue ?? attempt} />
        <TextField field={form.seats} label="How many seats" inputMode="numeric" autoComplete="off" hint={`From 1 to ${MOST_SEATS}.`} />
        <p className="small">
          By going to payment you agree to the <AppLink to={paths.public.terms()}>Terms of Service</AppLink>. You pay at Stripe; we never
          see your card.
        </p>
        <SubmitButton pending="Opening the payment page...">Go to payment</SubmitButton>
      </AppForm>
    </section>
  )
}

/** Nothing is sold to a child who waits for a parent. */
function AskFirst() {
  return (
    <section className="card stack">
      <h2 className="title-3">A parent has to agree first</h2>
      <p>We have asked your parent by email. When a parent agrees, seats can be bought here.</p>
      <p>
        <ButtonLink to={paths.account.profile()} look="quiet">
          Your profile
        </ButtonLink>
      </p>
    </section>
  )
}
