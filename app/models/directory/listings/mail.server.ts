/** What is mailed about a listing. The record names the listing; what is said is read when the mail is sent. */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { ApprovalStatus } from '~/generated/prisma/enums'
import { tokenOfMail, type WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { deletionReason } from './deletion.server'

/** What is said once there is nothing left to read. */
const DELETED = 'listing-deleted'

/** What each of the others says of the listing, which must still be so when it is sent. */
const SAID = {
  'listing-confirmation': 'pending',
  'listing-approved': 'approved',
  'listing-rejected': 'rejected',
  'listing-suspended': 'suspended',
  'listing-restored': 'approved',
} as const satisfies Record<string, ApprovalStatus>
type ListingMail = keyof typeof SAID | typeof DELETED

export function isListingMail(template: string): template is ListingMail {
  return template in SAID || template === DELETED
}

/** The letter about a listing; null when the listing is gone untold, its link was used, or something else was decided since. */
export async function listingLetter({ id, recipient }: WaitingMail, template: ListingMail, listingId: string): Promise<Letter | null> {
  if (template === DELETED) return { template, recipient, reason: await deletionReason(listingId) }
  const listing = await db.listing.findUnique({ where: { id: listingId } })
  if (listing?.status !== SAID[template]) return null
  if (template !== 'listing-confirmation') {
    const { kind, state, slug, name, decisionReason } = listing
    return { template, recipient, name, reason: decisionReason ?? undefined, listing: { kind, state, slug } }
  }
  // Nobody is greeted before the address is confirmed: a stranger may have typed name and address.
  const token = tokenOfMail(template, id)
  const isAwaited = listing.tokenHash === hashToken(token)
  return isAwaited ? { template, recipient, token, listing: { kind: listing.kind, state: listing.state, slug: null } } : null
}
