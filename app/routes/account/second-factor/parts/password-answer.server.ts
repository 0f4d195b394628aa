/** What a form says whose present password does not fit. */
import { provePassword } from '~/auth/flows/present-password.server'
import type { Student } from '~/auth/session.server'
import { keptValues, refuseForm } from '~/forms/parse.server'

const LIMITED = { title: 'Please wait an hour', text: 'That was too many wrong passwords. Nothing has changed.' }

/** The ready answer that shows the form again; null when the password is right. */
export async function refusePassword(student: Student, form: FormData, password: string) {
  const proof = await provePassword(student, password)
  if (proof === 'right') return null
  if (proof === 'limited') return refuseForm(keptValues(form), LIMITED, 429)
  return refuseForm({ ...keptValues(form), error: { currentPassword: ['This is not your password'] } })
}
