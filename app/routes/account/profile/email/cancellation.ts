/** Forgets the new address that waits to be confirmed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { readForm } from '~/forms/parse.server'
import { cancelEmailChange } from '~/models/accounts/email-change.server'
import { DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { audience } = await requireSignedIn(request)
  return redirect(DOORS[audience].email())
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  await readForm(request)

  await cancelEmailChange(account)

  const headers = await flashHeaders({
    kind: 'success',
    title: 'Nothing changes',
    text: 'You keep your address. The link no longer works.',
  })
  return redirect(DOORS[account.audience].email(), { status: 303, headers })
}
