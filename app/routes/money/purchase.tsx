/** The link mailed to a guest who paid: whoever follows it and logs in joins the purchase with the account. Opening it changes nothing. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { purchaseCookie } from '~/auth/cookies.server'
import { requireStudent } from '~/auth/guards/guards.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { readStudentSession } from '~/auth/session.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { readBack } from '~/models/money/own-plan.server'
import { findClaim, followClaim } from '~/models/money/sync/attach.server'
import { paths } from '~/paths'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Your purchase')

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, purchaseCookie, paths.public.purchase())
  const token = await readLinkToken(request, purchaseCookie)
  const student = await readStudentSession(request)
  const isWaiting = token !== null && (await findClaim(token)) !== null
  return data({ isWaiting, email: student?.email ?? null }, isWaiting ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const isCounted = (await countTry('token address', addressOf(request))) === null
  const token = isCounted ? await readLinkToken(request, purchaseCookie) : null
  const customerId = token && (await followClaim({ token, userId: student.id }))
  if (customerId) await readBack(customerId)

  const flash = await flashHeaders(
    customerId
      ? { kind: 'success', title: 'The plan is yours', text: 'It is joined with this account, and everything is open.' }
      : { kind: 'problem', title: 'This link no longer works', text: 'The purchase was joined with an account already.' },
  )
  const cookies = [flash['Set-Cookie'], await clearLinkToken(purchaseCookie)]
  return redirect(paths.account.subscription(), { status: 303, headers: withCookies(cookies) })
}

export default function Purchase() {
  const { isWaiting, email } = useLoaderData<typeof loader>()
  const address = paths.public.purchase()
  if (!isWaiting) {
    return (
      <PageDialog title="This link no longer works">
        <p>The purchase was joined with an account already. Log in with it to see the plan.</p>
        <ButtonLink to={paths.account.subscription()}>Your membership</ButtonLink>
      </PageDialog>
    )
  }
  if (!email) {
    return (
      <PageDialog title="Your plan waits for its account">
        <p>Log in or create an account on this device; then this page joins the plan with it.</p>
        <p className="cluster">
          <ButtonLink to={paths.account.login(address)}>Log in</ButtonLink>
          <ButtonLink to={paths.account.register(address)} look="quiet">
            Create an account
          </ButtonLink>
        </p>
      </PageDialog>
    )
  }
  return (
    <PageDialog title="Join the plan with this account?">
      <p>You are logged in as {email}. A purchase goes to one account, once.</p>
      <form method="post" action={address}>
        <SubmitButton pending="Joining...">Join it with this account</SubmitButton>
      </form>
    </PageDialog>
  )
}
