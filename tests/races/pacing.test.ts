/** Races of the pacing trainer: starts at once, presses at once, and an end while something is pressed. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Membership } from '~/models/membership/membership'
import { pacedDrill } from '~/models/pacing/drill.server'
import { endDrill } from '~/models/pacing/end.server'
import { finishDrill, moveOn } from '~/models/pacing/move.server'
import { startDrill } from '~/models/pacing/start.server'
import { createStudent } from '../factories/accounts'
import { drillOf, startedDrill } from '../factories/practice/drills'

const FREE: Membership = { state: 'free', tier: 'free', isPremium: false, isUnlimited: false, trialLeft: 0, subscription: null }
const START = new Date()
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)

test('ten starts at once are one drill and one use, and never more than three in a week', async () => {
  const { id } = await createStudent()
  const member = { id, membership: FREE, profile: { timePercent: 100 } }
  const start = (index: number, seconds: number) => {
    const section = ['VR', 'QR', 'RC', 'MA'][index % 4] ?? 'VR'
    return startDrill(member, { level: 'isee-upper', section, exercise: null, hasBeat: true }, at(seconds))
  }
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => start(index, 10 * round)))
    const ids = new Set(outcomes.flatMap((outcome) => ('id' in outcome ? outcome.id : [])))
    expect(ids.size).toBe(round < 3 ? 1 : 0)
    expect(outcomes.filter(({ outcome }) => outcome === 'started')).toHaveLength(round < 3 ? 1 : 0)
    for (const sittingId of ids) await endDrill({ userId: id, sittingId }, 'student', at(10 * round + 1))
  }
  expect(await db.featureUse.count({ where: { userId: id, feature: 'pacing_trainer' } })).toBe(3)
  expect(await db.practiceSitting.count({ where: { userId: id, kind: 'pacing' } })).toBe(3)
})

test('ten windows that press at once move the drill once, and its times add up', async () => {
  const { id: userId } = await createStudent()
  const owner = { userId, sittingId: await startedDrill({ userId, at: START }) }
  for (let turn = 1; turn <= 5; turn++) {
    const { current } = await drillOf(owner)
    const page = { ...owner, visit: current.number, position: current.position, struck: [] }
    const presses = Array.from({ length: 10 }, (_, index) => moveOn({ ...page, choice: index % 4, to: 'next' }, at(turn * 10)))
    const outcomes = await Promise.all(presses)
    expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['moved', 'stale']))
  }
  const drill = await drillOf(owner)
  expect(drill.visits.map(({ number, position }) => [number, position])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n]))
  const paced = pacedDrill(drill, at(50))
  expect(paced.visits.map(({ seconds }) => seconds)).toEqual([10, 10, 10, 10, 10, 0])
  expect(paced.isClockBroken).toBe(false)
})

test('a drill that ends while its windows press is scored once, with exactly the answers that were taken', async () => {
  for (let round = 0; round < 10; round++) {
    const { id: userId } = await createStudent()
    const owner = { userId, sittingId: await startedDrill({ userId, at: START }) }
    const { questions } = await drillOf(owner)
    const page = { ...owner, visit: 1, struck: [] }
    const [ended, also, ...outcomes] = await Promise.all([
      finishDrill({ ...page, position: 1, choice: null }, at(20)),
      endDrill(owner, 'student', at(20)),
      ...questions.map(({ position, item }) => moveOn({ ...page, position, choice: item.answer, to: 'next' }, at(20))),
    ])
    expect([ended === 'ended', also].filter(Boolean)).toHaveLength(1)
    const taken = outcomes.filter((outcome) => outcome !== 'refused').length
    // The page shows the first question alone.
    expect(taken).toBeLessThanOrEqual(1)
    const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId }, include: { sitting: true } })
    expect(section).toMatchObject({ right: taken, wrong: 0, omitted: 10 - taken, sitting: { status: 'ended', openKey: null } })
  }
})
