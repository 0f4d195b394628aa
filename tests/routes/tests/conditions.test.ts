/**
 * Every level, mode and accommodation as students really get it: sections, questions, minutes and breaks are read from what a test left in
 * the database, warnings from its pages. The figures are typed from docs/exams.md (1.1, 1.4, 1.6, 2.1, 2.2, 2.6) and from nowhere else.
 */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { LEVELS, type Level } from '~/exam/core/levels'
import { currentTest } from '~/models/tests/advance.server'
import type { TestChoice } from '~/models/tests/start.server'
import { createStudent } from '../../factories/accounts'
import { startWholeTest, walkTo } from '../../factories/whole-tests/begun'
import { signedIn } from '../../support/browser'

const start = new Date('2026-03-10T15:00:00Z')
const HOUR = 3_600_000
const later = (hours: number) => new Date(start.getTime() + hours * HOUR)

/** "VR 34/20" is a section with 34 questions in 20 minutes, or a writing with its prompts; a number alone is a break. */
type Steps = Record<Level, string>

const both = (exam: 'isee' | 'ssat', steps: string) => ({ [`${exam}-middle`]: steps, [`${exam}-upper`]: steps }) as Steps

const STANDARD: Steps = {
  ...both('isee', 'VR 40/20, QR 37/35, 10, RC 36/35, MA 47/40, 10, ES 1/30'),
  ...both('ssat', 'W 2/25, 10, Q1 25/30, R 40/40, 10, V 60/30, Q2 25/30, EX 16/15'),
  'isee-lower': 'VR 34/20, QR 38/35, 10, RC 25/25, MA 30/30, 10, ES 1/30',
  'ssat-elementary': 'Q 30/30, V 30/20, 15, R 28/30, W 1/15, EX 16/15',
}
/** At home: the SSAT has five minutes between its sections. */
const HALF_MORE: Steps = {
  ...both('isee', 'VR 40/30, QR 37/52.5, 10, RC 36/52.5, MA 47/60, 10, ES 1/45'),
  ...both('ssat', 'W 2/37.5, 10, Q1 25/45, 5, R 40/60, 10, V 60/45, 5, Q2 25/45, 5, EX 16/22.5'),
  'isee-lower': 'VR 34/30, QR 38/52.5, 10, RC 25/37.5, MA 30/45, 10, ES 1/45',
  'ssat-elementary': 'Q 30/45, 5, V 30/30, 15, R 28/45, 5, W 1/22.5, 5, EX 16/22.5',
}
const DOUBLE: Steps = {
  ...both('isee', 'VR 40/40, QR 37/70, 10, RC 36/70, MA 47/80, 10, ES 1/60'),
  ...both('ssat', 'W 2/50, 10, Q1 25/60, 5, R 40/80, 10, V 60/60, 5, Q2 25/60, 5, EX 16/30'),
  'isee-lower': 'VR 34/40, QR 38/70, 10, RC 25/50, MA 30/60, 10, ES 1/60',
  'ssat-elementary': 'Q 30/60, 5, V 30/40, 15, R 28/60, 5, W 1/30, 5, EX 16/30',
}
/** On paper with more time the SSAT's experimental section is skipped, and the writing has forty minutes. */
const HALF_MORE_ON_PAPER: Partial<Steps> = {
  ...both('ssat', 'W 2/40, 10, Q1 25/45, 5, R 40/60, 10, V 60/45, 5, Q2 25/45'),
  'ssat-elementary': 'Q 30/45, 5, V 30/30, 15, R 28/45, 5, W 1/22.5',
}
/** At a center with more time the SSAT's breaks are fifteen minutes, and nothing lies between its sections. */
const HALF_MORE_AT_CENTER: Partial<Steps> = {
  ...both('ssat', 'W 2/37.5, 15, Q1 25/45, R 40/60, 15, V 60/45, Q2 25/45, EX 16/22.5'),
  'ssat-elementary': 'Q 30/45, V 30/30, 15, R 28/45, W 1/22.5, EX 16/22.5',
}
const EXTRA_BREAKS: Steps = {
  ...both('isee', 'VR 40/20, 5, QR 37/35, 10, RC 36/35, 5, MA 47/40, 10, ES 1/30'),
  ...both('ssat', 'W 2/25, 10, Q1 25/30, 5, R 40/40, 10, V 60/30, 5, Q2 25/30, 5, EX 16/15'),
  'isee-lower': 'VR 34/20, 5, QR 38/35, 10, RC 25/25, 5, MA 30/30, 10, ES 1/30',
  'ssat-elementary': 'Q 30/30, 5, V 30/20, 15, R 28/30, 5, W 1/15, 5, EX 16/15',
}

const casesOf = (what: string, choice: Partial<TestChoice>, table: Partial<Steps>) =>
  LEVELS.flatMap((level) => (table[level] ? { what, choice, level, steps: table[level] } : []))

test.each([
  ...casesOf('at home', {}, STANDARD),
  ...casesOf('on paper', { place: 'paper' }, STANDARD),
  ...casesOf('at a center', { place: 'center' }, STANDARD),
  ...casesOf('at home with 1.5×', { timePercent: 150 }, HALF_MORE),
  ...casesOf('on paper with 1.5×', { place: 'paper', timePercent: 150 }, HALF_MORE_ON_PAPER),
  ...casesOf('at a center with 1.5×', { place: 'center', timePercent: 150 }, HALF_MORE_AT_CENTER),
  ...casesOf('at home with 2×', { timePercent: 200 }, DOUBLE),
  ...casesOf('with extra breaks', { extraBreaks: true }, EXTRA_BREAKS),
  // What helps to read or reckon changes no time.
  ...casesOf('with every tool', { tools: { largePrint: true, calculator: true, readAloud: true, lineReader: true } }, STANDARD),
  // These belong to practice alone.
  ...casesOf('that asks for no clock and no warnings', { isUntimed: true, warnings: 'none' }, STANDARD),
])('a rehearsal of $level $what has $steps', async ({ level, choice, steps }) => {
  const { id: userId } = await createStudent()
  const sittingId = await startWholeTest({ userId, at: start, level, choice })
  await currentTest({ userId, sittingId }, later(12))
  expect((await sat(sittingId)).join(', ')).toBe(steps)
})

/** Practice runs no break. */
const withoutBreaks = (steps: string) =>
  steps
    .split(', ')
    .filter((step) => !/^\d/.test(step))
    .join(', ')

test.each([
  ...casesOf('at standard time', {}, STANDARD),
  ...casesOf('with 1.5×', { timePercent: 150 }, HALF_MORE),
  ...casesOf('with 2×', { timePercent: 200 }, DOUBLE),
  ...casesOf('without a clock', { isUntimed: true }, STANDARD),
  ...casesOf('on paper with 1.5×', { place: 'paper', timePercent: 150 }, HALF_MORE_ON_PAPER),
])('practice of $level $what has the same sections and no break', async ({ level, choice, steps }) => {
  const { id: userId } = await createStudent()
  const sittingId = await startWholeTest({ userId, at: start, level, choice: { ...choice, mode: 'practice' } })
  await walkTo({ userId, sittingId }, () => false, ticking())
  const expected = withoutBreaks(steps)
  expect((await sat(sittingId)).join(', ')).toBe(choice.isUntimed ? expected.replaceAll(/\/[\d.]+/g, '/none') : expected)
})

/** Every section has a warning at five minutes; the ISEE's essay one at fifteen too. Practice warns as chosen. */
const WARNINGS = [
  { mode: 'rehearsal', warnings: 'none', isee: { section: [300], writing: [900, 300] }, ssat: { section: [300], writing: [300] } },
  { mode: 'practice', warnings: 'none', isee: { section: [], writing: [] }, ssat: { section: [], writing: [] } },
  { mode: 'practice', warnings: 'five', isee: { section: [300], writing: [300] }, ssat: { section: [300], writing: [300] } },
  {
    mode: 'practice',
    warnings: 'five_and_one',
    isee: { section: [300, 60], writing: [300, 60] },
    ssat: { section: [300, 60], writing: [300, 60] },
  },
] as const

describe.each(LEVELS)('%s', (level) => {
  test.each(WARNINGS)('in $mode with warnings "$warnings" the room warns when it should', async ({ mode, warnings, isee, ssat }) => {
    const { browser, student } = await signedIn()
    const at = {
      userId: student.id,
      sittingId: await startWholeTest({ userId: student.id, at: new Date(), level, choice: { mode, warnings } }),
    }
    const expected = level.startsWith('isee') ? isee : ssat
    for (const kind of level === 'ssat-middle' || level === 'ssat-upper'
      ? (['writing', 'section'] as const)
      : (['section', 'writing'] as const)) {
      await walkTo(at, (step) => step.kind === kind)
      let page = await browser.get(`/premium/tests/${at.sittingId}`)
      while (page.location) page = await browser.get(page.location)
      expect(page.status).toBe(200)
      expect([...page.text.matchAll(/class="room-warning at-(\d+)"/g)].map(([, seconds]) => Number(seconds))).toEqual(expected[kind])
    }
  })
})

/** A second passes between two acts. */
function ticking(): () => Date {
  let seconds = 0
  return () => new Date(start.getTime() + 1000 * ++seconds)
}

/** What was sat, in its order: sections and the writing with their questions and minutes, and what lay between two of them. */
async function sat(sittingId: string): Promise<string[]> {
  const { sections, essay, plan } = await db.practiceSitting.findUniqueOrThrow({
    where: { id: sittingId },
    include: { sections: true, essay: true },
  })
  const { promptIds } = plan as { promptIds: string[] }
  const written = essay && {
    name: essay.subject === 'essay' ? 'ES' : 'W',
    count: promptIds.length,
    minutes: essay.deadline && (essay.deadline.getTime() - essay.startedAt.getTime()) / 60_000,
    startedAt: essay.startedAt,
    endedAt: essay.submittedAt,
  }
  const worked = [
    ...sections.map(({ part, questionCount, secondsAllowed, startedAt, endedAt }) => ({
      ...{ name: part, count: questionCount, minutes: secondsAllowed && secondsAllowed / 60 },
      ...{ startedAt, endedAt },
    })),
    ...(written ? [written] : []),
  ].toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
  return worked.flatMap(({ name, count, minutes, startedAt }, index) => {
    const before = worked[index - 1]?.endedAt
    const rest = before ? (startedAt.getTime() - before.getTime()) / 60_000 : 0
    return [...(rest >= 1 ? [String(rest)] : []), `${name} ${count}/${minutes ?? 'none'}`]
  })
}
