/** POST /api/login: email and password as JSON. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { signIn } from '~/auth/flows/sign-in.server'
import { MESSAGES } from '~/auth/messages'
import { parseCall } from '~/forms/parse.server'
import { LoginSchema } from '~/models/accounts/account.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value: credentials, refusal } = await parseCall(request, LoginSchema)
  if (refusal) return refusal

  const result = await signIn(request, credentials)

  switch (result.outcome) {
    case 'signed-in':
      return noStoreJson({ message: 'Welcome back.' }, 200, { cookie: result.cookies })
    case 'not-verified':
      return noStoreJson({ message: MESSAGES.notVerified, emailNotVerified: true }, 403)
    case 'limited':
      return noStoreJson({ message: MESSAGES.limited }, 429, { retryAfter: result.retryAfter })
    case 'proof-needed':
      return noStoreJson({ message: MESSAGES.proofNeeded }, 429, { retryAfter: result.retryAfter })
    case 'refused':
      return noStoreJson({ message: MESSAGES.refused }, 400)
  }
}
