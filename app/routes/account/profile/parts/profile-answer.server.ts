/** Saving the profile form, on the welcome page and at /profile: the model's refusals become the form's. */
import { addressOf } from '~/auth/limits.server'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { ProfileSchema, saveProfile } from '~/models/accounts/profile/profile.server'

const LIMITED = {
  title: 'Please wait until tomorrow',
  text: 'We have emailed parents five times today for this account. Practice still works, and your profile keeps the parent’s address it had.',
}

/** Saves what was typed. `refusal` is the ready answer that shows the form again; `form` holds the page's own fields. */
export async function saveProfileForm(request: Request, userId: string) {
  const form = await readForm(request)
  const { value: profile, refusal } = parseFormData(form, ProfileSchema)
  if (refusal) return { form, refusal }

  const result = await saveProfile({ userId, address: addressOf(request) }, profile)

  switch (result.outcome) {
    case 'saved':
      return { form, refusal: null }
    case 'refused':
      return { form, refusal: refuseForm({ ...keptValues(form), error: { [result.field]: [result.message] } }) }
    case 'limited':
      return { form, refusal: refuseForNow(keptValues(form), LIMITED, result.retryAfter) }
  }
}
