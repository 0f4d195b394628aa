/** Two devices and the minute job, in any order over any deadlines: the database holds what a clock in plain code says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { type TestStep, testSteps } from '~/exam/core/test-steps'
import { pauseSitting, resumeSitting } from '~/models/sittings/pause.server'
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
const ACTS = ['answer', 'answer', 'answer', 'end', 'end', 'go-on', 'look', 'job'] as const
const actOf = (whats: readonly string[]) =>
  fc.record({
    after: pauses,
    device: fc.integer({ min: 0, max: 1 }),
    what: fc.constantFrom(...whats),
    position: fc.integer({ min: 1, max: 16 }),
    choice: fc.integer({ min: 0, max: 3 }),
  })

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
    const act = actOf(choice.mode === 'practice' ? [...ACTS, 'go-on', 'go-on', 'pause', 'resume'] : ACTS)
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        await db.practiceSitting.deleteMany({ where: { userId } })
        await play({ userId, level, choice }, acts)
      }),
      { numRuns: RUNS },
    )
  },
  240_000,
)

async function play({ userId, level, choice }: Omit<Shape, 'name'> & { userId: string }, acts: readonly Act[]): Promise<void> {
  const sittingId = await startWholeTest({ userId, at: new Date(start), level, choice })
  const steps = testSteps(level, choice.place, choice)
  const clock = new TestClock(steps, start, choice.mode)
  const answers = new Map<string, number>()
  /** The step that each device shows; it may be long over. */
  const shown = [clock.shown(start), clock.shown(start)]
  let now = start

  for (const { after, device, what, position, choice: answer } of acts) {
    now += after * 1000
    const stepId = shown[device] ?? ''
    const at = new Date(now)
    const sectionId = `${sittingId}.${positionOf({ steps }, stepId)}`
    if (what === 'job') await advanceTests(at)
    else if (what === 'answer') {
      const outcome = await answerIn({ userId, sectionId, position, choice: answer, at })
      const isTaken = clock.takes(stepId, now)
      expect(outcome).toBe(isTaken ? 'saved' : 'refused')
      if (isTaken) answers.set(`${sectionId}:${position}`, answer)
    } else if (what === 'pause') expect(await pauseSitting({ userId, sittingId: sectionId }, at)).toBe(clock.pause(stepId, now))
    else if (what === 'resume') expect(await resumeSitting({ userId, sittingId: sectionId }, at)).toBe(clock.resume(stepId, now))
    else {
      shown[device] = shownBy(await perform(what, { userId, sittingId, stepId }, at))
      if (what === 'end') clock.end(stepId, now)
      if (what === 'go-on') clock.goOn(stepId, now)
      expect(shown[device]).toBe(clock.shown(now))
    }
  }
  await currentTest({ userId, sittingId }, new Date(now))
  clock.at(now)
  await expectSame({ sittingId, steps }, clock, answers)
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

async function expectSame(
  { sittingId, steps }: { sittingId: string; steps: readonly TestStep[] },
  clock: TestClock,
  answers: Map<string, number>,
): Promise<void> {
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
  const chosen = stored.sections.flatMap(({ id, responses }) =>
    responses.flatMap(({ position, choice }) => (choice === null ? [] : [[`${id}:${position}`, choice] as const])),
  )
  expect(new Map(chosen)).toEqual(answers)
}

function writingOf(steps: readonly TestStep[]): string {
  return steps.find(({ kind }) => kind === 'writing')?.id ?? ''
}
