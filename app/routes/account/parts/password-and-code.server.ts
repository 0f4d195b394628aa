/** What takes the second factor apart asks for both factors: the password alone must not lead round the code. */
import { proveCode } from '~/auth/flows/second-factor.server'
import type { SignedInAccount } from '~/auth/guards/partner-guards.server'
import { MESSAGES } from '~/auth/messages'
import { keptValues, refuseForm, refuseForNow } from '~/forms/parse.server'
import { proveOwner } from './own-password.server'

/** The ready answer that shows the form again; null when password and code are right, and the code is spent. */
export async function refuseWithoutBoth(
  request: Request,
  { account, form, value }: { account: SignedInAccount; form: FormData; value: { currentPassword: string; code: string } },
) {
  const { refusal } = await proveOwner(account, form, value.currentPassword)
  if (refusal) return refusal

  const proof = await proveCode(request, account, value.code)
  switch (proof.outcome) {
    case 'right':
      return null
    case 'wrong':
      return refuseForm({ ...keptValues(form), error: { code: [MESSAGES.codeWrong] } })
    case 'limited':
      return refuseForNow(keptValues(form), { title: 'Error', text: MESSAGES.limited }, proof.retryAfter)
    case 'shut':
      return refuseForNow(
        keptValues(form),
        { title: MESSAGES.codeShutTitle, text: proof.isKnown ? MESSAGES.codeShutKnown : MESSAGES.codeShutSignedIn },
        proof.retryAfter,
      )
  }
}
