/** The owner has the new recovery codes: nothing shows them again. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { newCodesCookie } from '~/auth/cookies.server'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { readForm } from '~/forms/parse.server'
import { closeShownCodes } from '~/models/accounts/second-factor/shown-codes.server'
import { DOORS } from '~/paths/doors'
import { askedPage } from '~/utils/http/safe-path'

export async function loader({ request }: LoaderFunctionArgs) {
  const { audience } = await requireSignedIn(request)
  return redirect(DOORS[audience].recoveryCodes())
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  await readForm(request)

  await closeShownCodes(account)

  const headers = { 'Set-Cookie': await newCodesCookie.serialize('', { maxAge: 0 }) }
  return redirect(askedPage(request) ?? DOORS[account.audience].secondFactor(), { status: 303, headers })
}
