/** Who is let in when, with a clock of the test's own. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWaitingRoom } from './waiting-room.mjs'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openRoom() {
  const room = createWaitingRoom({ now: () => Date.now() })
  const inside: { name: string; leave: () => void }[] = []
  const guest = (name: string, isGone = false) => {
    const res = new EventEmitter()
    const begin = () => inside.push({ name, leave: () => res.emit('close') })
    return { res: res as never, begin, isGone: () => isGone }
  }
  return {
    inside,
    names: () => inside.map(({ name }) => name),
    stranger: (name: string, { address = 'one', isGone = false } = {}) => room.admitStranger(guest(name, isGone), address),
    member: (name: string) => {
      const { res, begin } = guest(name)
      room.admitMember(res, begin)
    },
    pass: (ms: number) => vi.advanceTimersByTime(ms),
  }
}

test('four strangers are let in, and the fifth when one leaves', () => {
  const { inside, names, stranger, pass } = openRoom()
  for (const name of 'abcde') expect(stranger(name)).toBe(true)
  expect(names()).toEqual([...'abcd'])
  inside[2]?.leave()
  pass(0)
  expect(names()).toEqual([...'abcde'])
})

test('beside somebody signed in one stranger is let in at a time, and 25 ms after the last', () => {
  const { inside, names, stranger, member, pass } = openRoom()
  member('ada')
  for (const name of 'abc') stranger(name)
  expect(names()).toEqual(['ada', 'a'])
  inside[1]?.leave()
  pass(24)
  expect(names()).toEqual(['ada', 'a'])
  pass(2)
  expect(names()).toEqual(['ada', 'a', 'b'])
  pass(100)
  expect(names()).toEqual(['ada', 'a', 'b'])
})

test('somebody signed in is let in at once, however many wait', () => {
  const { names, stranger, member } = openRoom()
  for (let number = 0; number < 50; number++) stranger(`s${number}`)
  member('ada')
  expect(names().at(-1)).toBe('ada')
})

test('addresses take turns', () => {
  const { inside, names, stranger, pass } = openRoom()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) stranger(name, { address: 'a' })
  stranger('b1', { address: 'b' })
  for (const number of [0, 1]) {
    inside[number]?.leave()
    pass(0)
  }
  expect(names()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'])
})

test('whoever has gone takes no place, and a request that takes half a second keeps none', () => {
  const { names, stranger, pass } = openRoom()
  for (const name of 'abcd') stranger(name)
  stranger('gone', { isGone: true })
  stranger('e')
  pass(499)
  expect(names()).toEqual([...'abcd'])
  pass(2)
  expect(names()).toEqual([...'abcde'])
})

test('three hundred of one address may wait, and a thousand in all', () => {
  const { stranger } = openRoom()
  const admitted = Array.from({ length: 320 }, (_, number) => stranger(`${number}`, { address: 'crowd' }))
  expect(admitted.filter(Boolean)).toHaveLength(304)
  const others = Array.from({ length: 1000 }, (_, number) => stranger(`${number}`, { address: `address ${number}` }))
  expect(others.filter(Boolean)).toHaveLength(700)
})
