/** remix-auth with its form strategy: the one path by which email and password become a sign-in. */
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { Audience } from '~/generated/prisma/enums'
import { checkCredentials, LoginSchema, type SignInOutcome } from '~/models/accounts/account.server'

const AudienceSchema = z.enum(Audience)

export const authenticator = new Authenticator<SignInOutcome>().use(
  new FormStrategy(({ form }) => {
    const { registrationId, audience, ...fields } = Object.fromEntries(form)
    return checkCredentials(
      { ...LoginSchema.parse(fields), audience: AudienceSchema.parse(audience) },
      typeof registrationId === 'string' ? registrationId : undefined,
    )
  }),
  'password',
)
