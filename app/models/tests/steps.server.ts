/** The steps of a whole test in the database: one opens, one closes, and with the last the whole test is scored. */
import type { Database } from '~/db.server'
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf } from '~/exam/core/levels'
import type { TestStep } from '~/exam/core/test-steps'
import { examName, storedLevel } from '~/models/bank/stored-level'
import { sectionResponses, settleSitting } from '~/models/sittings/score.server'
import { sectionIdOf } from '~/models/sittings/sitting.server'
import { readPlan } from '~/models/sittings/whole/conditions'
import { storeEstimates } from './report/estimates.server'
import { positionOf, type WholeTest } from './test-row.server'

interface Opening {
  step: TestStep
  /** When it begins: maybe long ago. */
  at: Date
}

/** Opens a section or the writing with its clock. Questions of a section that is not open exist nowhere but in the test's plan. */
export async function openStep(transaction: Database, test: WholeTest, { step, at }: Opening): Promise<void> {
  const { plan } = await transaction.practiceSitting.findUniqueOrThrow({ where: { id: test.id }, select: { plan: true } })
  const { sections, promptIds } = readPlan(plan)
  const secondsAllowed = test.conditions.isUntimed ? null : step.seconds
  const deadline = secondsAllowed === null ? null : new Date(at.getTime() + secondsAllowed * 1000)
  if (step.kind === 'writing') {
    const { id: sittingId, userId: studentId, level } = test
    const [subject, exam] = [blueprintOf(level).writing.subject, examName[examOf(level)]]
    const promptId = promptIds[0] ?? ''
    const data = { sittingId, studentId, level: storedLevel(level), exam, subject, promptId, body: '', startedAt: at, deadline }
    await transaction.essay.create({ data, select: { id: true } })
    return
  }
  const section = sections.find(({ id }) => id === step.id)
  if (!section) throw new Error(`the plan of test ${test.id} has no section ${step.id}`)
  const position = positionOf(test.conditions, step.id)
  const sectionId = sectionIdOf(test.id, position)
  await transaction.sittingSection.create({
    data: {
      id: sectionId,
      sittingId: test.id,
      position,
      part: step.id,
      subject: blueprintOf(test.level).sections.find(({ id }) => id === step.id)?.subject ?? null,
      questionCount: section.itemIds.length,
      secondsAllowed,
      startedAt: at,
      deadline,
    },
    select: { id: true },
  })
  const unscored = new Set(section.unscored)
  await transaction.response.createMany({
    data: section.itemIds.map((itemId, index) => ({ sectionId, position: index + 1, itemId, isScored: !unscored.has(index) })),
  })
}

interface Closing {
  step: TestStep
  at: Date
  by: 'student' | 'deadline'
}

/** Closes a section for good, or the writing; never later than its time. It is scored with the whole test, and not before. */
export async function closeStep(transaction: Database, test: WholeTest, { step, at, by }: Closing): Promise<void> {
  const deadline = test.course.worked.get(step.id)?.deadline ?? null
  const isOverdue = deadline !== null && deadline <= at
  const endedAt = isOverdue ? deadline : at
  if (step.kind === 'writing') {
    await transaction.essay.updateMany({ where: { sittingId: test.id, submittedAt: null }, data: { submittedAt: endedAt, openKey: null } })
    return
  }
  await transaction.sittingSection.updateMany({
    where: { id: sectionIdOf(test.id, positionOf(test.conditions, step.id)), endedAt: null },
    data: { endedAt, endedBy: isOverdue ? 'deadline' : by, deadline: null, pausedAt: null, secondsLeft: null, millisecondsLeft: null },
  })
}

/** Ends the whole test: only now is anything of it right or wrong, a mistake, or part of an estimate. */
export async function finishTest(transaction: Database, test: WholeTest, at: Date): Promise<void> {
  const sections = await transaction.sittingSection.findMany({
    where: { sittingId: test.id },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  const answered = []
  for (const { id } of sections) answered.push(...(await sectionResponses(transaction, id)))
  await settleSitting(transaction, { id: test.id, answered }, at)
  await storeEstimates(transaction, test.id)
}
