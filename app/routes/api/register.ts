/** POST /api/register: the fields of the registration form as JSON. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { register } from '~/auth/flows/register.server'
import { MESSAGES } from '~/auth/messages'
import { parseCall } from '~/forms/parse.server'
import { RegistrationCallSchema } from '~/models/accounts/account.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value: registration, refusal } = await parseCall(request, RegistrationCallSchema)
  if (refusal) return refusal

  const result = await register(request, registration)

  switch (result.outcome) {
    case 'registered':
      return noStoreJson({ message: MESSAGES.registered }, 200, { cookie: result.cookie })
    case 'username-taken':
      return noStoreJson({ message: MESSAGES.usernameTaken, errors: { username: [MESSAGES.usernameTaken] } }, 409)
    case 'limited':
      return noStoreJson({ message: MESSAGES.registrationLimited }, 429, { retryAfter: result.retryAfter })
  }
}
