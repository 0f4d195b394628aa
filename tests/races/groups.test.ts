/** Seats when everything happens at once: never more members than seats, and one seat a code. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { closeGroup, endGroups } from '~/models/groups/ends.server'
import { takeOver } from '~/models/groups/people/handover.server'
import { acceptInvitation } from '~/models/groups/people/invitation.server'
import { invitePeople, revokeInvitation } from '~/models/groups/people/invite.server'
import { readInvitees } from '~/models/groups/people/invitees.server'
import { freeSeat, takeSeat } from '~/models/groups/seats.server'
import { createStudent } from '../factories/accounts'
import { createGroup, createSeat, invite, seatsOf } from '../factories/groups/groups'

const many = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)))

test('fifty accept at once where five seats are, and five have one', async () => {
  const { id } = await createGroup({ seats: 5 })
  const people = await many(50, async () => {
    const user = await createStudent()
    return { user, ...(await invite(id, user.email)) }
  })
  const outcomes = await many(50, (turn) => acceptInvitation(people[turn] as (typeof people)[number]))
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(45)
  expect(await seatsOf(id)).toEqual({ totalSeats: 5, usedSeats: 5, members: 5, accepted: 5 })
}, 60_000)

test('twenty presses of one code are one seat', async () => {
  const { id } = await createGroup({ seats: 5 })
  const user = await createStudent()
  const { code } = await invite(id, user.email)
  const outcomes = await many(20, () => acceptInvitation({ code, user }))
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
  expect(await seatsOf(id)).toEqual({ totalSeats: 5, usedSeats: 1, members: 1, accepted: 1 })
}, 60_000)

test('seats that are accepted, revoked and closed at once are counted as they end', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: groupPurchaseId, adminUserId: userId } = await createGroup({ seats: 4 })
    const seated = await many(2, () => createSeat(groupPurchaseId))
    const coming = await many(6, async () => {
      const user = await createStudent()
      return { user, ...(await invite(groupPurchaseId, user.email)) }
    })
    await Promise.all<unknown>([
      ...coming.map((one) => acceptInvitation(one)),
      ...seated.flatMap(({ invitationId }) => [1, 2].map(() => revokeInvitation({ invitationId, groupPurchaseId, userId }))),
      ...(round % 2 ? [closeGroup({ groupPurchaseId, userId })] : []),
    ])
    const { totalSeats, usedSeats, members, accepted } = await seatsOf(groupPurchaseId)
    const { status } = await db.groupPurchase.findUniqueOrThrow({ where: { id: groupPurchaseId } })
    expect(usedSeats).toBeLessThanOrEqual(totalSeats)
    if (status === 'active') expect([members, accepted]).toEqual([usedSeats, usedSeats])
    await many(4, () => endGroups(new Date('2040-01-01')))
    expect((await seatsOf(groupPurchaseId)).members).toBe(0)
  }
}, 60_000)

test('two groups that invite the same people in another order at once both do', async () => {
  for (let round = 0; round < 5; round += 1) {
    const groups = await many(2, () => createGroup({ seats: 20 }))
    const emails = Array.from({ length: 20 }, (_, turn) => `both${turn}-${groups[0]?.id}@example.com`.toLowerCase())
    const outcomes = await many(2, (turn) => {
      const { invitees } = readInvitees((turn ? emails.toReversed() : emails).join('\n'))
      const { id: groupPurchaseId, adminUserId: userId } = groups[turn] as (typeof groups)[number]
      return invitePeople({ groupPurchaseId, userId }, { invitees, note: null })
    })
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sent', 'sent'])
  }
}, 60_000)

test('a seat that is given and taken back without an invitation is counted once', async () => {
  const { id: groupPurchaseId } = await createGroup({ seats: 3 })
  const { id: userId } = await createStudent()
  expect((await many(8, () => db.$transaction((one) => takeSeat(one, { groupPurchaseId, userId })))).sort()[7]).toBe('taken')
  expect(await seatsOf(groupPurchaseId)).toMatchObject({ usedSeats: 1, members: 1 })
  const freed = await many(8, () => db.$transaction((one) => freeSeat(one, { groupPurchaseId, userId })))
  expect(freed.filter(Boolean)).toHaveLength(1)
  expect(await seatsOf(groupPurchaseId)).toMatchObject({ usedSeats: 0, members: 0 })
}, 60_000)

test('a group that is offered is taken over once', async () => {
  const { id: groupPurchaseId } = await createGroup()
  const user = await createStudent()
  await db.groupPurchase.update({ where: { id: groupPurchaseId }, data: { handoverEmail: user.email, handoverAt: new Date() } })
  expect((await many(6, () => takeOver({ groupPurchaseId, user }))).filter(Boolean)).toHaveLength(1)
  expect(await db.groupPurchase.findUnique({ where: { id: groupPurchaseId } })).toMatchObject({ adminUserId: user.id, handoverEmail: null })
}, 60_000)
