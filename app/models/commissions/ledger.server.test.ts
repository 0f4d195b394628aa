/** The ledger under every sequence of events: what it adds up to is what stands in the columns, the referrals and the payments. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { OrderStatus } from '~/generated/prisma/enums'
import { giveSeats } from '~/models/scholarship/gift.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { createPartner } from '../../../tests/factories/partners'
import { settleReferral } from './conversion.server'
import { balancesOf, owedFor } from './ledger.server'
import { matureCommissions } from './mature.server'
import { decidePayment } from './payouts/decide.server'
import { preparePayments } from './payouts/prepare.server'

/** Numbers that look random, the same in each run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

interface Sale {
  userId: string
  stripeInvoiceId: string
  paymentId: string
}

interface Becoming {
  status: OrderStatus
  refundedAmount?: number
  returnedAmount?: number
}

/** Reads the payment as the synchronization does; the account may be gone by then. */
async function settle({ userId, stripeInvoiceId, paymentId }: Sale, now: Date): Promise<void> {
  const invoice = { id: stripeInvoiceId, subscriptionId: null, priceId: null, number: null, url: null, amount: 0, status: 'paid' as const }
  const rest = {
    isRenewal: true,
    createdAt: now,
    paidAt: now,
    paymentId,
    tax: 0,
    card: null,
    refunded: 0,
    isDisputed: false,
    isLost: false,
  }
  const known = { invoices: [{ ...invoice, ...rest }], subscriptions: [] }
  const user = await db.user.findUnique({ where: { id: userId }, select: { id: true } })
  await db.$transaction((transaction) => settleReferral(transaction, { userId: user?.id ?? null, known }, now))
}

async function pays(referralCode: string, amount: number, now: Date): Promise<Sale> {
  const { id: userId } = await createStudent()
  await db.user.update({ where: { id: userId }, data: { referralCode } })
  const [stripeInvoiceId, paymentId] = [`in_${randomUUID()}`, `pi_${randomUUID()}`]
  const order = {
    userId,
    plan: 'annual',
    amount,
    status: 'paid' as const,
    stripeInvoiceId,
    stripePaymentId: paymentId,
    paidAt: now,
  }
  await db.order.create({ data: order })
  const sale = { userId, stripeInvoiceId, paymentId }
  await settle(sale, now)
  return sale
}

async function becomes(sale: Sale, change: Becoming, now: Date): Promise<void> {
  const data = { refundedAmount: 0, returnedAmount: 0, ...change }
  await db.order.update({ where: { stripeInvoiceId: sale.stripeInvoiceId }, data })
  await settle(sale, now)
}

/** What a payment becomes, by what happened to it; a cent of it and what went back another way are paid all the same. */
const CHANGES = {
  refund: { status: 'refunded' },
  cent: { status: 'paid', refundedAmount: 1 },
  another: { status: 'paid', returnedAmount: 100 },
  dispute: { status: 'disputed' },
  win: { status: 'paid' },
} as const satisfies Record<string, Becoming>

/** Holds everything to everything else. */
async function check(affiliateId: string, after: string): Promise<void> {
  const row = await db.affiliatePartner.findUniqueOrThrow({ where: { id: affiliateId } })
  const { _sum } = await db.commissionEntry.aggregate({ where: { affiliateId }, _sum: { pending: true, payable: true, paid: true } })
  const referrals = await db.referral.findMany({ where: { affiliateId } })
  const payments = await db.commissionPayment.findMany({ where: { affiliateId } })
  const owed = (status: (one: (typeof referrals)[number]) => boolean) =>
    referrals.filter(status).reduce((sum, one) => sum + owedFor(one), 0)
  const balances = balancesOf(row)
  expect({ pending: _sum.pending ?? 0, payable: _sum.payable ?? 0, paid: _sum.paid ?? 0 }, after).toEqual(balances)
  expect(balances.pending, after).toBe(owed(({ status }) => status === 'pending'))
  expect(row.totalCommissionEarned, after).toBe(owed(({ status }) => status !== 'cancelled'))
  expect(balances.paid, after).toBe(payments.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0))
  expect(row.totalReferrals, after).toBe(referrals.length)
  expect(row.totalConversions, after).toBe(referrals.filter(({ convertedAt, status }) => convertedAt && status !== 'cancelled').length)
  const open = payments.filter(({ status }) => status === 'pending' || status === 'payable')
  expect(open.length, after).toBeLessThan(2)
  for (const { amount, status } of open) if (status === 'pending') expect(amount, after).toBeLessThanOrEqual(Math.max(0, balances.payable))
  for (const { id, referralIds, status } of payments) {
    const within = referrals.filter(({ payoutId }) => payoutId === id).map((one) => one.id)
    if (status === 'pending') expect(within.toSorted(), after).toEqual(referralIds.toSorted())
  }
}

const EVENTS = [
  ...(['pay', 'wait', 'prepare', 'approve', 'transfer', 'cancel', 'leave', 'seats'] as const),
  ...(['refund', 'cent', 'another', 'dispute', 'win'] as const),
]

test.each([1, 2, 3, 4])(
  'any sequence of events leaves sums that equal the balances (%i)',
  async (seed) => {
    const random = seeded(seed * 7_919)
    await createStudent({ role: 'admin' })
    const { id } = await createPartner({ audience: 'affiliate' })
    const split = { splitCommissionRate: random(20), payoutDetails: { paypalEmail: 'pay@example.com' } }
    const { referralCode } = await db.affiliatePartner.update({ where: { id }, data: split })
    const sales: Awaited<ReturnType<typeof pays>>[] = []
    let now = new Date()
    for (let turn = 0; turn < 40; turn += 1) {
      const event = turn < 4 ? 'pay' : (EVENTS[random(EVENTS.length)] ?? 'pay')
      const sale = sales[random(Math.max(1, sales.length))]
      const open = await db.commissionPayment.findFirst({ where: { affiliateId: id, status: { in: ['pending', 'payable'] } } })
      const step = { approve: 'approve', transfer: 'pay', cancel: 'cancel' } as const
      if (event === 'pay') sales.push(await pays(referralCode, 100 + random(30_000), now))
      else if (event === 'wait') {
        now = new Date(now.getTime() + 16 * DAY_MS)
        await matureCommissions(now)
      } else if (event === 'prepare') await preparePayments('admin', [id], now)
      else if (event === 'seats') await giveSeats({ affiliateId: id, seats: 1 + random(3), attempt: randomUUID() }, now)
      else if (event === 'approve' || event === 'transfer' || event === 'cancel') {
        const who = event === 'transfer' ? 'another' : 'admin'
        if (open) await decidePayment({ paymentId: open.id, actorId: who, step: step[event], amount: open.amount }, now)
      } else if (event === 'leave') await db.user.deleteMany({ where: { id: sale?.userId } })
      else if (sale) {
        await becomes(sale, CHANGES[event], now)
        const { status } = await db.referral.findUniqueOrThrow({ where: { paymentId: sale.paymentId } })
        expect(status === 'cancelled', `seed ${seed}, turn ${turn}: ${event}`).toBe(event !== 'win')
      }
      await check(id, `seed ${seed}, turn ${turn}: ${event}`)
    }
    expect(await db.commissionEntry.count({ where: { affiliateId: id } })).toBeGreaterThan(8)
  },
  60_000,
)

test('what was paid out and went back to the family makes the next payment less', async () => {
  const { id } = await createPartner({ audience: 'affiliate' })
  const { referralCode } = await db.affiliatePartner.update({ where: { id }, data: { payoutDetails: { paypalEmail: 'pay@example.com' } } })
  const [now, later] = [new Date(), new Date(Date.now() + 31 * DAY_MS)]
  const first = await pays(referralCode, 9_900, now)
  await matureCommissions(later)
  const payOut = async (at: Date) => {
    const [paymentId = ''] = await preparePayments('one', [id], at)
    const { amount = 0 } = (await db.commissionPayment.findUnique({ where: { id: paymentId } })) ?? {}
    for (const [actorId, step] of [
      ['one', 'approve'],
      ['two', 'pay'],
    ] as const)
      await decidePayment({ paymentId, actorId, step, amount }, at)
    return amount
  }
  expect(await payOut(later)).toBe(3_465)
  await becomes(first, CHANGES.dispute, later)
  const second = new Date(later.getTime() + 31 * DAY_MS)
  await pays(referralCode, 29_900, later)
  await matureCommissions(second)
  expect(await payOut(second)).toBe(10_465 - 3_465)
  await check(id, 'at the end')
})

test('nothing is approved or paid for an affiliate who is suspended, and it can be called off', async () => {
  const { id } = await createPartner({ audience: 'affiliate' })
  const { referralCode } = await db.affiliatePartner.update({ where: { id }, data: { payoutDetails: { paypalEmail: 'pay@example.com' } } })
  await pays(referralCode, 9_900, new Date())
  const later = new Date(Date.now() + 31 * DAY_MS)
  await matureCommissions(later)
  const [paymentId = ''] = await preparePayments('one', [id], later)
  await db.affiliatePartner.update({ where: { id }, data: { status: 'suspended' } })
  const decide = (step: 'approve' | 'cancel') => decidePayment({ paymentId, actorId: 'one', step, amount: 3_465 }, later)
  expect([await decide('approve'), await decide('cancel')]).toEqual(['suspended', 'done'])
  await check(id, 'at the end')
})

test('what a family paid before the affiliate was approved earns nothing later', async () => {
  const { id } = await createPartner({ audience: 'affiliate' })
  const now = new Date()
  const decidedAt = new Date(now.getTime() + DAY_MS)
  const { referralCode } = await db.affiliatePartner.update({ where: { id }, data: { status: 'suspended' } })
  const sale = await pays(referralCode, 9_900, now)
  await db.affiliatePartner.update({ where: { id }, data: { status: 'approved', decidedAt } })
  await settle(sale, decidedAt)
  expect(await db.referral.findUnique({ where: { refereeUserId: sale.userId } })).toMatchObject({
    status: 'cancelled',
    commissionAmount: 0,
  })
  await check(id, 'at the end')
})
