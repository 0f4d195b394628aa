/**
 * Two devices and the minute job, in any order over any deadlines, with hints and with giving back: the database holds what a clock in plain
 * code says.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { type TestStep, testSteps } from '~/exam/core/test-steps'
import { pauseSitting, resumeSitting } from '~/models/sittings/pause.server'
import { abandonTest } from '~/models/sittings/running/abandon.server'
import { openHint } from '~/models/sittings/whole/hints.server'
import { createStudent } from '../../../tests/factories/accounts'
import { answerIn, REHEARSAL, startWholeTest } from '../../../tests/factories/whole-tests/begun'
import { TestClock } from '../../../tests/support/students/test-clock'
import { advanceTests, currentTest, endStep, goOn, type TestNow } from './advance.server'
import type { TestChoice } from './start.server'
import { positionOf } from './test-row.server'

const RUNS = 6
const start = new Date('2026-11-01T05:00:00Z').getTime()

/** What passes before an act, in seconds: now and then a whole section, and sometimes just around an end. */
const pauses = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 300, max: 2_400 }),
  fc.constantFrom(20 * 60 - 1, 20 * 60, 20 * 60 + 4, 20 * 60 + 6, 10 * 60, 35 * 60 + 5, 45 * 60, 45 * 60 + 6),
)
/** In its first minute a test is given back, or is not any more: at its last second too. */
const moments = fc.constantFrom(0, 0, 5, 20, 40, 60)
const ACTS = ['answer', 'answer', 'answer', 'hint', 'end', 'end', 'go-on', 'look', 'job', 'give-back']
const FIRST_ACTS = ['give-back', 'give-back', 'look', 'answer', 'hint', 'end']
const IN_PRACTICE = ['go-on', 'go-on', 'pause', 'resume', 'hint', 'hint']

/** A few acts of the first minute, and what comes after it. */
function actsOf(mode: TestChoice['mode']) {
  const act = (after: fc.Arbitrary<number>, whats: readonly string[]) =>
    fc.record({
      after,
      device: fc.integer({ min: 0, max: 1 }),
      what: fc.constantFrom(...whats),
      position: fc.integer({ min: 1, max: 16 }),
      choice: fc.integer({ min: 0, max: 3 }),
    })
  const later = mode === 'practice' ? [...ACTS, ...IN_PRACTICE] : ACTS
  return fc
    .tuple(fc.array(act(moments, FIRST_ACTS), { maxLength: 4 }), fc.array(act(pauses, later), { minLength: 5, maxLength: 25 }))
    .map(([first, rest]) => [...first, ...rest])
}

interface Act {
  after: number
  device: number
  what: string
  position: number
  choice: number
}

interface Shape {
  name: string
  level: Level
  choice: TestChoice
}

const SHAPES: Shape[] = [
  { name: 'an ISEE at home', level: 'isee-upper', choice: REHEARSAL },
  { name: 'an ISEE in the paper room', level: 'isee-lower', choice: { ...REHEARSAL, place: 'paper' } },
  { name: 'an SSAT at a center with 1.5×', level: 'ssat-middle', choice: { ...REHEARSAL, place: 'center', timePercent: 150 } },
  {
    name: 'an Elementary SSAT with 2× and extra breaks',
    level: 'ssat-elementary',
    choice: { ...REHEARSAL, timePercent: 200, extraBreaks: true },
  },
  { name: 'practice of an ISEE, with pauses', level: 'isee-middle', choice: { ...REHEARSAL, mode: 'practice' } },
  { name: 'practice of an SSAT with 1.5×, with pauses', level: 'ssat-upper', choice: { ...REHEARSAL, mode: 'practice', timePercent: 150 } },
]

test.each(SHAPES)(
  '$name: two devices and the minute job in any order',
  async ({ level, choice }) => {
    const { id: userId } = await createStudent()
    await fc.assert(
      fc.asyncProperty(actsOf(choice.mode), async (acts) => {
        await db.practiceSitting.deleteMany({ where: { userId } })
        await play({ userId, level, choice }, acts)
      }),
      { numRuns: RUNS },
    )
  },
  240_000,
)

/** The test as it is now, in the database and in plain code; a new one when it was given back. */
interface Play {
  sittingId: string
  clock: TestClock
  answers: Map<string, number>
  hints: Map<string, number>
}

async function play({ userId, level, choice }: Omit<Shape, 'name'> & { userId: string }, acts: readonly Act[]): Promise<void> {
  const steps = testSteps(level, choice.place, choice)
  let now = start
  async function begin(): Promise<Play> {
    const sittingId = await startWholeTest({ userId, at: new Date(now), level, choice })
    return { sittingId, clock: new TestClock(steps, now, choice.mode), answers: new Map(), hints: new Map() }
  }
  let at = await begin()
  /** What each device shows: a step that may be long over, of a test that may be gone. */
  const devices = [0, 1].map(() => ({ sittingId: at.sittingId, stepId: at.clock.shown(start) }))

  for (const { after, device: which, what, ...answer } of acts) {
    now += after * 1000
    const device = devices[which]
    if (!device) throw new Error('there are two devices')
    const { sittingId, stepId } = device
    const page = { userId, sittingId, stepId, sectionId: `${sittingId}.${positionOf({ steps }, stepId)}`, ...answer }
    if (what === 'job') await advanceTests(new Date(now))
    else if (sittingId !== at.sittingId) {
      await expectGone(what, page, new Date(now))
      const found = await currentTest({ userId, sittingId: at.sittingId }, new Date(now))
      Object.assign(device, { sittingId: at.sittingId, stepId: shownBy(found) })
      expect(device.stepId).toBe(at.clock.shown(now))
    } else if (what === 'give-back') {
      const isUntouched = at.clock.isFresh(now) && at.answers.size + at.hints.size === 0
      expect((await abandonTest(page, new Date(now))).outcome).toBe(isUntouched ? 'left' : 'too-late')
      if (!isUntouched) continue
      expect(await rowsOf(userId)).toEqual({ sittings: 0, sections: 0, essays: 0 })
      at = await begin()
    } else if (isMove(what)) {
      device.stepId = shownBy(await perform(what, page, new Date(now)))
      if (what === 'end') at.clock.end(stepId, now)
      if (what === 'go-on') at.clock.goOn(stepId, now)
      expect(device.stepId).toBe(at.clock.shown(now))
    } else await work(what, page, at, now)
  }
  await currentTest({ userId, sittingId: at.sittingId }, new Date(now))
  at.clock.at(now)
  await expectSame(at, steps)
}

interface Page {
  userId: string
  sittingId: string
  stepId: string
  sectionId: string
  position: number
  choice: number
}

const isMove = (what: string) => what === 'look' || what === 'end' || what === 'go-on'

/** What is done within a section. */
async function work(what: string, page: Page, { clock, answers, hints }: Play, now: number): Promise<void> {
  const { userId, stepId, sectionId, position, choice } = page
  const [at, key] = [new Date(now), `${sectionId}:${position}`]
  if (what === 'answer') {
    const isTaken = clock.takes(stepId, now)
    expect(await answerIn({ ...page, at })).toBe(isTaken ? 'saved' : 'refused')
    if (isTaken) answers.set(key, choice)
  } else if (what === 'hint') {
    // The page that knows of no hint opens the first alone, however often it is sent.
    const isGiven = clock.hints(stepId, now) && !hints.has(key)
    expect(await openHint({ userId, sectionId, position, shown: 0 }, at)).toBe(isGiven)
    if (isGiven) hints.set(key, 1)
  } else if (what === 'pause') expect(await pauseSitting({ userId, sittingId: sectionId }, at)).toBe(clock.pause(stepId, now))
  else expect(await resumeSitting({ userId, sittingId: sectionId }, at)).toBe(clock.resume(stepId, now))
}

/** A page of a test that was given back reaches nothing: neither the old one, nor the one that was begun since. */
async function expectGone(what: string, page: Page, at: Date): Promise<void> {
  const { userId, sittingId, sectionId, position } = page
  if (what === 'give-back') expect(await abandonTest(page, at)).toEqual({ outcome: 'too-late' })
  else if (what === 'answer') expect(await answerIn({ ...page, at })).toBe('refused')
  else if (what === 'hint') expect(await openHint({ userId, sectionId, position, shown: 0 }, at)).toBe(false)
  else if (what === 'pause') expect(await pauseSitting({ userId, sittingId: sectionId }, at)).toBe(false)
  else if (what === 'resume') expect(await resumeSitting({ userId, sittingId: sectionId }, at)).toBe(false)
  else expect(await perform(what, page, at)).toBeNull()
  expect(await db.practiceSitting.count({ where: { id: sittingId } })).toBe(0)
}

async function rowsOf(userId: string) {
  const [sittings, sections, essays] = await Promise.all([
    db.practiceSitting.count({ where: { userId } }),
    db.sittingSection.count({ where: { sitting: { userId } } }),
    db.essay.count({ where: { studentId: userId } }),
  ])
  return { sittings, sections, essays }
}

function perform(what: string, at: { userId: string; sittingId: string; stepId: string }, now: Date): Promise<TestNow | null> {
  if (what === 'look') return currentTest(at, now)
  return what === 'end' ? endStep(at, now) : goOn(at, now)
}

/** The step that the page is about: the one that runs, or the one that practice waits for. */
function shownBy(now: TestNow | null): string {
  if (now?.standing.is === 'waiting') return now.standing.next.id
  return now && 'step' in now.standing ? now.standing.step.id : ''
}

async function expectSame({ sittingId, clock, answers, hints }: Play, steps: readonly TestStep[]): Promise<void> {
  const stored = await db.practiceSitting.findUniqueOrThrow({
    where: { id: sittingId },
    include: { sections: { include: { responses: true } }, essay: true },
  })
  const rows = [
    ...stored.sections.map(({ part, startedAt, endedAt }) => ({ id: part ?? '', startedAt, endedAt })),
    ...(stored.essay ? [{ id: writingOf(steps), startedAt: stored.essay.startedAt, endedAt: stored.essay.submittedAt }] : []),
  ]
  const worked = rows.map(({ id, startedAt, endedAt }) => ({ id, startedAt: startedAt.getTime(), endedAt: endedAt?.getTime() ?? null }))
  const place = ({ id }: { id: string }) => steps.findIndex((step) => step.id === id)
  const expected = clock.ran.filter(({ id }) => !id.startsWith('B')).map(({ id, startedAt, endedAt }) => ({ id, startedAt, endedAt }))
  expect(worked.toSorted((one, other) => place(one) - place(other))).toEqual(expected)
  expect(stored.status).toBe(clock.isOver() ? 'ended' : 'open')
  const responses = stored.sections.flatMap((section) => section.responses)
  const placed = (rows: typeof responses, value: (row: (typeof responses)[number]) => number | null) =>
    new Map(rows.map((row) => [`${row.sectionId}:${row.position}`, value(row)]))
  expect(
    placed(
      responses.filter(({ choice }) => choice !== null),
      ({ choice }) => choice,
    ),
  ).toEqual(answers)
  expect(
    placed(
      responses.filter(({ hintsUsed }) => hintsUsed > 0),
      ({ hintsUsed }) => hintsUsed,
    ),
  ).toEqual(hints)
}

function writingOf(steps: readonly TestStep[]): string {
  return steps.find(({ kind }) => kind === 'writing')?.id ?? ''
}
