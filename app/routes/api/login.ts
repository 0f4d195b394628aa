/** POST /api/login: email and password as JSON, and a code where the account has a second factor. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { type SignIn, signIn } from '~/auth/flows/sign-in.server'
import { MESSAGES } from '~/auth/messages'
import { parseCall } from '~/forms/parse.server'
import { LoginCallSchema } from '~/models/accounts/second-factor/factor.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value: credentials, refusal } = await parseCall(request, LoginCallSchema)
  if (refusal) return refusal

  const result = await signIn(request, credentials)

  switch (result.outcome) {
    case 'signed-in':
      return noStoreJson({ message: 'Welcome back.' }, 200, { cookie: result.cookies })
    case 'code-needed':
      return noStoreJson({ message: MESSAGES.codeNeeded, secondFactorRequired: true }, 401)
    case 'code-refused':
      return codeRefused(result.reason)
    case 'not-verified':
      return noStoreJson({ message: MESSAGES.notVerified, emailNotVerified: true }, 403)
    case 'limited':
      return noStoreJson({ message: MESSAGES.signInLimited }, 429, { retryAfter: result.retryAfter })
    case 'proof-needed':
      return noStoreJson({ message: MESSAGES.proofNeeded }, 429, { retryAfter: result.retryAfter })
    case 'refused':
      return noStoreJson({ message: MESSAGES.refused }, 400)
  }
}

function codeRefused(reason: Extract<SignIn, { outcome: 'code-refused' }>['reason']): Response {
  switch (reason.outcome) {
    case 'wrong':
      return noStoreJson({ message: MESSAGES.codeWrong, secondFactorRequired: true }, 401)
    case 'limited':
      return noStoreJson({ message: MESSAGES.limited }, 429, { retryAfter: reason.retryAfter })
    case 'shut':
      return noStoreJson({ message: reason.isKnown ? MESSAGES.codeShutKnown : MESSAGES.codeShut, secondFactorRequired: true }, 429, {
        retryAfter: reason.retryAfter,
      })
  }
}
