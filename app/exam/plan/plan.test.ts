/** Plans of ten thousand made histories: no impossible day, the minutes kept, every section met, tests spaced, and rest before the test. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVELS } from '~/exam/core/levels'
import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from './days'
import { type Counted, PLAN_MINUTES, type PlanInput } from './input'
import { type PlannedDay, planDays } from './plan'
import type { Step } from './steps'
import { CLEAR_DAYS, TEST_GAP_DAYS } from './test-days'
import { plannedSubjects, timesOf } from './times.server'

const FREE = { lesson: 3, practice: 3, reading: 3, quiz: 3, pace: 3, test: 3 } as const
const NUMBERS = [1, 2, 3, 4, 5, 6]
const TIMES = new Map(LEVELS.flatMap((level) => [100, 150, 200].map((percent) => [`${level} ${percent}`, timesOf(level, percent)])))

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
const ago = fc.option(fc.integer({ min: 0, max: 60 }))

interface Made extends Pick<PlanInput, 'minutes' | 'daysOff' | 'mistakes' | 'words' | 'testWeekday'> {
  level: (typeof LEVELS)[number]
  percent: number
  today: Day
  toTest: number | null
  changes: [number, number][]
  sections: { weight: number; hasGoal: boolean; lastOn: number | null; timedOn: number | null }[]
  writes: boolean
  testOn: number | null
  testsLeft: number[]
  isFree: boolean
  used: number
}

const made: fc.Arbitrary<Made> = fc.record({
  level: fc.constantFrom(...LEVELS),
  percent: fc.constantFrom(100, 150, 200),
  today: day,
  toTest: fc.option(fc.integer({ min: 0, max: 50 })),
  minutes: fc.constantFrom(...PLAN_MINUTES.map(Number)),
  daysOff: fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 }),
  testWeekday: fc.option(fc.integer({ min: 1, max: 7 })),
  changes: fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, 10, 45, 300)), { maxLength: 4 }),
  sections: fc.array(fc.record({ weight: fc.integer({ min: 2, max: 4 }), hasGoal: fc.boolean(), lastOn: ago, timedOn: ago }), {
    minLength: 4,
    maxLength: 4,
  }),
  writes: fc.boolean(),
  mistakes: fc.integer({ min: 0, max: 400 }),
  words: fc.integer({ min: 0, max: 100 }),
  testOn: ago,
  testsLeft: fc.subarray(NUMBERS),
  isFree: fc.boolean(),
  used: fc.integer({ min: 0, max: 3 }),
})

/** The made student as the plan is told of one. */
function inputOf(shape: Made): PlanInput {
  const { level, percent, today, toTest, changes, sections, writes, testOn, testsLeft, isFree, used, testWeekday, ...rest } = shape
  const before = (days: number | null) => (days === null ? null : addDays(today, -days))
  const testDate = toTest === null ? null : addDays(today, toTest)
  const times = TIMES.get(`${level} ${percent}`)
  if (!times) throw new Error('no times')
  return {
    ...rest,
    ...{ today, startedOn: today, testDate, times },
    until: testDate ?? addDays(today, 40),
    testWeekday: testWeekday !== null && rest.daysOff.includes(testWeekday) ? null : testWeekday,
    changes: new Map(changes.map(([days, minutes]) => [addDays(today, days), minutes])),
    sections: plannedSubjects(level).map((subject, index) => ({
      subject,
      ...{ weight: sections[index]?.weight ?? 2, hasGoal: sections[index]?.hasGoal ?? false },
      ...{ lastOn: before(sections[index]?.lastOn ?? null), lastTimedOn: before(sections[index]?.timedOn ?? null) },
      quizzes: [1, 2, 3],
      skills: [
        { skill: 'Fractions', because: 'weakest', lesson: { id: 'fractions', minutes: 6 } },
        { skill: 'Ratio', because: 'untried', lesson: null },
      ],
    })),
    writing: writes ? { subject: 'essay', lastOn: null, numbers: [1, 2] } : null,
    tests: { lastOn: before(testOn), numbers: testsLeft },
    allowed: isFree
      ? Object.fromEntries(Object.entries(FREE).map(([what, uses]) => [what, { uses, used, per: what === 'test' ? 'month' : 'week' }]))
      : {},
  }
}

const USUAL: Made = {
  ...{ level: 'isee-upper', percent: 100, today: '2026-11-23', toTest: null, minutes: 30, daysOff: [7], testWeekday: 6, changes: [] },
  ...{ sections: [], writes: true, mistakes: 8, words: 0, testOn: null, testsLeft: NUMBERS, isFree: false, used: 0 },
}

const COUNTED: Partial<Record<Step['kind'], Counted>> = {
  ...{ lesson: 'lesson', skill: 'practice', reading: 'reading', section: 'quiz', writing: 'quiz', pace: 'pace', test: 'test' },
}
const FIRST_DAYS = 14
/** A rule that is tried on fewer histories is hardly tried. */
const LEAST_TRIED = 300

/** Days with work on them. */
function worked(days: PlannedDay[]): PlannedDay[] {
  return days.filter(({ steps }) => steps.some(({ kind }) => kind !== 'rest' && kind !== 'real'))
}

/** Tries made histories; the first that breaks a rule is shrunk to the least that does. */
function expectOfAll(numRuns: number, check: (input: PlanInput, days: PlannedDay[]) => void): void {
  fc.assert(
    fc.property(made, (shape) => {
      const input = inputOf(shape)
      check(input, planDays(input))
    }),
    { numRuns, seed: 19 },
  )
}

test('ten thousand histories: days follow one another, minutes are kept, tests are spaced, and the end is for rest', () => {
  expectOfAll(10_000, (input, days) => {
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([input.today, input.until])
    const ofTests: Day[] = input.tests.lastOn ? [input.tests.lastOn] : []
    for (const [index, { day: at, kind, budget, minutes, steps }] of days.entries()) {
      if (at !== addDays(input.today, index)) throw new Error(`${at} is out of its place`)
      if (minutes > budget || steps.some((step) => step.minutes < 0) || steps.length > 4) throw new Error(`${at} has too much`)
      const own = input.changes.get(at) ?? (input.daysOff.includes(weekdayOf(at)) ? 0 : input.minutes)
      if (kind !== 'test' && budget > own) throw new Error(`${at} has more than the student`)
      if (kind === 'test') {
        if (at !== input.today) ofTests.push(at)
        if (input.changes.get(at) === undefined && input.daysOff.includes(weekdayOf(at))) throw new Error(`a test on ${at}, a day off`)
        if (input.testDate && daysBetween(at, input.testDate) < CLEAR_DAYS) throw new Error(`a test on ${at}, before the real one`)
      }
      const left = input.testDate ? daysBetween(at, input.testDate) : null
      if ((left === 1) !== (kind === 'rest') || (left === 0) !== (kind === 'real')) throw new Error(`${at} is ${kind}`)
      if (left === 2 && steps.some((step) => ['section', 'pace', 'test', 'writing'].includes(step.kind)))
        throw new Error(`${at} is no rest`)
    }
    for (const [index, at] of ofTests.entries()) {
      const next = ofTests[index + 1]
      if (next && daysBetween(at, next) < TEST_GAP_DAYS) throw new Error(`tests on ${at} and ${next}`)
    }
  })
}, 60_000)

test('whoever works on fourteen days meets every section in them', () => {
  let tried = 0
  expectOfAll(2_000, (input, days) => {
    const times = [...Object.values(input.times.question)].map((each) => Math.ceil(5 * each))
    const first = worked(days).slice(0, FIRST_DAYS)
    // Where the shortest practice does not fit beside what returns, or the free tier is used up, a section waits for its week.
    if (first.length < FIRST_DAYS || Object.keys(input.allowed).length > 0 || input.minutes < Math.max(...times)) return
    tried += 1
    const met = new Set(first.flatMap(({ steps }) => steps.flatMap((step) => ('subject' in step ? step.subject : []))))
    const isWhole = first.some(({ kind }) => kind === 'test')
    for (const { subject } of input.sections) if (!met.has(subject) && !isWhole) throw new Error(`${subject} is not met`)
  })
  expect(tried).toBeGreaterThan(LEAST_TRIED)
}, 60_000)

test('the free tier is never asked for more than it gives', () => {
  let tried = 0
  expectOfAll(1_000, (input, days) => {
    if (Object.keys(input.allowed).length > 0) tried += 1
    const used = new Map<string, number>()
    for (const { day: at, steps } of days) {
      for (const { kind } of steps) {
        const what = COUNTED[kind]
        const limit = what && input.allowed[what]
        if (!limit) continue
        const period = limit.per === 'week' ? mondayOf(at) : at.slice(0, 7)
        const isRunning = period === (limit.per === 'week' ? mondayOf(input.today) : input.today.slice(0, 7))
        const key = `${what} ${period}`
        used.set(key, (used.get(key) ?? (isRunning ? limit.used : 0)) + 1)
        if ((used.get(key) ?? 0) > limit.uses) throw new Error(`${what} once too often in ${period}`)
      }
    }
  })
  expect(tried).toBeGreaterThan(LEAST_TRIED)
}, 60_000)

describe('the last days', () => {
  const planned = (toTest: number) => {
    const input = inputOf({ ...USUAL, toTest })
    return planDays(input).map(({ kind, steps }) => [kind, ...steps.map((step) => step.kind)])
  }

  test('of a test that is tomorrow are one day of rest and the day itself', () => {
    expect(planned(1)).toEqual([
      ['rest', 'rest'],
      ['real', 'real'],
    ])
  })

  test('of a test that is today are that day alone', () => {
    expect(planned(0)).toEqual([['real', 'real']])
  })

  test('begin lighter two days before it', () => {
    expect(planned(2).map(([kind]) => kind)).toEqual(['light', 'rest', 'real'])
  })
})

test('the days after today are the same whether today was planned before or is planned now', () => {
  expectOfAll(300, (input, days) => {
    const kept = (days[0]?.steps ?? []).map((step) => ({ ...step, isDone: false }))
    const again = planDays(input, kept)
    expect(again.slice(1)).toEqual(days.slice(1))
  })
}, 60_000)

test('a timed quiz that is done today does not come again tomorrow', () => {
  const input = inputOf({ ...USUAL, minutes: 60, mistakes: 0 })
  const [section] = planDays(input)[0]?.steps.filter((step) => step.kind === 'section') ?? []
  if (!section) throw new Error('no timed quiz today')
  const tomorrow = planDays(input, [{ ...section, isDone: true }])[1]?.steps ?? []
  expect(tomorrow.filter((step) => step.kind === 'section' && step.subject === section.subject)).toEqual([])
})

test('a whole test still stands when its day has come', () => {
  const input = inputOf({ ...USUAL, toTest: 30 })
  const at = planDays(input).find(({ kind }) => kind === 'test')?.day ?? ''
  expect(planDays({ ...input, today: at })[0]).toMatchObject({ day: at, kind: 'test' })
})

test('a plan over a change of clocks has every day once', () => {
  const days = planDays(inputOf({ ...USUAL, today: '2026-03-06', toTest: 5 })).map(({ day: at }) => at)
  expect(days).toEqual(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'])
})

test('a lesson that was not seen comes before practice of its skill, and a long wait goes first', () => {
  const sections = [0, 1, 2, 3].map((index) => ({ weight: 2, hasGoal: false, lastOn: index === 3 ? 30 : 0, timedOn: 1 }))
  const [first] = planDays(inputOf({ ...USUAL, sections, mistakes: 0, writes: false }))
  expect(first?.steps.slice(0, 2)).toMatchObject([
    { kind: 'lesson', subject: 'mathematics_achievement', lesson: 'fractions' },
    { kind: 'skill', subject: 'mathematics_achievement', skill: 'Fractions', because: 'weakest' },
  ])
})
