/** POST /api/stripe/create-checkout-session: the address of the payment page of a plan, as JSON. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { referralOf } from '~/auth/flows/referral.server'
import { addressOf } from '~/auth/limits.server'
import { readStudentSession } from '~/auth/session.server'
import { randomToken } from '~/crypto/tokens.server'
import { parseCall } from '~/forms/parse.server'
import { waitsForParent } from '~/models/families/waiting'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { PLAN_NAMES } from '~/models/money/plans/plans'
import { startCheckout } from '~/routes/money/parts/start.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

const HAS_PLAN = 'You already have a plan. Switch it in your profile.'
const UNKNOWN_PLAN = `Please choose a plan: ${PLAN_NAMES.join(', ')}.`

/** What a guest's browser makes up is told to the provider and used for nothing else. */
const CallSchema = z.object({
  plan: z.enum(PLAN_NAMES, { error: UNKNOWN_PLAN }),
  email: z.string().max(254).optional(),
  userId: z.string().max(100).optional(),
  referralCode: z.string().max(40).optional(),
})

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = await parseCall(request, CallSchema)
  if (refusal) return refusal
  const student = await readStudentSession(request)
  if (student && waitsForParent(student)) return noStoreJson({ message: 'A parent has to agree before anything is bought.' }, 403)

  if (student && !student.profile) return noStoreJson({ message: 'Please say first who uses this account.' }, 403)
  if (student && (await findOwnPlan(student.id))) return noStoreJson({ message: HAS_PLAN }, 409)

  const { plan, email = '', userId = '', referralCode } = value
  const start = await startCheckout(request, {
    plan,
    userId: student?.id ?? null,
    attempt: attemptOf(request, { isGuest: !student, email, userId }),
    referralCode: await referralOf(request, referralCode),
    guest: student ? undefined : { id: userId, email },
  })

  switch (start.outcome) {
    case 'open':
      return noStoreJson({ url: start.url }, 200, { cookie: start.cookie })
    case 'limited':
      return noStoreJson({ message: 'That was too many tries. Please wait before you try again.' }, 429, { retryAfter: start.retryAfter })
    // A call brings none.
    case 'coupon':
    case 'paid':
      return noStoreJson({ message: HAS_PLAN }, 409)
    case 'busy':
      return noStoreJson({ message: 'A payment page is open already. Pay there, or try again in a minute.' }, 409)
    case 'unanswered':
      return noStoreJson({ message: 'We could not open the payment page. Nothing was charged. Please try again in a minute.' }, 502)
  }
}

/** The same call again is the same checkout; a guest who cannot be told from others gets one of their own each time. */
function attemptOf(request: Request, { isGuest, email, userId }: { isGuest: boolean; email: string; userId: string }): string {
  if (!isGuest) return 'call'
  return userId.length < 16 ? randomToken() : JSON.stringify(['call', addressOf(request), userId, email])
}
