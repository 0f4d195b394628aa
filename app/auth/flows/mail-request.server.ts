/** Forms at which anybody types an address to get a link by mail. The answer is the same for every address. */
import { redirect } from '@remix-run/node'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { keptValues, parseFormData, readForm, refuseForNow } from '~/forms/parse.server'
import { EmailSchema } from '~/models/accounts/account.server'
import { flashHeaders } from '~/utils/http/flash.server'

interface MailRequest {
  ask: (email: string, by: { address: string }) => Promise<unknown>
  /** Where it leads, and what is said there. */
  to: string
  title?: string
  text: string
}

export async function answerMailRequest(request: Request, { ask, to, title = 'Check your inbox', text }: MailRequest) {
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, EmailSchema)
  if (refusal) return refusal

  const address = addressOf(request)
  const retryAfter = await countTry('mail request address', address)
  if (retryAfter !== null) return refuseForNow(keptValues(form), { title: 'Error', text: MESSAGES.limited }, retryAfter)

  await ask(value.email, { address })

  return redirect(to, { status: 303, headers: await flashHeaders({ kind: 'success', title, text }) })
}
