/** A tutor's own profiles in the directory: those under the address of the account, which both the profile and the account have confirmed. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { LINKING_FIELDS } from './fields'

export const LinkingSchema = formSchema(LINKING_FIELDS, { isStrict: true })

interface Owner {
  id: string
  email: string
}

/** The profiles that are the tutor's, linked or not, the newest first. */
export function ownListings({ id, email }: Owner) {
  return db.listing.findMany({
    where: { kind: 'tutor', confirmedAt: { not: null }, OR: [{ email }, { tutorId: id }] },
    orderBy: { createdAt: 'desc' },
    select: { id: true, name: true, state: true, city: true, slug: true, status: true, tutorId: true },
  })
}

/** Says that a profile is this account's. False when it is not the tutor's, not approved, or linked already. */
export async function linkListing({ id, email }: Owner, listingId: string): Promise<boolean> {
  const { count } = await db.listing.updateMany({
    where: { id: listingId, kind: 'tutor', email, status: 'approved', tutorId: null },
    data: { tutorId: id },
  })
  return count === 1
}

/** Takes that back. False when it was not linked to this account. */
export async function unlinkListing({ id }: Owner, listingId: string): Promise<boolean> {
  const { count } = await db.listing.updateMany({ where: { id: listingId, tutorId: id }, data: { tutorId: null } })
  return count === 1
}
