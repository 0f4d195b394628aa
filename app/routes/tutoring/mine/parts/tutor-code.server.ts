/** A tutor's code on its way: tried by a student, counted, and kept between the field and the page that asks for agreement. */
import { tutorCodeCookie } from '~/auth/cookies.server'
import { addressOf, countTry, giveBackTry } from '~/auth/limits.server'
import { readLinkToken } from '~/auth/link-token.server'
import { findOffer } from '~/models/tutoring/codes/join.server'

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** What the code offers; null for any that does nothing; the seconds to wait after too many of those. */
export async function tryCode(request: Request, studentId: string, code: string): Promise<Offer | { retryAfter: number } | null> {
  const address = addressOf(request)
  const retryAfter = (await countTry('tutor code account', studentId)) ?? (await countTry('tutor code address', address))
  if (retryAfter !== null) return { retryAfter }
  const offer = await findOffer({ studentId, code })
  if (!offer) return null
  await giveBackTry('tutor code account', studentId)
  await giveBackTry('tutor code address', address)
  return offer
}

/** The code that this browser has entered or followed; empty for none. */
export async function enteredCode(request: Request): Promise<string> {
  return (await readLinkToken(request, tutorCodeCookie)) ?? ''
}
