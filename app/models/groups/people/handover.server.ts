/** Handing a group over: its admin names an address, and the account with that address agrees or not. Until then nothing changes. */
import { db } from '~/db.server'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { queueMail } from '~/models/mail/mail.server'
import { DAY_MS } from '~/utils/time/durations'
import { HANDOVER_DAYS, PURCHASE_TYPES } from '../fields'
import { lockGroup } from '../seats.server'
import { tellGroup } from '../tell.server'

interface Offer {
  groupPurchaseId: string
  userId: string
  /** In lower case. */
  email: string
}

/** `limited`: the address or the account has had its mails of today, `retryAfter` in seconds; `none`: not this account's group, or it is over. */
export type OfferOutcome = { outcome: 'offered' | 'none' } | { outcome: 'limited'; retryAfter: number }

/** Rolls back an offer whose mail would not go. */
class Limited extends Error {
  constructor(readonly retryAfter: number) {
    super('no offer was made')
  }
}

/** Offers the group; the answer is the same whether there is such an account or not. Another offer takes the place of the one before. */
export async function offerGroup({ groupPurchaseId, userId, email }: Offer, now = new Date()): Promise<OfferOutcome> {
  try {
    return await db.$transaction(async (transaction) => {
      await lockGroup(transaction, groupPurchaseId)
      const { count } = await transaction.groupPurchase.updateMany({
        where: { ...own({ groupPurchaseId, userId }), closedAt: null },
        data: { handoverEmail: email, handoverAt: now },
      })
      if (count === 0) return { outcome: 'none' }
      const sender = { accountId: userId }
      const mail = { kind: 'handover', template: 'group-handover', recipient: email, aboutId: groupPurchaseId, sender } as const
      const { refusal } = await queueMail(transaction, mail)
      if (refusal) throw new Limited(refusal.retryAfter)
      return { outcome: 'offered' }
    })
  } catch (error) {
    if (error instanceof Limited) return { outcome: 'limited', retryAfter: error.retryAfter }
    throw error
  }
}

/** Takes the offer back. False when there was none. */
export async function withdrawOffer({ groupPurchaseId, userId }: Omit<Offer, 'email'>): Promise<boolean> {
  const { count } = await db.groupPurchase.updateMany({
    where: { ...own({ groupPurchaseId, userId }), handoverEmail: { not: null } },
    data: { handoverEmail: null, handoverAt: null },
  })
  return count === 1
}

function own({ groupPurchaseId: id, userId: adminUserId }: Omit<Offer, 'email'>) {
  return { id, adminUserId, purchaseType: PURCHASE_TYPES.group, status: 'active' as const }
}

function offeredTo(email: string, now: Date) {
  const since = new Date(now.getTime() - HANDOVER_DAYS * DAY_MS)
  return { handoverEmail: email, handoverAt: { gt: since }, status: 'active' as const, closedAt: null, expiresAt: { gt: now } }
}

/** The groups that are offered to the account with this address. */
export function listOffers(email: string, now = new Date()) {
  return db.groupPurchase.findMany({
    where: offeredTo(email, now),
    orderBy: { handoverAt: 'desc' },
    select: { id: true, totalSeats: true, usedSeats: true, expiresAt: true, admin: { select: { firstName: true, lastName: true } } },
  })
}

interface Taking {
  groupPurchaseId: string
  user: { id: string; email: string }
}

/**
 * Makes the group that of the account to which it is offered, with its members and the invitations that wait, and tells the members; notes of
 * the admin before go, since nobody shall seem to have written what they did not. False when it is not offered to it any more, or a parent has to agree first.
 */
export function takeOver({ groupPurchaseId, user }: Taking, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    await lockGroup(transaction, groupPurchaseId)
    if ((await transaction.user.count({ where: { id: user.id, ...MAY_STORE_TEXT } })) === 0) return false
    const { count } = await transaction.groupPurchase.updateMany({
      where: { id: groupPurchaseId, ...offeredTo(user.email, now) },
      data: { adminUserId: user.id, handoverEmail: null, handoverAt: null },
    })
    if (count === 0) return false
    // Whoever never had a seat, or has none any more, is none of the new admin's.
    await transaction.groupInvitation.deleteMany({
      where: { groupPurchaseId, NOT: { OR: [{ status: 'accepted' }, { status: 'sent', expiresAt: { gt: now } }] } },
    })
    await transaction.groupInvitation.updateMany({ where: { groupPurchaseId }, data: { inviterUserId: user.id, inviteMessage: null } })
    await tellGroup(transaction, groupPurchaseId, { members: 'seat-new-admin' })
    return true
  })
}

/** Says no to a group that is offered. False when there was none. */
export async function refuseOffer({ groupPurchaseId, user }: Taking, now = new Date()): Promise<boolean> {
  const { count } = await db.groupPurchase.updateMany({
    where: { id: groupPurchaseId, ...offeredTo(user.email, now) },
    data: { handoverEmail: null, handoverAt: null },
  })
  return count === 1
}
