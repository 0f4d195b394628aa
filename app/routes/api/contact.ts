/** POST /api/contact: the contact form as JSON. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { readAnySession } from '~/auth/any-session.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { parseCall } from '~/forms/parse.server'
import { ContactSchema, storeContactMessage } from '~/models/site/contact.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value: message, refusal } = await parseCall(request, ContactSchema)
  if (refusal) return refusal
  const retryAfter = await countTry('contact address', addressOf(request))
  if (retryAfter !== null) return noStoreJson({ success: false, message: MESSAGES.messagesLimited }, 429, { retryAfter })

  await storeContactMessage({ ...message, writer: await readAnySession(request) })

  return noStoreJson({ success: true, message: MESSAGES.contactSentTitle })
}
