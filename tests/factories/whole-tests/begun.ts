/** Whole tests that are sat through the product's own verbs. */
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import type { TestStep } from '~/exam/core/test-steps'
import { saveAnswer } from '~/models/sittings/answer.server'
import { readConditions } from '~/models/sittings/whole/conditions'
import { currentTest, endStep, goOn } from '~/models/tests/advance.server'
import { startTest, type TestChoice } from '~/models/tests/start.server'
import { UNLIMITED } from '../sittings'

export const NO_TOOLS = { largePrint: false, calculator: false, readAloud: false, lineReader: false }

/** A rehearsal at home at standard time. */
export const REHEARSAL: TestChoice = {
  mode: 'rehearsal',
  place: 'home',
  timePercent: 100,
  extraBreaks: false,
  isUntimed: false,
  warnings: 'none',
  tools: NO_TOOLS,
}

interface StartedTest {
  userId: string
  at: Date
  level?: Level
  number?: number
  choice?: Partial<TestChoice>
}

/** Starts a whole test, which counts against no allowance; returns the sitting's id. */
export async function startWholeTest({ userId, at, level = 'isee-upper', number = 1, choice }: StartedTest): Promise<string> {
  const member = { id: userId, membership: UNLIMITED }
  const started = await startTest(member, { level, number, choice: { ...REHEARSAL, ...choice }, isBesideOthers: true }, at)
  if (!('id' in started)) throw new Error(`the start met ${started.outcome}`)
  return started.id
}

interface TestAnswer {
  userId: string
  /** Of the section. */
  sectionId: string
  position: number
  choice: number | null
  at: Date
}

/** Answers one question of a section, by its own address. */
export function answerIn({ userId, sectionId, position, choice, at }: TestAnswer) {
  return saveAnswer({ userId, sittingId: sectionId, position, choice, struck: [], seconds: 10 }, at)
}

/**
 * Ends step after step and begins the next, until a step that is wanted is worked on, which it returns; null when the test is over. Without
 * one that is wanted it sits the whole test.
 */
export async function walkTo(
  at: { userId: string; sittingId: string },
  isWanted: (step: TestStep) => boolean,
  clock: () => Date = () => new Date(),
): Promise<TestStep | null> {
  for (;;) {
    const now = clock()
    const standing = (await currentTest(at, now))?.standing
    if (standing?.is === 'working' && isWanted(standing.step)) return standing.step
    if (standing?.is === 'working') await endStep({ ...at, stepId: standing.step.id }, now)
    else if (standing?.is === 'break') await goOn({ ...at, stepId: standing.step.id }, now)
    else if (standing?.is === 'waiting') await goOn({ ...at, stepId: standing.next.id }, now)
    else return null
  }
}

/** Moves all that is stored of a test into the past, as if it had been begun earlier. */
export async function age(sittingId: string, minutes: number): Promise<void> {
  const past = `${minutes} minutes`
  await db.$executeRaw`UPDATE practice_sittings SET "startedAt" = "startedAt" - ${past}::interval WHERE id = ${sittingId}`
  await db.$executeRaw`
    UPDATE sitting_sections SET "startedAt" = "startedAt" - ${past}::interval, deadline = deadline - ${past}::interval,
      "endedAt" = "endedAt" - ${past}::interval WHERE "sittingId" = ${sittingId}`
  await db.$executeRaw`
    UPDATE essays SET "startedAt" = "startedAt" - ${past}::interval, deadline = deadline - ${past}::interval,
      "submittedAt" = "submittedAt" - ${past}::interval WHERE "sittingId" = ${sittingId}`
}

/** Makes the breaks of a test longer than any real one, for who has to look at them. */
export async function lengthenBreaks(sittingId: string, minutes: number): Promise<void> {
  const { conditions } = await db.practiceSitting.findUniqueOrThrow({ where: { id: sittingId }, select: { conditions: true } })
  const { steps, ...others } = readConditions(conditions)
  const longer = steps.map((step) => (step.kind === 'break' ? { ...step, seconds: minutes * 60 } : { ...step }))
  await db.practiceSitting.update({ where: { id: sittingId }, data: { conditions: { ...others, steps: longer } } })
}
