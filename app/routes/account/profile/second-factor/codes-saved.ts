/** The owner has the new recovery codes: nothing shows them again. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { newCodesCookie } from '~/auth/cookies.server'
import { requireStudent } from '~/auth/guards/guards.server'
import { readForm } from '~/forms/parse.server'
import { closeShownCodes } from '~/models/accounts/second-factor/shown-codes.server'
import { paths } from '~/paths'
import { askedPage } from '~/utils/http/safe-path'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStudent(request)
  return redirect(paths.account.recoveryCodes())
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireStudent(request)
  await readForm(request)

  await closeShownCodes(id)

  const headers = { 'Set-Cookie': await newCodesCookie.serialize('', { maxAge: 0 }) }
  return redirect(askedPage(request) ?? paths.account.secondFactor(), { status: 303, headers })
}
