/** Starting a whole test: its questions are drawn once, its times are fixed, and its first step opens with it. */
import { randomBytes } from 'node:crypto'
import { type Database, db, shared } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { type TestPlace, testSteps } from '~/exam/core/test-steps'
import { assembleTest, type TestForm } from '~/exam/forms/tests/test.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { storeItems } from '~/models/bank/item-store.server'
import { storedLevel, testTypeOf } from '~/models/bank/stored-level'
import type { Membership } from '~/models/membership/membership'
import { startTimed, type TimedStart } from '~/models/membership/start-timed.server'
import type { Conditions, TestPlan, Tools, Warnings } from '~/models/sittings/whole/conditions'
import { openStep } from './steps.server'
import { findTest } from './test-row.server'

interface Member {
  id: string
  membership: Membership
}

/** What the student chose on the cover. */
export interface TestChoice {
  mode: 'rehearsal' | 'practice'
  place: TestPlace
  /** 100, 150 or 200. */
  timePercent: number
  extraBreaks: boolean
  /** Practice alone. */
  isUntimed: boolean
  /** Practice alone: a rehearsal warns as the room does. */
  warnings: Exclude<Warnings, 'room'>
  tools: Tools
}

export interface TestStart {
  level: Level
  number: number
  choice: TestChoice
  /** The student has seen that another section is open, and starts this one too. */
  isBesideOthers?: boolean
}

/**
 * Starts the test, or finds the one that is open already. One use of the month's allowance is taken with it; what is begun is finished,
 * whatever the plan says later. Throws a RangeError for a test that does not exist.
 */
export function startTest(member: Member, { level, number, choice, isBesideOthers }: TestStart, now = new Date()): Promise<TimedStart> {
  const openKey = [member.id, 'test', level, number].join(':')
  async function prepare() {
    // Before the transaction: questions belong to the bank, and nobody else's start waits for them.
    const form = await drawnTest(level, number)
    return (transaction: Database) => createTest(transaction, { userId: member.id, form: { level, number, ...form }, choice, openKey }, now)
  }
  const start = { member, feature: 'practice_tests', findOpen: () => findOpenTest(openKey), prepare } as const
  return startTimed({ ...start, openKey, isBesideOthers }, now)
}

async function findOpenTest(openKey: string): Promise<string | null> {
  const sitting = await db.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
  return sitting?.id ?? null
}

/** The conditions that follow from a choice, with the steps and their times. */
export function conditionsOf(level: Level, choice: TestChoice): Conditions {
  const { mode, place, timePercent, extraBreaks, isUntimed, warnings, tools } = choice
  const isRehearsal = mode === 'rehearsal'
  const steps = testSteps(level, place, { timePercent, extraBreaks })
  return { timePercent, extraBreaks, isUntimed: isUntimed && !isRehearsal, warnings: isRehearsal ? 'room' : warnings, tools, steps }
}

interface NewTest {
  userId: string
  form: { level: Level; number: number } & DrawnTest
  choice: TestChoice
  openKey: string
}

async function createTest(transaction: Database, { userId, form, choice, openKey }: NewTest, now: Date): Promise<string> {
  const { level, number, edition, plan } = form
  const conditions = conditionsOf(level, choice)
  const id = randomBytes(16).toString('base64url')
  await transaction.practiceSitting.create({
    data: {
      ...{ id, userId, kind: 'practice_test', exam: testTypeOf(level), level: storedLevel(level), number, edition, openKey },
      ...{ mode: choice.mode, place: choice.place, conditions: asJson(conditions), plan, startedAt: now },
    },
    select: { id: true },
  })
  const test = await findTest({ sittingId: id }, transaction)
  const [first] = conditions.steps
  if (!test || !first) throw new Error(`test ${id} has no first step`)
  await openStep(transaction, test, { step: first, at: now })
  return id
}

const asJson = ({ steps, ...conditions }: Conditions) => ({ ...conditions, steps: steps.map((step) => ({ ...step })) })

interface DrawnTest {
  edition: number
  plan: TestPlan
}

/** All forms, as they are with what is hidden today, and some of before. */
const MOST_DRAWN = 100

/**
 * Drawn tests by level, number and what is hidden: a class that starts at once waits for one drawing, and not each for its own. Stored
 * questions are never taken away.
 */
const drawn = new Map<string, Promise<DrawnTest>>()

async function drawnTest(level: Level, number: number): Promise<DrawnTest> {
  const hidden = await hiddenNames()
  const key = [level, number, ...[...hidden].toSorted()].join()
  const known = drawn.get(key)
  if (known) return shared(known)
  const drawing = drawTest(level, number, hidden)
  drawn.set(key, drawing)
  const [oldest] = drawn.keys()
  if (oldest !== undefined && drawn.size > MOST_DRAWN) drawn.delete(oldest)
  drawing.catch(() => drawn.delete(key))
  return shared(drawing)
}

async function drawTest(level: Level, number: number, hidden: ReadonlySet<string>): Promise<DrawnTest> {
  const form = assembleTest(level, number, hidden)
  return { edition: form.edition, plan: await planOf(form) }
}

/** The form as the sitting keeps it: its questions stored, and their ids by section. */
async function planOf({ sections, prompts }: TestForm): Promise<TestPlan> {
  const itemIds = await storeItems(
    db,
    sections.flatMap(({ items }) => items),
  )
  let from = 0
  const parts = sections.map(({ id, items, unscored }) => {
    const own = itemIds.slice(from, from + items.length)
    from += items.length
    return { id, itemIds: own, unscored: [...unscored] }
  })
  return { sections: parts, promptIds: prompts.map(({ id }) => id) }
}
