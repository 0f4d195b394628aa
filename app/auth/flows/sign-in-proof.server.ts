/** Following the link that is mailed after many wrong tries: this browser is known from then on, and the sign-in page opens without the link. */
import { redirect } from '@remix-run/node'
import { rememberDevice } from '~/auth/devices.server'
import { MESSAGES } from '~/auth/messages'
import { readSignInProof } from '~/models/accounts/sign-in-proof.server'
import { type Audience, DOORS } from '~/paths/doors'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'

/** Throws the redirect to the sign-in page when the address carries a proof; else nothing happens. */
export async function followSignInProof(request: Request, audience: Audience = 'student'): Promise<void> {
  const proof = new URL(request.url).searchParams.get('token')
  if (!proof) return

  const proven = await readSignInProof(proof, audience)
  const message = proven
    ? ({ kind: 'success', title: MESSAGES.proofTakenTitle, text: MESSAGES.proofTaken } as const)
    : ({ kind: 'problem', title: MESSAGES.proofDeadTitle, text: MESSAGES.proofDead } as const)
  const cookies = [(await flashHeaders(message))['Set-Cookie']]
  // Named after the mail, so that following the link again gives no further tries.
  if (proven) cookies.push(await rememberDevice(request, { audience, email: proven.email }, proven.mailId))
  throw redirect(DOORS[audience].login(), { headers: withCookies(cookies) })
}
