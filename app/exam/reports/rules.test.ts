/** What a report says of a week, and what it does not. */
import { describe, expect, test } from 'vitest'
import { likelyRange } from './likely'
import type { ReportData, TestResult } from './report'
import { insightsOf, recommendationsOf } from './rules'

const WEEK: ReportData = {
  ...{ version: 1, from: '2026-03-02', to: '2026-03-08', minutes: [20, 0, 0, 30, 0, 0, 0], answers: 40, right: 30 },
  ...{ strands: [], pace: [], mended: 0, waiting: 0, words: 0, lessons: 1, writings: [], tests: [] },
}
const strand = (right: number, answers: number) => ({
  ...({ subject: 'quantitative', strand: 'algebra', right, answers } as const),
  ...likelyRange(right, answers),
})
const tested = (on: string, low: number, high: number): TestResult => ({ on, number: 2, bands: [{ subject: 'verbal', low, high }] })
const rulesOf = (data: ReportData) => insightsOf(data).map(({ rule }) => rule)

test('effort comes first, with days and minutes', () => {
  expect(insightsOf(WEEK)[0]).toMatchObject({ rule: 'effort', text: 'Worked on 2 days, 50 minutes in all.' })
})

test.each([
  ['lessons', { lessons: 3 }, '3 lessons'],
  ['words', { words: 12 }, '12 words'],
  ['passages', { passages: 1 }, '1 passage'],
])('a week of nothing but %s is not called free', (_name, done, evidence) => {
  const data = { ...WEEK, minutes: [0, 0, 0, 0, 0, 0, 0], answers: 0, right: 0, lessons: 0, ...done }
  expect(insightsOf(data)[0]).toEqual({ rule: 'effort', text: 'Worked this week, without questions.', evidence })
})

test.each([
  ['few answers say nothing', strand(1, 8), []],
  ['a share that may be either says nothing', strand(8, 14), []],
  ['a low share names the topic', strand(6, 20), ['open']],
  ['a high share names the topic', strand(19, 20), ['strong']],
])('%s', (_name, only, rules) => {
  expect(rulesOf({ ...WEEK, strands: [only] })).toEqual(['effort', ...rules])
})

test('every sentence has its figures', () => {
  const data = { ...WEEK, strands: [strand(6, 20)], mended: 3, waiting: 5, tests: [tested('2026-03-07', 620, 656)] }
  for (const { evidence } of [...insightsOf(data), ...recommendationsOf(data)]) expect(evidence).toMatch(/\d/)
})

describe('a whole test beside the one before', () => {
  const said = (low: number, high: number) =>
    insightsOf({ ...WEEK, tests: [tested('2026-02-07', 640, 676), tested('2026-03-07', low, high)] }).at(-1)

  test('that overlaps is no difference', () => {
    expect(said(630, 666)?.text).toContain('a difference may be chance')
  })

  test('that came out lower is told in neutral words, with its range', () => {
    const lower = said(560, 596)
    expect(lower?.text).toContain('single tests move up and down')
    expect(`${lower?.text} ${lower?.evidence}`).not.toMatch(/lower|worse|drop|fell|down by|[-−]\d/)
    expect(lower?.evidence).toContain('likely 560 to 596')
  })

  test('of an earlier week is not told again', () => {
    expect(rulesOf({ ...WEEK, tests: [tested('2026-02-07', 640, 676)] })).toEqual(['effort'])
  })
})

test('there is always a next step, and never more than three', () => {
  expect(recommendationsOf({ ...WEEK, answers: 0 })).toMatchObject([{ rule: 'go-on', start: { kind: 'quizzes' } }])
  const slow = { subject: 'verbal', answers: 30, seconds: 60, allowed: 30 } as const
  const all = recommendationsOf({ ...WEEK, answers: 80, strands: [strand(6, 20)], waiting: 5, pace: [slow] })
  expect(all.map(({ rule }) => rule)).toEqual(['practice-open', 'mistakes', 'pace'])
})

test.each([
  [0, 0, { percent: 0, low: 0, high: 100 }],
  [10, 10, { percent: 100, low: 86, high: 100 }],
  [30, 60, { percent: 50, low: 42, high: 58 }],
])('%i of %i right lie likely between', (right, answers, expected) => {
  expect(likelyRange(right, answers)).toEqual(expected)
})
