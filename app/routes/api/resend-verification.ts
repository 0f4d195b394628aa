/** POST /api/resend-verification: the same answer for every address. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { readPending, registrationFor } from '~/auth/flows/pending.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { parseCall } from '~/forms/parse.server'
import { EmailSchema, resendVerification } from '~/models/accounts/account.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = await parseCall(request, EmailSchema)
  if (refusal) return refusal
  const address = addressOf(request)
  const tooMany = await countTry('mail request address', address)
  if (tooMany !== null) return noStoreJson({ message: MESSAGES.limited }, 429, { retryAfter: tooMany })

  const pending = await readPending(request)
  const limit = await resendVerification(value.email, { address, registrationId: registrationFor(pending, value.email) })

  if (limit) return noStoreJson({ message: MESSAGES.limited }, 429, { retryAfter: limit.retryAfter })
  return noStoreJson({ message: MESSAGES.resent })
}
