/** POST /api/resend-verification: the same answer for every address. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { EmailSchema, resendVerification } from '~/models/account.server'
import { noStoreJson, postOnly } from '~/utils/answers.server'
import { parseCall } from '~/utils/forms.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = await parseCall(request, EmailSchema)
  if (refusal) return refusal
  const retryAfter = (await countTry('mail recipient', value.email)) ?? (await countTry('mail address', addressOf(request)))
  if (retryAfter !== null) return noStoreJson({ message: MESSAGES.limited }, 429, { retryAfter })

  await resendVerification(value.email)

  return noStoreJson({ message: MESSAGES.resent })
}
