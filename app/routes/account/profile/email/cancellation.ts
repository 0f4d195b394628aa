/** Forgets the new address that waits to be confirmed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireStudent } from '~/auth/guards/guards.server'
import { readForm } from '~/forms/parse.server'
import { cancelEmailChange } from '~/models/accounts/email-change.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStudent(request)
  return redirect(paths.account.email())
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireStudent(request)
  await readForm(request)

  await cancelEmailChange(id)

  const headers = await flashHeaders({
    kind: 'success',
    title: 'Nothing changes',
    text: 'You keep your address. The link no longer works.',
  })
  return redirect(paths.account.email(), { status: 303, headers })
}
