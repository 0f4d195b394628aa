/** Money for seats that goes back, is held by a bank, and comes back: whoever has the group, and whoever is gone. */
import { expect, test } from 'vitest'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { listMonths, listOpenCases } from '~/models/money/admin/months.server'
import { beginCheckout, openCheckout } from '~/models/money/checkout.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { readSession } from '~/services/payments/checkout.server'
import { stripe } from '~/services/payments/client.server'
import { createStudent } from '../../../tests/factories/accounts'
import { createSeat, invite } from '../../../tests/factories/groups/groups'
import { mailTo } from '../../../tests/support/post-office'
import { payAt, press } from '../../../tests/support/services/payments'
import { findInvitation } from './people/invitation.server'

/** A group that was paid for, with a member and somebody who is invited. */
async function boughtGroup() {
  const buyer = await createStudent()
  const checkout = await beginCheckout({ plan: 'seats', seats: 3, userId: buyer.id, attempt: randomToken() }, async () => null)
  if (!('id' in checkout)) throw new Error('nobody counts here')
  const opening = await openCheckout(checkout, [])
  if (opening.outcome !== 'open') throw new Error(opening.outcome)
  await payAt(opening.url)
  const { stripeSessionId } = await db.checkout.findUniqueOrThrow({ where: { id: checkout.id } })
  const session = await readSession(stripeSessionId ?? '')
  const [customerId, paymentId] = [session?.customerId ?? '', session?.paymentId ?? '']
  await syncCustomer(customerId)
  const { id } = await db.groupPurchase.findUniqueOrThrow({ where: { stripePaymentId: paymentId } })
  const { student } = await createSeat(id)
  const { code } = await invite(id, `waits-${id}@example.com`.toLowerCase())
  const [charge] = (await stripe.charges.list({ customer: customerId })).data
  return { id, buyer, student, code, customerId, paymentId, charge: charge?.id ?? '' }
}

const seatOf = (userId: string) => db.userSubscription.findFirstOrThrow({ where: { userId } })
const groupOf = (id: string) => db.groupPurchase.findUniqueOrThrow({ where: { id } })
const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)

test('while a bank decides the seats rest, and open again with everything when it decides for us', async () => {
  const { id, buyer, student, code, customerId, charge } = await boughtGroup()
  const before = { seat: await seatOf(student.id), cases: (await listOpenCases()).counts.disputed, month: (await listMonths())[0] }
  await press(`/charges/${charge}/dispute`)
  await syncCustomer(customerId)
  await syncCustomer(customerId)
  expect(await groupOf(id)).toMatchObject({ status: 'disputed' })
  expect(await seatOf(student.id)).toMatchObject({ isActive: false })
  expect(await findInvitation(code)).toBeNull()
  expect((await listOpenCases()).counts.disputed - before.cases).toBe(1)
  expect((await listMonths())[0]?.refunded).toBe((before.month?.refunded ?? 0) + 9_000)

  expect(await subjects(student.email)).toEqual(['Your full access is on hold'])
  expect(await subjects(buyer.email)).toContain('Your group’s seats are on hold')

  const [dispute] = (await stripe.disputes.list({ charge })).data
  await press(`/disputes/${dispute?.id}/close`, { status: 'won' })
  await syncCustomer(customerId)
  await syncCustomer(customerId)
  expect(await groupOf(id)).toMatchObject({ status: 'active', stoppedAt: null, usedSeats: 1 })
  expect(await seatOf(student.id)).toEqual(before.seat)
  expect(await findInvitation(code)).not.toBeNull()
  expect((await listMonths())[0]?.refunded).toBe(before.month?.refunded ?? 0)
  expect(await subjects(student.email)).toContain('Your full access is open again')
  expect(await subjects(buyer.email)).toContain('Your group’s seats are open again')
})

test('a bank that keeps the money ends the seats, and nobody is told twice', async () => {
  const { id, student, customerId, charge } = await boughtGroup()
  await press(`/charges/${charge}/dispute`)
  await syncCustomer(customerId)
  const [dispute] = (await stripe.disputes.list({ charge })).data
  await press(`/disputes/${dispute?.id}/close`, { status: 'lost' })
  await syncCustomer(customerId)
  expect(await groupOf(id)).toMatchObject({ status: 'refunded', refundedAmount: 9_000 })
  expect(await seatOf(student.id)).toMatchObject({ isActive: false })
  expect(await db.groupInvitation.count({ where: { groupPurchaseId: id, status: 'sent' } })).toBe(0)
  expect(await subjects(student.email)).toEqual(['Your full access is on hold'])
})

test('money that goes back to a buyer whose account is gone ends the seats of whoever has the group now', async () => {
  const { id, student, customerId, paymentId } = await boughtGroup()
  const heir = await createStudent()
  await db.groupPurchase.update({ where: { id }, data: { adminUserId: heir.id } })
  await db.paymentCustomer.update({ where: { id: customerId }, data: { userId: null, email: null, attachedAt: new Date() } })
  await stripe.refunds.create({ payment_intent: paymentId })
  await syncCustomer(customerId)
  expect(await groupOf(id)).toMatchObject({ status: 'refunded', adminUserId: heir.id })
  expect(await seatOf(student.id)).toMatchObject({ isActive: false })
  expect(await subjects(heir.email)).toEqual(['Your group’s seats are on hold'])
})
