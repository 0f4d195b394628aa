/** Free seats when everything happens at once: none too many, no commission spent twice, and sums that stay true. */
import { expect, test } from 'vitest'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { balancesOf } from '~/models/commissions/ledger.server'
import { preparePayments } from '~/models/commissions/payouts/prepare.server'
import { decideRequest } from '~/models/scholarship/decision.server'
import { giveSeats } from '~/models/scholarship/gift.server'
import { openHousePool } from '~/models/scholarship/pools.server'
import { askForSeat, withdraw } from '~/models/scholarship/requests.server'
import { createStudent } from '../factories/accounts'
import { createEarner } from '../factories/commissions/earners'
import { createPool, createRequest } from '../factories/commissions/pools'

const many = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)))

/** What the lines say of a pool is what its purchase and the memberships say. */
async function poolHolds(poolId: string) {
  const { purchase } = await db.scholarshipPool.findUniqueOrThrow({ where: { id: poolId }, include: { purchase: true } })
  const lines = await db.seatEntry.groupBy({ by: ['step'], where: { poolId }, _sum: { seats: true } })
  const of = (step: string) => lines.find((line) => line.step === step)?._sum.seats ?? 0
  const members = await db.userSubscription.count({ where: { groupPurchaseId: purchase.id, isActive: true } })
  expect([of('opened'), of('given') - of('returned'), members]).toEqual([purchase.totalSeats, purchase.usedSeats, purchase.usedSeats])
  expect(purchase.usedSeats).toBeLessThanOrEqual(purchase.totalSeats)
  return purchase.usedSeats
}

test('fifty grants on five seats give five, and each request is decided once', async () => {
  const { id: pool, actorId } = await createPool(5)
  const requests = await many(50, () => createRequest())
  const outcomes = await many(50, (turn) => decideRequest({ id: requests[turn]?.id ?? '', actorId, step: 'grant', pool }))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(45)
  expect(await poolHolds(pool)).toBe(5)

  const given = requests[outcomes.indexOf('done')]
  const ends = await many(10, (turn) =>
    turn % 2 ? withdraw(given?.student.id ?? '') : decideRequest({ id: given?.id ?? '', actorId, step: 'end' }),
  )
  expect(ends.filter((outcome) => outcome === 'given-back' || outcome === 'done')).toHaveLength(1)
  expect(await poolHolds(pool)).toBe(4)
}, 90_000)

test('ten clicks ask once and open one pool; a request that is granted while it is taken back is one of the two', async () => {
  const { id: userId } = await createStudent()
  const asked = await many(10, () => askForSeat({ userId, exam: 'ISEE', forWhom: 'student' }))
  expect(asked.filter((outcome) => outcome === 'asked')).toHaveLength(1)
  const { id: actorId } = await createStudent({ role: 'admin' })
  const attempt = randomToken()
  const opened = await many(10, () => openHousePool({ actorId, seats: 2, attempt }))
  expect(new Set(opened).size).toBe(1)

  const pool = opened[0] ?? ''
  const request = await db.scholarshipRequest.findUniqueOrThrow({ where: { openKey: userId } })
  await Promise.all([withdraw(userId), decideRequest({ id: request.id, actorId, step: 'grant', pool })])
  expect(await poolHolds(pool)).toBe(0)
}, 60_000)

test('commission is turned into seats or paid out, never both, and ten tries give what the balance pays for', async () => {
  await createStudent({ role: 'admin' })
  const { id } = await createEarner([5_000, 4_500])
  const outcomes = await many(10, () => giveSeats({ affiliateId: id, seats: 1, attempt: randomToken() }))
  expect(outcomes.filter((outcome) => outcome === 'given')).toHaveLength(3)
  for (let round = 0; round < 6; round += 1) {
    const { id: affiliateId } = await createEarner([6_000])
    const attempt = randomToken()
    await many<unknown>(6, (turn) => (turn % 2 ? preparePayments('one', [affiliateId]) : giveSeats({ affiliateId, seats: 2, attempt })))
    const row = await db.affiliatePartner.findUniqueOrThrow({ where: { id: affiliateId } })
    const { _sum } = await db.commissionEntry.aggregate({ where: { affiliateId }, _sum: { pending: true, payable: true, paid: true } })
    expect(_sum).toEqual(balancesOf(row))
    const payments = await db.commissionPayment.findMany({ where: { affiliateId } })
    expect(payments).toHaveLength(1)
    expect(payments[0]?.amount).toBe(6_000)
    expect(balancesOf(row).payable).toBe(payments[0]?.paymentMethod === 'seats' ? 0 : 6_000)
    const pools = await db.scholarshipPool.findMany({ where: { affiliateId } })
    for (const pool of pools) await poolHolds(pool.id)
  }
}, 90_000)
