/** POST leads to the provider's page where the card is changed; whoever opens the address comes to the membership. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireStudent } from '~/auth/guards/guards.server'
import { readForm } from '~/forms/parse.server'
import { ownPortal } from '~/models/money/own-plan.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { planNameOf } from './parts/own.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStudent(request)
  return redirect(paths.account.subscription())
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  await readForm(request)
  const address = await ownPortal(student.id, planNameOf(request), paths.account.profile())
  if (address) return redirect(address, 303)

  const headers = await flashHeaders({
    kind: 'problem',
    title: 'We could not open the card page',
    text: 'Nothing was changed. Please try again in a minute. If it stays so, write to us.',
  })
  return redirect(paths.account.subscription(), { status: 303, headers })
}
