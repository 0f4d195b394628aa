/** Applications of tutors and affiliates as forms send them: the account's own fields, and what the application says. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Registration } from '~/models/accounts/account.server'
import type { Partner } from '~/models/accounts/audiences/standing.server'
import { AFFILIATE_FIELDS, TUTOR_FIELDS, TUTOR_PROFILE_FIELDS } from './fields'

const TutorSchema = formSchema(TUTOR_FIELDS, { isStrict: true })
const AffiliateSchema = formSchema(AFFILIATE_FIELDS, { isStrict: true })
export const TutorProfileSchema = formSchema(TUTOR_PROFILE_FIELDS, { isStrict: true })

/** The schema of an audience's application, which makes a registration of it. */
export function applicationSchema(audience: Partner) {
  return audience === 'tutor'
    ? TutorSchema.transform((sent) => toRegistration('tutor', sent))
    : AffiliateSchema.transform((sent) => toRegistration('affiliate', sent))
}

interface Sent {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
}

function toRegistration<Fields extends Sent>(audience: Partner, sent: Fields): Omit<Registration, 'previousId'> {
  const { firstName, lastName, email, password, confirmPassword: _, ...details } = sent
  return { audience, firstName, lastName, email, password, details: JSON.parse(JSON.stringify(details)) }
}

/** What a tutor tells families. */
export function findTutorProfile(id: string) {
  return db.tutor.findUniqueOrThrow({
    where: { id },
    select: { specialization: true, experience: true, certifications: true, tutoringAgency: true, bio: true, totalStudents: true },
  })
}

/** Saves it; an empty field is none. False when the tutor is not approved, or no longer. */
export async function saveTutorProfile(id: string, profile: TutorProfile): Promise<boolean> {
  const { specialization, experience, certifications = null, tutoringAgency = null, bio = null } = profile
  const { count } = await db.tutor.updateMany({
    where: { id, approvalStatus: 'approved' },
    data: { specialization, experience, certifications, tutoringAgency, bio },
  })
  return count === 1
}

type TutorProfile = ReturnType<(typeof TutorProfileSchema)['parse']>
