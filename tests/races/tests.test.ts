/** Races around whole tests: two tabs, two instances, the minute job. On PostgreSQL they really run side by side. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { membershipOf } from '~/models/membership/membership'
import { abandonTest } from '~/models/sittings/running/abandon.server'
import { openHint } from '~/models/sittings/whole/hints.server'
import { advanceTests, currentTest, endStep, goOn } from '~/models/tests/advance.server'
import { startTest } from '~/models/tests/start.server'
import { createStudent } from '../factories/accounts'
import { answerIn, REHEARSAL, startWholeTest } from '../factories/whole-tests/begun'

const now = new Date()
const free = membershipOf({ createdAt: new Date(0), subscriptions: [] }, now)
const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => new Date(now.getTime() + minutes * MINUTE + seconds * 1000)
const times = <T>(count: number, act: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => act(index)))

async function member() {
  return { id: (await createStudent()).id, membership: free }
}

async function begun() {
  const { id: userId } = await createStudent()
  return { userId, sittingId: await startWholeTest({ userId, at: now }) }
}

function count<T>(values: readonly T[]): Map<T, number> {
  return values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>())
}

test('the same test started twenty times at once is one sitting, one section and one use', async () => {
  const who = await member()
  const start = { level: 'isee-upper', number: 1, choice: REHEARSAL } as const
  const results = await times(20, () => startTest(who, start, now))
  expect(count(results.map(({ outcome }) => outcome))).toEqual(
    new Map([
      ['started', 1],
      ['resumed', 19],
    ]),
  )
  expect(await db.practiceSitting.count({ where: { userId: who.id } })).toBe(1)
  expect(await db.sittingSection.count({ where: { sitting: { userId: who.id } } })).toBe(1)
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
})

test('of six starts at once with one use left, one starts', async () => {
  const who = await member()
  const start = (number: number) =>
    startTest(who, { level: 'isee-lower', number, choice: { ...REHEARSAL, mode: 'practice' }, isBesideOthers: true }, now)
  for (const number of [1, 2]) expect(await start(number)).toMatchObject({ outcome: 'started' })
  const results = await times(4, (index) => start(3 + index))
  expect(count(results.map(({ outcome }) => outcome))).toEqual(
    new Map([
      ['limit', 3],
      ['started', 1],
    ]),
  )
  expect(await db.practiceSitting.count({ where: { userId: who.id } })).toBe(3)
})

test('thirty students who start the same test at once all get it, with the same questions', async () => {
  const students = await times(30, member)
  const results = await Promise.all(students.map((who) => startTest(who, { level: 'ssat-upper', number: 2, choice: REHEARSAL }, now)))
  expect(count(results.map(({ outcome }) => outcome))).toEqual(new Map([['started', 30]]))
  const plans = await db.practiceSitting.findMany({ where: { userId: { in: students.map(({ id }) => id) } }, select: { plan: true } })
  expect(new Set(plans.map(({ plan }) => JSON.stringify(plan))).size).toBe(1)
})

test('a section that its student ends while the job does is ended once, and the next is opened once', async () => {
  const test = await begun()
  const late = at(20, 6)
  await Promise.all([
    ...Array.from({ length: 5 }, () => endStep({ ...test, stepId: 'VR', isTimeUp: true }, late)),
    ...Array.from({ length: 5 }, () => advanceTests(late)),
    ...Array.from({ length: 5 }, () => currentTest(test, late)),
  ])
  const sections = await db.sittingSection.findMany({ where: { sittingId: test.sittingId }, orderBy: { position: 'asc' } })
  expect(sections.map(({ startedAt, endedAt, deadline }) => [startedAt, endedAt, deadline])).toEqual([
    [at(0), at(20), null],
    [at(20), null, at(55)],
  ])
})

test('a break that ten presses end at once opens the next section once', async () => {
  const test = await begun()
  await endStep({ ...test, stepId: 'VR' }, at(1))
  await endStep({ ...test, stepId: 'QR' }, at(2))
  await times(10, (index) => goOn({ ...test, stepId: 'B1' }, at(3, index)))
  expect(await db.sittingSection.count({ where: { sittingId: test.sittingId } })).toBe(3)
  expect(await db.sittingSection.findUnique({ where: { id: `${test.sittingId}.3` } })).toMatchObject({ endedAt: null })
})

test('an answer on its way while the section ends is saved and counted, or refused', async () => {
  for (let round = 0; round < 10; round++) {
    const test = await begun()
    const sectionId = `${test.sittingId}.1`
    const [outcome] = await Promise.all([
      answerIn({ userId: test.userId, sectionId, position: 1, choice: 2, at: at(1) }),
      endStep({ ...test, stepId: 'VR' }, at(1)),
    ])
    const { choice } = await db.response.findUniqueOrThrow({ where: { sectionId_position: { sectionId, position: 1 } } })
    expect(choice).toBe(outcome === 'saved' ? 2 : null)
  }
})

test('a test that many instances bring to its end at once is scored once', async () => {
  const test = await begun()
  await times(8, () => currentTest(test, at(240)))
  expect(await db.practiceSitting.findUnique({ where: { id: test.sittingId } })).toMatchObject({ status: 'ended', endedAt: at(180) })
  expect(await db.userUsage.findUnique({ where: { userId: test.userId } })).toMatchObject({ testsUsed: 1 })
})

test('a test that ten presses give back at once is gone once, and its use comes back once', async () => {
  const who = await member()
  const started = await startTest(who, { level: 'isee-upper', number: 1, choice: REHEARSAL }, now)
  if (!('id' in started)) throw new Error(started.outcome)
  const other = await startTest(who, { level: 'isee-upper', number: 2, choice: REHEARSAL, isBesideOthers: true }, now)
  const results = await times(10, () => abandonTest({ userId: who.id, sittingId: started.id }, at(0, 30)))
  expect(count(results.map(({ outcome }) => outcome))).toEqual(
    new Map([
      ['left', 1],
      ['too-late', 9],
    ]),
  )
  expect(await db.practiceSitting.findMany({ where: { userId: who.id }, select: { id: true } })).toEqual([
    { id: 'id' in other && other.id },
  ])
  expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
})

test('a test that is given back while its first answer arrives keeps the answer, or is gone', async () => {
  for (let round = 0; round < 10; round++) {
    const test = await begun()
    const sectionId = `${test.sittingId}.1`
    const [left, answer] = await Promise.all([
      abandonTest(test, at(0, 20)),
      answerIn({ userId: test.userId, sectionId, position: 1, choice: 2, at: at(0, 20) }),
    ])
    const stored = await db.response.count({ where: { sectionId, choice: 2 } })
    expect([left.outcome, answer, stored]).toEqual(left.outcome === 'left' ? ['left', 'refused', 0] : ['too-late', 'saved', 1])
  }
})

test('a hint that ten presses ask for at once is opened once', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await startWholeTest({ userId, at: now, choice: { mode: 'practice' } })
  const ask = () => openHint({ userId, sectionId: `${sittingId}.1`, position: 1, shown: 0 }, at(1))
  expect((await times(10, ask)).filter(Boolean)).toHaveLength(1)
  expect(await db.response.findFirst({ where: { sectionId: `${sittingId}.1`, position: 1 } })).toMatchObject({ hintsUsed: 1 })
})
