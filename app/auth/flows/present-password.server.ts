/** Asking somebody who is signed in for the password again, as often as a person errs. */
import { countTry, forgetTries } from '~/auth/limits.server'
import type { Student } from '~/auth/session.server'
import { isPresentPassword } from '~/models/accounts/present-password.server'

/** Counted by session: whoever holds a stolen one does not keep the owner's other devices from it. */
export async function provePassword({ id, session }: Student, password: string): Promise<'right' | 'wrong' | 'limited'> {
  if ((await countTry('present password', session.id)) !== null) return 'limited'
  if (!(await isPresentPassword({ userId: id, password }))) return 'wrong'
  await forgetTries('present password', session.id)
  return 'right'
}
