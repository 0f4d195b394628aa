/** Making the account of a tutor or an affiliate from a registration whose address was confirmed. It waits for an admin then. */
import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '~/db.server'
import type { Registration } from '~/generated/prisma/client'
import type { Audience } from '~/generated/prisma/enums'

const text = z.string().optional()

const TutorDetails = z.object({
  specialization: text,
  experience: text,
  certifications: text,
  tutoringAgency: text,
  bio: text,
})

const AffiliateDetails = z.object({
  company: text,
  type: text,
  website: text,
  socialX: text,
  socialInstagram: text,
  socialYoutube: text,
  socialTiktok: text,
  socialFacebook: text,
  socialLinkedin: text,
  socialPinterest: text,
  mainSocialChannel: text,
  promotionPlan: text,
  previousExperience: text,
})

type Applied = Pick<Registration, 'email' | 'password' | 'firstName' | 'lastName' | 'createdAt' | 'details'>

/** Makes the account; fails where the address has one, or where a code is taken, which is tried again with another. */
export async function makePartner(
  transaction: Database,
  audience: Exclude<Audience, 'student'>,
  { details, email, password, firstName, lastName, createdAt }: Applied,
): Promise<{ id: string }> {
  const person = { email, password, firstName, lastName, createdAt, emailVerified: true }
  const select = { id: true } as const
  if (audience === 'tutor') return transaction.tutor.create({ data: { ...person, ...TutorDetails.parse(details) }, select })
  return transaction.affiliatePartner.create({ data: { ...person, ...AffiliateDetails.parse(details), ...newReferralCodes() }, select })
}

/** The codes of a new affiliate: one to say, and one that stands in links. */
export function newReferralCodes() {
  return { referralCode: spokenCode(), referralLinkCode: randomBytes(8).toString('hex') }
}

const CONSONANTS = 'B D F G K L M N P R S T V Z'.split(' ')
const VOWELS = 'A E I O U'.split(' ')

/** Eight letters that can be said, such as BA-DO-KI-LU. */
function spokenCode(): string {
  const pick = (letters: string[]) => letters[randomInt(letters.length)] ?? ''
  return Array.from({ length: 4 }, () => pick(CONSONANTS) + pick(VOWELS)).join('')
}
