/** The end of a listing: its owner asked for it, or it should never have been. The row goes, and the log keeps who deleted it and why. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { logAction } from '~/models/audit-log.server'
import { queueMail } from '~/models/mail/mail.server'
import type { Done } from '~/models/partners/decision.server'
import { LISTING_DELETION_FIELDS } from './fields'

const ACTION = 'delete listing'

export const ListingDeletionSchema = formSchema(LISTING_DELETION_FIELDS)

interface Deletion {
  id: string
  actorId: string
  reason: string
}

/** Deletes a listing in whatever state it is, and tells its address. Null when there is none that is confirmed, or somebody was faster. */
export async function deleteListing({ id, actorId, reason }: Deletion): Promise<Done | null> {
  return db.$transaction(async (transaction) => {
    const where = { id, confirmedAt: { not: null } }
    const listing = await transaction.listing.findFirst({ where, select: { kind: true, state: true, status: true, email: true } })
    if (!listing) return null
    const { email, ...before } = listing
    const { count } = await transaction.listing.deleteMany({ where: { ...where, email } })
    if (count === 0) return null

    await logAction(transaction, { actorId, action: ACTION, target: id, before, after: { reason } })
    const { refusal } = await queueMail(transaction, { kind: 'notice', template: 'listing-deleted', recipient: email, aboutId: id })
    return { outcome: 'done', isMailed: refusal === null }
  })
}

/** Why a listing was deleted; nothing else of it is left to be read. */
export async function deletionReason(listingId: string): Promise<string | undefined> {
  const line = await db.auditLog.findFirst({ where: { action: ACTION, target: listingId }, select: { after: true } })
  return ListingDeletionSchema.safeParse(line?.after).data?.reason
}
