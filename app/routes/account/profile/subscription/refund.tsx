/** Everything back within 30 days of the first payment, once an account: the plan ends at once. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { REFUND_DAYS } from '~/models/money/plans/plans'
import { findRefund, refundAll } from '~/models/money/refund.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { answerPlan } from './parts/answer.server'

export const meta = pageMeta('Money back')

const REFUSED = {
  kind: 'problem',
  title: 'Your money could not be sent back yet',
  text: 'The plan has ended, and nothing more is charged. We have seen it and will send the rest another way: you need not ask again.',
} as const
const NOTHING_LEFT = { kind: 'problem', title: 'Nothing was changed', text: 'There was nothing left to refund.' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const offer = await findRefund(student.id)
  return data({ offer: offer && { amount: moneyText(offer.amount), until: dayText(offer.until, profileTimeZone(student)) } })
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await readForm(request)
  const outcome = await refundAll(student.id)
  if (outcome === 'none' || outcome === 'refused') {
    const headers = await flashHeaders(outcome === 'none' ? NOTHING_LEFT : REFUSED)
    return redirect(paths.account.subscription(), { status: 303, headers })
  }
  return answerPlan(outcome, {
    title: 'Your money is on its way back',
    text: 'The plan has ended. It takes five to ten days until your bank shows the money.',
  })
}

export default function Refund() {
  const { offer } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <PageDialog title={offer ? `Get ${offer.amount} back?` : 'There is nothing to refund'}>
      <Problem problem={problem} />
      {offer ? (
        <>
          <p>
            You get back all that you paid, {offer.amount}, and the plan ends at once. Your results and mistakes stay. You can ask for this
            once, until {offer.until}.
          </p>
          <form method="post" action={paths.account.planRefund()}>
            <SubmitButton pending="Refunding..." look="danger">
              Refund my money
            </SubmitButton>
          </form>
        </>
      ) : (
        <p>
          Money comes back within {REFUND_DAYS} days of the first payment, once an account. For anything else please{' '}
          <AppLink to={paths.public.contact()}>write to us</AppLink>.
        </p>
      )}
      <p>
        <AppLink to={paths.account.subscription()}>{offer ? 'Keep the plan' : 'Your membership'}</AppLink>
      </p>
    </PageDialog>
  )
}
