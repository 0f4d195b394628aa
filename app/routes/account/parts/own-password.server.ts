/** The field "Current password" of a form: the ready refusal, or the proof that whoever sends it knows the password. */
import { checkOwnPassword, type SignedIn } from '~/auth/flows/own-password.server'
import { keptValues, refuseForm, refuseForNow } from '~/forms/parse.server'

const WRONG = 'This is not your current password'
const LIMITED = {
  title: 'Please wait an hour',
  text: 'That was too many tries. You can try again in an hour, or log out and choose a new password by email.',
}

/** `provenHash` says which password was proven, for the one who changes it. */
export async function proveOwner(owner: SignedIn, form: FormData, currentPassword: string) {
  const result = await checkOwnPassword(owner, currentPassword)
  switch (result.outcome) {
    case 'right':
      return { provenHash: result.provenHash, refusal: null }
    case 'wrong':
      return { provenHash: null, refusal: refuseForm({ ...keptValues(form), error: { currentPassword: [WRONG] } }) }
    case 'limited':
      return { provenHash: null, refusal: refuseForNow(keptValues(form), LIMITED, result.retryAfter) }
  }
}
