/** The link mailed to a guest who paid: whoever follows it and logs in adds the purchase to the account. Opening it changes nothing. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { purchaseCookie } from '~/auth/cookies.server'
import { requireStudent } from '~/auth/guards/guards.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { readStudentSession } from '~/auth/session.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { readBack } from '~/models/money/own-plan.server'
import { type ClaimState, findClaim, followClaim } from '~/models/money/sync/attach.server'
import { paths } from '~/paths'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Your purchase')

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, purchaseCookie, paths.public.purchase())
  const token = await readLinkToken(request, purchaseCookie)
  const student = await readStudentSession(request)
  const state = token === null ? 'wrong' : (await findClaim(token)).state
  return data({ state, email: student?.email ?? null }, state === 'waiting' ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const isCounted = (await countTry('token address', addressOf(request))) === null
  const token = isCounted ? await readLinkToken(request, purchaseCookie) : null
  const { state, customerId } = token ? await followClaim({ token, userId: student.id }) : NO_CLAIM
  const isJoined = state === 'waiting' && customerId !== null
  if (isJoined) await readBack(customerId)

  const flash = await flashHeaders(
    isJoined
      ? { kind: 'success', title: 'The plan is yours', text: 'It is in this account now, and everything is open.' }
      : { kind: 'problem', title: REFUSALS[state].title, text: REFUSALS[state].text },
  )
  const cookies = [flash['Set-Cookie'], await clearLinkToken(purchaseCookie)]
  return redirect(paths.account.subscription(), { status: 303, headers: withCookies(cookies) })
}

const NO_CLAIM = { state: 'wrong', customerId: null } as const

/** `waiting` as well: between the page and the button another one was faster. */
const REFUSALS: Record<ClaimState, { title: string; text: string }> = {
  waiting: { title: 'Nothing was changed', text: 'Please try again in a minute.' },
  used: {
    title: 'This link was used already',
    text: 'The plan is in an account already. Log in to that account to see it.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It worked for 30 days. An account with the email address that was given at the payment gets the plan by itself; or write to us.',
  },
  wrong: {
    title: 'There is no purchase to add here',
    text: 'Please open the link in the newest email about your purchase, and copy it whole if you type it.',
  },
}

export default function Purchase() {
  const { state, email } = useLoaderData<typeof loader>()
  const address = paths.public.purchase()
  if (state !== 'waiting') {
    const { title, text } = REFUSALS[state]
    return (
      <PageDialog title={title}>
        <p>{text}</p>
        <p className="cluster">
          <ButtonLink to={paths.account.subscription()}>Your membership</ButtonLink>
          <AppLink to={paths.public.contact()}>Write to us</AppLink>
        </p>
      </PageDialog>
    )
  }
  if (!email) {
    return (
      <PageDialog title="Your plan waits for its account">
        <p>Log in or create an account on this device; then this page adds the plan to it.</p>
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
    <PageDialog title="Add the plan to this account?">
      <p>You are logged in as {email}. A purchase goes to one account, once.</p>
      <form method="post" action={address}>
        <SubmitButton pending="Adding...">Add it to this account</SubmitButton>
      </form>
    </PageDialog>
  )
}
