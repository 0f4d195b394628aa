/** remix-auth with its form strategy: the one path by which email and password become a sign-in. */
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { checkCredentials, LoginSchema, type SignInOutcome } from '~/models/accounts/account.server'

export const authenticator = new Authenticator<SignInOutcome>().use(
  new FormStrategy(({ form }) => {
    const { registrationId, ...fields } = Object.fromEntries(form)
    return checkCredentials(LoginSchema.parse(fields), typeof registrationId === 'string' ? registrationId : undefined)
  }),
  'student',
)
