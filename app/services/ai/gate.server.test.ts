/** The gate before the model. */
import { expect, test } from 'vitest'
import { makeGate } from './gate.server'

const NEVER = new AbortController().signal

test('four are let in, and the others one by one as somebody leaves, in their order', async () => {
  const gate = makeGate(4)
  const order: number[] = []
  const leaves = await Promise.all([1, 2, 3, 4].map(() => gate.enter(NEVER)))
  async function enterAs(number: number) {
    const leave = await gate.enter(NEVER)
    order.push(number)
    return leave
  }
  const late = [5, 6].map((number) => enterAs(number))
  expect(gate.counts()).toEqual({ inside: 4, waiting: 2 })

  leaves[0]?.()
  leaves[0]?.()
  const leaveFifth = await late[0]
  expect([order, gate.counts()]).toEqual([[5], { inside: 4, waiting: 1 }])
  leaveFifth?.()
  await late[1]
  expect(order).toEqual([5, 6])
})

test('whoever gives up leaves the line and takes nobody’s place', async () => {
  const gate = makeGate(1)
  const leave = await gate.enter(NEVER)
  const giveUp = new AbortController()
  const waiting = gate.enter(giveUp.signal)
  giveUp.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  await expect(gate.enter(giveUp.signal)).rejects.toThrow('too late')
  leave()
  expect(gate.counts()).toEqual({ inside: 0, waiting: 0 })
})
