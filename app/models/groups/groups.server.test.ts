/** A group from the payment to its end: what is paid becomes seats, seats open everything, and end with their day or their money. */
import { expect, test } from 'vitest'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { beginCheckout, openCheckout } from '~/models/money/checkout.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { readSession } from '~/services/payments/checkout.server'
import { stripe } from '~/services/payments/client.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { createGroup, createSeat, invite, seatsOf } from '../../../tests/factories/groups/groups'
import { mailTo } from '../../../tests/support/post-office'
import { payAt } from '../../../tests/support/services/payments'
import { closeGroup, endGroups } from './ends.server'
import { PURCHASE_TYPES } from './fields'
import { arriveWithSeats } from './people/arrival.server'
import { acceptInvitation, declineInvitation, findInvitation } from './people/invitation.server'
import { invitePeople, resendInvitation, revokeInvitation } from './people/invite.server'
import { readInvitees } from './people/invitees.server'
import { openPurchase } from './purchase.server'

async function buy(userId: string, seats: number) {
  const checkout = await beginCheckout({ plan: 'seats', seats, userId, attempt: randomToken() }, async () => null)
  if (!('id' in checkout)) throw new Error('nobody counts here')
  const opening = await openCheckout(checkout, [])
  if (opening.outcome !== 'open') throw new Error(opening.outcome)
  await payAt(opening.url)
  const { stripeSessionId: sessionId } = await db.checkout.findUniqueOrThrow({ where: { id: checkout.id } })
  const session = await readSession(sessionId ?? '')
  return { sessionId: sessionId ?? '', customerId: session?.customerId ?? '', paymentId: session?.paymentId ?? '' }
}

const subscriptionOf = (userId: string) => db.userSubscription.findFirstOrThrow({ where: { userId } })

test('what was paid becomes one purchase, however often it is read, and a refund ends its seats', async () => {
  const { id: userId, email } = await createStudent()
  const { sessionId, customerId, paymentId } = await buy(userId, 3)
  const arrived = await arriveWithSeats({ sessionId, userId })
  await syncCustomer(customerId)
  const purchases = await db.groupPurchase.findMany({ where: { adminUserId: userId } })
  expect(purchases).toMatchObject([
    {
      purchaseType: 'group',
      totalSeats: 3,
      usedSeats: 0,
      pricePerSeat: 3_000,
      totalAmount: 9_000,
      stripePaymentId: paymentId,
      status: 'active',
    },
  ])
  const groupPurchaseId = purchases[0]?.id ?? ''
  expect(arrived).toEqual({ groupPurchaseId })
  expect(await arriveWithSeats({ sessionId, userId: (await createStudent()).id })).toBeNull()
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(['Your receipt: seats for your group'])
  expect(await db.order.count({ where: { userId } })).toBe(0)

  const { student } = await createSeat(groupPurchaseId)
  expect(await subscriptionOf(student.id)).toMatchObject({ subscriptionTier: 'scholarship_member', subscriptionType: 'group_member' })
  const { code } = await invite(groupPurchaseId, 'waits@example.com')
  await stripe.refunds.create({ payment_intent: paymentId, amount: 3_000 })
  await syncCustomer(customerId)
  expect(await subscriptionOf(student.id)).toMatchObject({ isActive: true })
  await stripe.refunds.create({ payment_intent: paymentId })
  await syncCustomer(customerId)
  await syncCustomer(customerId)
  expect(await db.groupPurchase.findMany({ where: { adminUserId: userId } })).toMatchObject([{ status: 'refunded' }])
  expect(await subscriptionOf(student.id)).toMatchObject({ isActive: false })
  expect((await mailTo(student.email)).map(({ subject }) => subject)).toEqual(['Your full access is on hold'])
  expect(await findInvitation(code)).toBeNull()
})

test('no purchase is written that the specification does not allow', async () => {
  const now = new Date()
  const { id: adminUserId } = await createStudent()
  const good = { adminUserId, purchaseType: PURCHASE_TYPES.pool, totalSeats: 1, totalAmount: 3_000, expiresAt: new Date(now.getTime() + 1) }
  const faults = [
    { ...good, totalSeats: 0 },
    { ...good, totalSeats: 51 },
    { ...good, totalAmount: 0 },
    { ...good, expiresAt: now },
  ].map((purchase) =>
    db
      .$transaction((transaction) => openPurchase(transaction, purchase, now))
      .then(
        () => 'written',
        ({ issues }) => issues[0].message,
      ),
  )
  expect(await Promise.all(faults)).toEqual([
    'Must have at least 1 seat',
    'Maximum 50 seats allowed',
    'Minimum purchase amount is $1',
    'Expiry date must be in the future',
  ])
})

test('a list is read as people write it, and every fault is named by its line', () => {
  const { invitees, faults } = readInvitees(
    'Email,First,Last\nana@example.org, Ana, Smith\n\nBo Li <bo@example.org>\n"cy@example.org";"Cy"\r\ndee@example.org\tDee\tO’Hara',
  )
  expect(faults).toEqual([])
  expect(invitees.map(({ line, email, firstName, lastName }) => [line, email, firstName, lastName])).toEqual([
    [2, 'ana@example.org', 'Ana', 'Smith'],
    [4, 'bo@example.org', 'Bo', 'Li'],
    [5, 'cy@example.org', 'Cy', null],
    [6, 'dee@example.org', 'Dee', 'O’Hara'],
  ])
  const wrong = readInvitees('ana@example.org\nnobody\nbo@\nANA+x@example.org\na@b.co, 1, 2, 3\n"open@example.org')
  expect(wrong.faults.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
  expect(readInvitees(Array.from({ length: 51 }, (_, index) => `p${index}@example.org`).join('\n')).faults[0]?.text).toContain('at most 50')
  expect(readInvitees(' \n').faults).toHaveLength(1)
})

test('all of a list are invited or nobody, with the message only on the page', async () => {
  const { id: groupPurchaseId, adminUserId: userId } = await createGroup({ seats: 3 })
  const group = { groupPurchaseId, userId }
  const [one, two] = [`one-${groupPurchaseId}@example.com`.toLowerCase(), `two-${groupPurchaseId}@example.com`.toLowerCase()]
  const list = (text: string) => ({ invitees: readInvitees(text).invitees, note: 'See you on <b>Monday</b>' })
  expect(await invitePeople({ ...group, userId: (await createStudent()).id }, list(one))).toEqual({ outcome: 'none' })
  expect(await invitePeople(group, list(`${one}\n${two}`))).toEqual({ outcome: 'sent', count: 2 })
  const again = await invitePeople(group, list(`three@example.com\n${two}`))
  expect(again).toMatchObject({ outcome: 'faults', faults: [{ line: 2 }] })
  expect(await invitePeople(group, list('three@example.com\nfour@example.com'))).toEqual({ outcome: 'too-few-seats', left: 1 })
  expect(await db.groupInvitation.count({ where: { groupPurchaseId } })).toBe(2)

  const [mail] = await mailTo(one)
  expect([mail?.text.includes('Monday'), mail?.html.includes('Monday'), mail?.subject]).toEqual([
    false,
    false,
    'A seat at Stanine is waiting for you',
  ])
  const code =
    mail?.links
      .find((link) => link.includes('/invitations/'))
      ?.split('/')
      .at(-1) ?? ''
  expect(await findInvitation(code)).toMatchObject({ inviteMessage: 'See you on <b>Monday</b>', inviter: 'Ada Example' })
  expect(await findInvitation(`${code}x`)).toBeNull()
})

test('an address gets three invitations a day, a group sends sixty an hour, and a full limit sends nothing', async () => {
  const { id: groupPurchaseId, adminUserId: userId } = await createGroup({ seats: 50 })
  const email = `often-${groupPurchaseId}@example.com`.toLowerCase()
  const group = { groupPurchaseId, userId }
  await invitePeople(group, { invitees: readInvitees(email).invitees, note: null })
  const { id: invitationId } = await db.groupInvitation.findFirstOrThrow({ where: { groupPurchaseId } })
  const resend = () => resendInvitation({ ...group, invitationId })
  expect([await resend(), await resend(), await resend()]).toEqual(['sent', 'sent', 'limited'])
  expect(await db.mailRecord.count({ where: { recipient: email } })).toBe(3)

  const other = await createGroup({ seats: 50 })
  const crowd = (from: number, count: number) =>
    readInvitees(Array.from({ length: count }, (_, index) => `c${from + index}-${other.id}@example.com`).join('\n')).invitees
  const full = { groupPurchaseId: other.id, userId: other.adminUserId }
  expect(await invitePeople(full, { invitees: crowd(0, 40), note: null })).toMatchObject({ outcome: 'sent' })
  await db.groupInvitation.updateMany({ where: { groupPurchaseId: other.id }, data: { status: 'revoked' } })
  expect(await invitePeople(full, { invitees: crowd(50, 21), note: null })).toMatchObject({ outcome: 'busy' })
  expect(await db.groupInvitation.count({ where: { groupPurchaseId: other.id } })).toBe(40)
})

test('an invitation waits no longer than its group, and an old one is not sent again beside a newer one', async () => {
  const { id: groupPurchaseId, adminUserId: userId } = await createGroup({ seats: 3, boughtAt: new Date(Date.now() - 355 * DAY_MS) })
  const group = { groupPurchaseId, userId }
  const email = `twice-${groupPurchaseId}@example.com`.toLowerCase()
  const old = await invite(groupPurchaseId, email, { expiresAt: new Date() })
  expect(await invitePeople(group, { invitees: readInvitees(email).invitees, note: null })).toMatchObject({ outcome: 'sent' })
  const { expiresAt } = await db.groupPurchase.findUniqueOrThrow({ where: { id: groupPurchaseId } })
  expect(await db.groupInvitation.count({ where: { groupPurchaseId, expiresAt } })).toBe(1)
  expect(await resendInvitation({ ...group, invitationId: old.id })).toBe('twice')
})

test('a seat goes to the invited mailbox alone, once, and not to a child whose parent has not agreed', async () => {
  const { id } = await createGroup({ seats: 3 })
  const [user, other] = [await createStudent(), await createStudent()]
  const child = await createStudent({ profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child' } })
  const { code } = await invite(id, user.email)
  expect(await acceptInvitation({ code, user: other })).toBe('other')
  expect(await declineInvitation({ code, user: other })).toBe(false)
  expect(await acceptInvitation({ code, user })).toBe('taken')
  expect(await acceptInvitation({ code, user })).toBe('none')
  const second = await invite(id, user.email)
  expect(await acceptInvitation({ code: second.code, user })).toBe('already')
  expect(await declineInvitation({ code: second.code, user })).toBe(true)
  const third = await invite(id, child.email)
  expect(await acceptInvitation({ code: third.code, user: child })).toBe('parent')
  expect(await acceptInvitation({ code: (await invite(id, other.email, { expiresAt: new Date() })).code, user: other })).toBe('none')
  expect(await seatsOf(id)).toEqual({ totalSeats: 3, usedSeats: 1, members: 1, accepted: 1 })
})

test('a seat that is taken back is free again, and its member is told', async () => {
  const { id: groupPurchaseId, adminUserId: userId } = await createGroup({ seats: 1 })
  const { student, invitationId } = await createSeat(groupPurchaseId)
  expect(await revokeInvitation({ invitationId, groupPurchaseId, userId: student.id })).toBeNull()
  expect(await revokeInvitation({ invitationId, groupPurchaseId, userId })).toBe('member')
  expect(await revokeInvitation({ invitationId, groupPurchaseId, userId })).toBeNull()
  expect(await subscriptionOf(student.id)).toMatchObject({ isActive: false })
  expect((await mailTo(student.email))[0]?.subject).toBe('Your full access has ended')
  await createSeat(groupPurchaseId)
  expect(await seatsOf(groupPurchaseId)).toEqual({ totalSeats: 1, usedSeats: 1, members: 1, accepted: 1 })
})

test('members and admin are told two weeks before the end, once, and on the day it ends', async () => {
  const boughtAt = new Date(Date.now() - 340 * DAY_MS)
  const { id, adminUserId } = await createGroup({ boughtAt })
  const { student } = await createSeat(id)
  const { expiresAt } = await db.groupPurchase.findUniqueOrThrow({ where: { id } })
  await endGroups(new Date(expiresAt.getTime() - 15 * DAY_MS))
  expect(await mailTo(student.email)).toEqual([])
  await endGroups(new Date(expiresAt.getTime() - 13 * DAY_MS))
  await endGroups(new Date(expiresAt.getTime() - 12 * DAY_MS))
  expect((await mailTo(student.email)).map(({ subject }) => subject)).toEqual(['When your full access ends'])
  const admin = await db.user.findUniqueOrThrow({ where: { id: adminUserId } })
  expect((await mailTo(admin.email)).map(({ subject }) => subject)).toEqual(['Your group’s seats end soon'])
  const { student: late } = await createSeat(id)
  expect((await mailTo(late.email)).map(({ subject }) => subject)).toEqual(['When your full access ends'])
  await endGroups(expiresAt)
  expect(await db.groupPurchase.findUnique({ where: { id } })).toMatchObject({ status: 'expired', usedSeats: 2 })
  expect(await subscriptionOf(student.id)).toMatchObject({ isActive: false, endDate: expiresAt })
})

test('a group closes a week after its members were told, and at once where nobody has a seat', async () => {
  const now = new Date()
  const [full, empty] = [await createGroup(), await createGroup()]
  const { student } = await createSeat(full.id)
  const { code } = await invite(full.id, 'late@example.com')
  const closing = { groupPurchaseId: full.id, userId: full.adminUserId }
  const end = await closeGroup(closing, now)
  expect(end).toEqual(new Date(now.getTime() + 7 * DAY_MS))
  expect(await closeGroup(closing, now)).toBeNull()
  expect(await findInvitation(code)).toBeNull()
  expect(await subscriptionOf(student.id)).toMatchObject({ isActive: true, endDate: end })
  expect((await mailTo(student.email))[0]?.subject).toBe('When your full access ends')
  expect(await closeGroup({ groupPurchaseId: empty.id, userId: empty.adminUserId }, now)).toEqual(now)
  expect(await db.groupPurchase.findUnique({ where: { id: empty.id } })).toMatchObject({ status: 'expired' })
})
