/** Back from the payment of seats: what was bought is read at the provider, and its group opens. */
import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { arriveWithSeats } from '~/models/groups/people/arrival.server'
import { paths } from '~/paths'
import { tooMany } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('After the payment')

/** Longer ones are none of the provider's. */
const LONGEST = 200

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const sessionId = new URL(request.url).searchParams.get('session_id')?.slice(0, LONGEST) || null
  if (!sessionId) throw redirect(paths.group.list())
  const retryAfter = await countTry('arrival address', addressOf(request))
  if (retryAfter !== null) return data({ sessionId }, tooMany(retryAfter))

  const arrival = await arriveWithSeats({ sessionId, userId: student.id })
  if (arrival === 'pending') return data({ sessionId })
  if (!arrival) throw redirect(paths.group.list())
  const headers = await flashHeaders({
    ...{ kind: 'success', title: 'Thank you. Your seats are ready' },
    text: 'Your payment has arrived, and the receipt comes by email. Invite people now, or later.',
  })
  throw redirect(paths.group.overview(arrival.groupPurchaseId), { headers })
}

/** When to look again, for whoever looked too often. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function AfterPayment() {
  const { sessionId } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="We are waiting for the payment">
      <p>The payment page has not told us yet that it is paid. That can take a minute. You need not pay again.</p>
      <p className="cluster">
        <ButtonLink to={paths.group.arrival(sessionId)}>Look again</ButtonLink>
        <AppLink to={paths.public.contact()}>Write to us</AppLink>
      </p>
    </PageDialog>
  )
}
