/** Saving the profile form, on the welcome page and at /profile: the model's refusals become the form's. */
import { addressOf } from '~/auth/limits.server'
import type { Student } from '~/auth/session.server'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { namesParent, ProfileSchema, saveProfile } from '~/models/accounts/profile/profile.server'
import { proveOwner } from '../../parts/own-password.server'

const LIMITED = {
  title: 'Please wait until tomorrow',
  text: 'We have emailed parents five times today for this account. Practice still works, and your profile keeps the parent’s address it had.',
}

/** Saves what was typed. `refusal` is the ready answer that shows the form again; `form` holds the page's own fields. */
export async function saveProfileForm(request: Request, { id, session, profile: before }: Student) {
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, ProfileSchema)
  if (refusal) return { form, refusal }
  const { currentPassword, ...profile } = value
  // Without it the model refuses; what nobody asked for is not looked at.
  const given = currentPassword && namesParent(before, profile) ? currentPassword : null
  const proof = given ? await proveOwner({ audience: 'student', id, session }, form, given) : null
  if (proof?.refusal) return { form, refusal: proof.refusal }

  const result = await saveProfile({ userId: id, address: addressOf(request), provenHash: proof?.provenHash }, profile)

  switch (result.outcome) {
    case 'saved':
      return { form, refusal: null }
    case 'refused':
      return { form, refusal: refuseForm({ ...keptValues(form), error: { [result.field]: [result.message] } }) }
    case 'limited':
      return { form, refusal: refuseForNow(keptValues(form), LIMITED, result.retryAfter) }
  }
}
