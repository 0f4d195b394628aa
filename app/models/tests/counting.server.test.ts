/** Which questions count: published forms, sat through the room's own verbs, recounted from the forms themselves. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { answerIn, startWholeTest, walkTo } from '../../../tests/factories/whole-tests/begun'
import { currentTest, endStep } from './advance.server'

const now = new Date('2026-03-10T15:00:00Z')

/** Sits form 1 and answers right where the form says that a question counts, or where it says that it does not; the rest stays blank. */
async function rightOn(level: Level, which: 'counting' | 'unscored') {
  const { id: userId } = await createStudent()
  const sittingId = await startWholeTest({ userId, at: now, level, choice: { mode: 'practice', isUntimed: true } })
  const form = assembleTest(level, 1)
  const next = () =>
    walkTo(
      { userId, sittingId },
      ({ kind }) => kind === 'section',
      () => now,
    )
  for (let step = await next(); step; step = await next()) {
    const { id } = step
    const index = form.sections.findIndex((section) => section.id === id)
    for (const [place, item] of (form.sections[index]?.items ?? []).entries()) {
      if (form.sections[index]?.unscored.includes(place) !== (which === 'unscored')) continue
      await answerIn({ userId, sectionId: await idOf(sittingId, id), position: place + 1, choice: item.answer, at: now })
    }
    await endStep({ userId, sittingId, stepId: id }, now)
  }
  const estimates = await db.scoreEstimate.findMany({ where: { sittingId }, select: { subject: true, inputs: true } })
  return Object.fromEntries(estimates.map(({ subject, inputs }) => [subject, (inputs as { scored: unknown }).scored]))
}

async function idOf(sittingId: string, part: string): Promise<string> {
  return (await db.sittingSection.findFirstOrThrow({ where: { sittingId, part }, select: { id: true } })).id
}

/** By subject, how many questions of the form count. */
function counting(level: Level): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { subject, items, unscored } of assembleTest(level, 1).sections) {
    if (subject) counts[subject] = (counts[subject] ?? 0) + items.length - unscored.length
  }
  return counts
}

test.each(['isee-upper', 'ssat-middle'] as const)('of %s exactly the questions that count make the score', async (level) => {
  const counts = Object.entries(counting(level))
  const tallies = (right: boolean) =>
    Object.fromEntries(counts.map(([subject, count]) => [subject, { right: right ? count : 0, wrong: 0, omitted: right ? 0 : count }]))
  expect(await rightOn(level, 'counting')).toEqual(tallies(true))
  expect(await rightOn(level, 'unscored')).toEqual(tallies(false))
})

const answersRated = async (userId: string) =>
  (await db.skillEstimate.findMany({ where: { userId }, select: { answers: true } })).reduce((sum, { answers }) => sum + answers, 0)

/** Sits the first section alone, every answer right, and lets the clock end the rest. */
async function sitFirstSection(userId: string, at: Date, stopAfter?: number): Promise<void> {
  const sittingId = await startWholeTest({ userId, at })
  const items = assembleTest('isee-upper', 1).sections[0]?.items ?? []
  for (const [place, { answer }] of items.slice(0, stopAfter).entries()) {
    await answerIn({ userId, sectionId: `${sittingId}.1`, position: place + 1, choice: answer, at })
  }
  await currentTest({ userId, sittingId }, new Date(at.getTime() + 4 * HOUR_MS))
}

test('a test that is sat again moves the estimates of skills by what was not met before, and by nothing else', async () => {
  const { id: userId } = await createStudent()
  await sitFirstSection(userId, now, 15)
  expect(await answersRated(userId)).toBe(15)
  const before = await db.skillEstimate.findMany({ where: { userId }, select: { skill: true, rating: true, answers: true } })
  await sitFirstSection(userId, new Date(now.getTime() + DAY_MS), 15)
  expect(await db.skillEstimate.findMany({ where: { userId }, select: { skill: true, rating: true, answers: true } })).toEqual(before)
  await sitFirstSection(userId, new Date(now.getTime() + 2 * DAY_MS))
  expect(await answersRated(userId)).toBe(40)
})
