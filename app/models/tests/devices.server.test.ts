/** Two devices and the minute job, in any order over any deadlines: the database holds what a clock in plain code says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { testSteps } from '~/exam/core/test-steps'
import { createStudent } from '../../../tests/factories/accounts'
import { answerIn, startWholeTest } from '../../../tests/factories/whole-tests/begun'
import { TestClock } from '../../../tests/support/students/test-clock'
import { advanceTests, currentTest, endStep, goOn, type TestNow } from './advance.server'
import { positionOf } from './test-row.server'

const RUNS = 12
const start = new Date('2026-11-01T05:00:00Z').getTime()

/** What passes before an act, in seconds: now and then a whole section, and sometimes just around an end. */
const pauses = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 300, max: 2_400 }),
  fc.constantFrom(20 * 60, 20 * 60 + 4, 20 * 60 + 6, 10 * 60, 35 * 60 + 5),
)
const act = fc.record({
  after: pauses,
  device: fc.integer({ min: 0, max: 1 }),
  what: fc.constantFrom('answer', 'answer', 'answer', 'end', 'go-on', 'look', 'job'),
  position: fc.integer({ min: 1, max: 25 }),
  choice: fc.integer({ min: 0, max: 3 }),
})

test('two devices and the minute job in any order', async () => {
  const { id: userId } = await createStudent()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      await db.practiceSitting.deleteMany({ where: { userId } })
      await play(userId, acts)
    }),
    { numRuns: RUNS },
  )
}, 240_000)

interface Act {
  after: number
  device: number
  what: string
  position: number
  choice: number
}

async function play(userId: string, acts: readonly Act[]): Promise<void> {
  const sittingId = await startWholeTest({ userId, at: new Date(start) })
  const steps = testSteps('isee-upper', 'home', { timePercent: 100, extraBreaks: false })
  const clock = new TestClock(steps, start)
  const answers = new Map<string, number>()
  /** The step that each device shows; it may be long over. */
  const shown = ['VR', 'VR']
  let now = start

  for (const { after, device, what, position, choice } of acts) {
    now += after * 1000
    const stepId = shown[device] ?? ''
    const at = new Date(now)
    if (what === 'job') await advanceTests(at)
    else if (what === 'answer') {
      const sectionId = `${sittingId}.${positionOf({ steps }, stepId)}`
      const outcome = await answerIn({ userId, sectionId, position, choice, at })
      const isTaken = clock.at(now)?.id === stepId && steps.some(({ id, kind }) => id === stepId && kind === 'section')
      expect(outcome).toBe(isTaken ? 'saved' : 'refused')
      if (isTaken) answers.set(`${sectionId}:${position}`, choice)
    } else {
      shown[device] = shownBy(await perform(what, { userId, sittingId, stepId }, at))
      const isBreak = steps.some(({ id, kind }) => id === stepId && kind === 'break')
      if (what === 'end' ? !isBreak : what === 'go-on' && isBreak) clock.end(stepId, now)
      expect(shown[device]).toBe(clock.at(now)?.id ?? '')
    }
  }
  await currentTest({ userId, sittingId }, new Date(now))
  clock.at(now)
  await expectSame(sittingId, clock, answers)
}

function perform(what: string, at: { userId: string; sittingId: string; stepId: string }, now: Date): Promise<TestNow | null> {
  if (what === 'look') return currentTest(at, now)
  return what === 'end' ? endStep(at, now) : goOn(at, now)
}

function shownBy(now: TestNow | null): string {
  return now && 'step' in now.standing ? now.standing.step.id : ''
}

async function expectSame(sittingId: string, { ran }: TestClock, answers: Map<string, number>): Promise<void> {
  const stored = await db.practiceSitting.findUniqueOrThrow({
    where: { id: sittingId },
    include: { sections: { include: { responses: true }, orderBy: { position: 'asc' } }, essay: true },
  })
  const worked = [
    ...stored.sections.map(({ part, startedAt, endedAt }) => ({
      id: part,
      startedAt: startedAt.getTime(),
      endedAt: endedAt?.getTime() ?? null,
    })),
    ...[stored.essay].flatMap((essay) =>
      essay ? [{ id: 'ES', startedAt: essay.startedAt.getTime(), endedAt: essay.submittedAt?.getTime() ?? null }] : [],
    ),
  ]
  expect(worked).toEqual(ran.filter(({ id }) => !id.startsWith('B')))
  const isOver = ran.at(-1)?.endedAt !== null && ran.at(-1)?.id === 'ES'
  expect(stored.status).toBe(isOver ? 'ended' : 'open')
  const chosen = stored.sections.flatMap(({ id, responses }) =>
    responses.flatMap(({ position, choice }) => (choice === null ? [] : [[`${id}:${position}`, choice] as const])),
  )
  expect(new Map(chosen)).toEqual(answers)
}
