/** Sends the link again that confirms the new address. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { addressOf } from '~/auth/limits.server'
import type { FlashMessage } from '~/components/layout/flash-message'
import { readForm } from '~/forms/parse.server'
import { type AskingOutcome, mailLinkAgain } from '~/models/accounts/email-change.server'
import { DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { LIMITED, SENT } from './parts/messages'

export async function loader({ request }: LoaderFunctionArgs) {
  const { audience } = await requireSignedIn(request)
  return redirect(DOORS[audience].email())
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireSignedIn(request)
  await readForm(request)

  const { outcome } = await mailLinkAgain({ owner, address: addressOf(request) })

  return redirect(DOORS[owner.audience].email(), { status: 303, headers: await flashHeaders(messageFor(outcome)) })
}

function messageFor(outcome: AskingOutcome['outcome'] | 'none'): FlashMessage {
  if (outcome === 'asked') return SENT
  if (outcome === 'limited') return { kind: 'problem', ...LIMITED }
  return { kind: 'problem', title: 'Nothing to send', text: 'No new address is waiting to be confirmed. Please enter it again.' }
}
