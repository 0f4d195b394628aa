/** What mails about seats say: read when they are sent, from the group, the invitation or the seat that the record names. */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { tokenOfMail, type WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { moneyText } from '~/utils/text/money'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE, profileTimeZone } from '~/utils/time/time-zones'

const SEAT_MAILS = ['seat-ending', 'seat-ended', 'seat-stopped', 'seat-open-again', 'seat-new-admin'] as const
type SeatMail = (typeof SEAT_MAILS)[number]

const PURCHASE_MAILS = ['seats-bought', 'group-ending', 'group-handover', 'group-stopped', 'group-open-again'] as const
type PurchaseMail = (typeof PURCHASE_MAILS)[number]

type GroupMail = 'seat-invitation' | SeatMail | PurchaseMail

export function isGroupMail(template: string): template is GroupMail {
  return template === 'seat-invitation' || isSeatMail(template) || PURCHASE_MAILS.some((name) => name === template)
}

function isSeatMail(template: string): template is SeatMail {
  return SEAT_MAILS.some((name) => name === template)
}

const READER = { select: { firstName: true, profile: { select: { timeZone: true } } } } as const

/** The letter; null when what it tells of is gone, or no longer so. */
export function groupLetter(mail: WaitingMail, template: GroupMail, aboutId: string): Promise<Letter | null> {
  if (template === 'seat-invitation') return invitationLetter(mail, aboutId)
  if (isSeatMail(template)) return seatLetter(mail, template, aboutId)
  return purchaseLetter(mail, template, aboutId)
}

/** Only the newest code opens anything: an older mail is not sent any more. Nobody is named, and nothing that somebody typed stands in it. */
async function invitationLetter({ id: mailId, recipient }: WaitingMail, id: string): Promise<Letter | null> {
  const token = tokenOfMail('seat-invitation', mailId)
  const where = { id, invitationCode: hashToken(token), status: 'sent' as const }
  const invitation = await db.groupInvitation.findFirst({ where, select: { expiresAt: true } })
  return invitation && { template: 'seat-invitation', recipient, token, on: dayText(invitation.expiresAt, DEFAULT_TIME_ZONE) }
}

async function seatLetter({ recipient }: WaitingMail, template: SeatMail, id: string): Promise<Letter | null> {
  const seat = await db.userSubscription.findUnique({ where: { id }, select: { endDate: true, isActive: true, user: READER } })
  const isOfOpen = template === 'seat-ending' || template === 'seat-open-again' || template === 'seat-new-admin'
  if (!seat?.endDate || (isOfOpen && !seat.isActive) || (template === 'seat-stopped' && seat.isActive)) return null
  return { template, recipient, name: seat.user.firstName, on: dayText(seat.endDate, profileTimeZone(seat.user)) }
}

async function purchaseLetter({ recipient }: WaitingMail, template: PurchaseMail, id: string): Promise<Letter | null> {
  const group = await db.groupPurchase.findUnique({
    where: { id },
    select: { totalSeats: true, totalAmount: true, purchaseDate: true, expiresAt: true, status: true, handoverEmail: true, admin: READER },
  })
  if (!group) return null
  const { totalSeats, totalAmount, purchaseDate, expiresAt, status, handoverEmail, admin } = group
  if (template === 'group-handover' && handoverEmail !== recipient) return null
  if ((template === 'group-ending' || template === 'group-open-again') && status !== 'active') return null
  if (template === 'group-stopped' && status !== 'disputed' && status !== 'refunded') return null
  const zone = profileTimeZone(admin ?? { profile: null })
  const payment = {
    plan: totalSeats === 1 ? '1 seat' : `${totalSeats} seats`,
    ...{ amount: moneyText(totalAmount), on: dayText(purchaseDate, zone), until: dayText(expiresAt, zone) },
  }
  // To whom it is offered is no account that we know: nobody is greeted by a name.
  return { template, recipient, name: template === 'group-handover' ? undefined : admin?.firstName, on: dayText(expiresAt, zone), payment }
}
