/** Back from the payment: what was bought is read at the provider, and is open at once. */
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addressOf, countTry } from '~/auth/limits.server'
import { readStudentSession } from '~/auth/session.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { type Arrival, arrive } from '~/models/money/arrival.server'
import { paths } from '~/paths'
import { tooMany } from '~/utils/http/answers.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ownCheckoutIds } from './parts/start.server'

export const meta = pageMeta('After the payment')

/** Longer ones are none of the provider's. */
const LONGEST = 200

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await readStudentSession(request)
  const sessionId = new URL(request.url).searchParams.get('session_id')?.slice(0, LONGEST) || null
  const checkoutIds = await ownCheckoutIds(request)
  const isAsking = checkoutIds.length > 0 || (student && sessionId)
  const retryAfter = isAsking ? await countTry('arrival address', addressOf(request)) : null
  if (retryAfter !== null) return data({ arrival: 'pending' as const, sessionId }, tooMany(retryAfter))

  const arrival: Arrival = await arrive({ sessionId, checkoutIds, userId: student?.id ?? null })
  return data({ arrival, sessionId: arrival === 'pending' ? sessionId : null })
}

/** When to look again, for whoever looked too often. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function PaymentSuccess() {
  const { arrival, sessionId } = useLoaderData<typeof loader>()
  const { title, text } = WORDS[arrival]
  const back = paths.public.paymentSuccess()
  return (
    <PageDialog title={title}>
      <p>{text}</p>
      {arrival === 'yours' && (
        <p className="cluster">
          <ButtonLink to={paths.public.premium()}>See your tools</ButtonLink>
          <AppLink to={paths.account.subscription()}>Your membership</AppLink>
        </p>
      )}
      {arrival === 'waiting' && (
        <>
          <p className="cluster">
            <ButtonLink to={paths.account.register(back)}>Create an account</ButtonLink>
            <ButtonLink to={paths.account.login(back)} look="quiet">
              I have an account: log in
            </ButtonLink>
          </p>
          <p>If an account has the email address you gave, the plan is already in it: log in to that one.</p>
          <p className="small soft">Not now? We have also sent an email to the address that you gave at the payment.</p>
        </>
      )}
      {arrival === 'pending' && (
        <p className="cluster">
          <ButtonLink to={paths.public.paymentSuccess(sessionId ?? undefined)}>Look again</ButtonLink>
          <AppLink to={paths.public.contact()}>Write to us</AppLink>
        </p>
      )}
      {(arrival === 'over' || arrival === 'others' || arrival === 'unknown') && (
        <p className="cluster">
          <ButtonLink to={paths.account.subscription()}>Your membership</ButtonLink>
          <AppLink to={paths.public.contact()}>Write to us</AppLink>
        </p>
      )}
    </PageDialog>
  )
}

const WORDS: Record<Arrival, { title: string; text: string }> = {
  yours: {
    title: 'Thank you. Everything is open',
    text: 'Your payment has arrived, and no tool has a limit now. The receipt comes by email.',
  },
  waiting: {
    title: 'Thank you. One step is left',
    text: 'Your payment has arrived. Create an account or log in on this device, and the plan goes to it.',
  },
  pending: {
    title: 'We are waiting for the payment',
    text: 'The payment page has not told us yet that it is paid. That can take a minute. You need not pay again.',
  },
  over: {
    title: 'This plan has ended',
    text: 'It was paid for, and is over now. Your membership says what is open, and where the invoices are.',
  },
  others: {
    title: 'This plan belongs to another account',
    text: 'It was paid for, and is in the account with which it was bought, or with the email address that was given at the payment.',
  },
  unknown: {
    title: 'Nothing to show here',
    text: 'If you have paid, the plan is in the account with which you paid. Without an account, follow the link that we emailed.',
  },
}
