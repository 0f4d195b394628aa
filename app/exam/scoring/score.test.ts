/** Estimates against the tables of docs/exams.md 1.5 and 2.5, and what is said where there are none. */
import { describe, expect, test } from 'vitest'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { percentileRanks, stanineOf } from './curve'
import { estimate, quartersText, rawScore, sittingEstimate } from './score'

const scoreOf = (level: Level, right: number, questions: number, wrong = 0) =>
  rawScore(level, { right, wrong, omitted: questions - right - wrong })

function scaled(level: Level, subject: Subject, right: number, questions: number) {
  const result = estimate(level, subject, scoreOf(level, right, questions))
  if (result.kind !== 'scaled') throw new Error(result.kind)
  return result
}

test('stanines begin and end where the published table says', () => {
  const ends = [3, 10, 22, 39, 59, 76, 88, 95, 99]
  for (const [index, end] of ends.entries()) {
    expect(stanineOf((ends[index - 1] ?? 0) + 1)).toBe(index + 1)
    expect(stanineOf(end)).toBe(index + 1)
  }
})

test.each([
  [1, 1, '1 to 3'],
  [5, 7, '40 to 88'],
  [8, 9, '89 to 99'],
])('stanines %i to %i stand for percentile ranks %s', (low, high, ranks) => {
  expect(percentileRanks({ low, high })).toBe(ranks)
})

test.each([
  [0, '0'],
  [1, '¼'],
  [2, '½'],
  [3, '¾'],
  [4, '1'],
  [50, '12½'],
  [-1, '−¼'],
  [-10, '−2½'],
  [-4, '−1'],
])('%i quarters read as %s', (quarters, text) => {
  expect(quartersText(quarters)).toBe(text)
})

describe('the raw score', () => {
  test.each([
    ['ssat-upper', 34],
    ['ssat-middle', 34],
    ['ssat-elementary', 40],
    ['isee-lower', 40],
    ['isee-middle', 40],
    ['isee-upper', 40],
  ] as const)('of ten right and six wrong at %s is %i quarters', (level, rawQuarters) => {
    expect(scoreOf(level, 10, 20, 6)).toMatchObject({ rawQuarters, questions: 20, percentRight: 50 })
  })
})

describe('the scaled score of the SSAT', () => {
  const VERBAL = [506, 533, 563, 590, 617, 644, 671, 698, 725, 752, 779, 800]
  const VERBAL_PERCENTILES = [1, 2, 6, 14, 25, 40, 56, 71, 83, 93, 97, 99]
  const QUANTITATIVE = [557, 584, 614, 641, 668, 698, 725, 755, 782, 800]
  const QUANTITATIVE_PERCENTILES = [6, 14, 24, 38, 53, 67, 83, 93, 99]

  test.each(VERBAL.map((points, index) => [index * 5, points]))('in Upper Verbal of raw %i is near %i', (raw, points) => {
    expect(Math.abs(scaled('ssat-upper', 'verbal', raw, 60).scaled - points)).toBeLessThanOrEqual(4)
  })

  test.each(VERBAL_PERCENTILES.map((percentile, index) => [index * 5, percentile]))(
    'in Upper Verbal of raw %i is near percentile %i',
    (raw, percentile) => {
      expect(Math.abs((scaled('ssat-upper', 'verbal', raw, 60).percentile ?? 0) - percentile)).toBeLessThanOrEqual(3)
    },
  )

  test.each(QUANTITATIVE.map((points, index) => [5 + index * 5, points]))('in Upper Quantitative of raw %i is near %i', (raw, points) => {
    expect(Math.abs(scaled('ssat-upper', 'quantitative', raw, 50).scaled - points)).toBeLessThanOrEqual(5)
  })

  test.each(QUANTITATIVE_PERCENTILES.map((percentile, index) => [10 + index * 5, percentile]))(
    'in Upper Quantitative of raw %i is near percentile %i',
    (raw, percentile) => {
      expect(Math.abs((scaled('ssat-upper', 'quantitative', raw, 50).percentile ?? 0) - percentile)).toBeLessThanOrEqual(6)
    },
  )

  test.each([
    [40, 800],
    [30, 692],
    [20, 632],
    [10, 572],
  ])('in Upper Reading of raw %i is %i', (raw, points) => {
    expect(scaled('ssat-upper', 'reading_comprehension', raw, 40).scaled).toBe(points)
  })

  test('keeps to its scale, below and above', () => {
    const worst = estimate('ssat-middle', 'quantitative', scoreOf('ssat-middle', 0, 50, 50))
    expect(worst).toMatchObject({ kind: 'scaled', scaled: 440, band: { low: 440 } })
    expect(scaled('ssat-middle', 'quantitative', 49, 50).scaled).toBeLessThanOrEqual(710)
  })

  test('of a short quiz has a wider band than that of the whole section', () => {
    const width = ({ band }: ReturnType<typeof scaled>) => band.high - band.low
    expect(width(scaled('ssat-upper', 'verbal', 30, 60))).toBe(36)
    expect(width(scaled('ssat-upper', 'verbal', 10, 20))).toBe(62)
  })

  test('has no percentile at Middle and no figure at all at Elementary, and says why', () => {
    expect(scaled('ssat-middle', 'verbal', 30, 60)).toMatchObject({ percentile: null, mark: 'G' })
    expect(estimate('ssat-elementary', 'verbal', scoreOf('ssat-elementary', 15, 30))).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('published for this level'),
    })
  })
})

describe('the stanine of the ISEE', () => {
  const upper = (right: number, subject: Subject = 'mathematics_achievement', grade = 9) => {
    const result = estimate('isee-upper', subject, scoreOf('isee-upper', right, 20), grade)
    if (result.kind !== 'stanine') throw new Error(result.kind)
    return result
  }

  test('rises with each right answer, from 1 to 9', () => {
    const percentiles = Array.from({ length: 21 }, (_, right) => upper(right).percentile)
    expect(percentiles).toEqual(percentiles.toSorted((a, b) => a - b))
    expect([upper(0).stanine, upper(20).stanine]).toEqual([1, 9])
  })

  test('is 5 near the middle of the applicants and says that the middle is our own', () => {
    const middle = upper(12)
    expect(middle).toMatchObject({ stanine: 5, mark: 'G' })
    expect(middle.working.join(' ')).toMatch(/placeholders/)
  })

  test('has a band of at least one stanine to each side within the scale', () => {
    for (let right = 0; right <= 20; right++) {
      const { band, stanine } = upper(right)
      expect(band.low).toBeLessThanOrEqual(Math.max(1, stanine - 1))
      expect(band.high).toBeGreaterThanOrEqual(Math.min(9, stanine + 1))
    }
  })

  test('is harder to reach in the higher grades', () => {
    expect(upper(13, 'mathematics_achievement', 12).percentile).toBeLessThan(upper(13).percentile)
  })

  test.each(['isee-lower', 'isee-middle'] as const)('at %s is only a rough band of two, and says why', (level) => {
    for (let right = 0; right <= 20; right++) {
      const result = estimate(level, 'mathematics_achievement', scoreOf(level, right, 20))
      if (result.kind !== 'rough-stanine') throw new Error(result.kind)
      expect(result.band.high - result.band.low).toBe(1)
      expect(result.band.low).toBeGreaterThanOrEqual(1)
      expect(result.band.high).toBeLessThanOrEqual(9)
      expect(result.why).toMatch(/^Rough, .*not published/)
    }
  })
})

test('a perfect score gets the ceiling of its scale', () => {
  expect(scaled('ssat-upper', 'verbal', 20, 20).scaled).toBe(800)
  expect(scaled('ssat-middle', 'reading_comprehension', 20, 20).scaled).toBe(710)
  const isee = estimate('isee-upper', 'verbal_reasoning', scoreOf('isee-upper', 20, 20))
  expect(isee).toMatchObject({ stanine: 9, percentile: 99 })
})

test.each(LEVELS)('at %s no score whatever makes a number that does not exist', (level) => {
  for (let right = 0; right <= 20; right++) {
    for (const wrong of [0, 20 - right]) {
      const text = JSON.stringify(estimate(level, 'reading_comprehension', scoreOf(level, right, 20, wrong)))
      expect(text).not.toMatch(/NaN|Infinity|undefined/)
    }
  }
})

test('a sitting without a clock has no estimate, and one answered less than half says that it is not finished', () => {
  const section = { level: 'isee-upper', subject: 'verbal_reasoning', isTimed: true } as const
  const answered = (count: number) => sittingEstimate(section, scoreOf('isee-upper', count, 20), 9)
  expect(answered(9)).toMatchObject({ kind: 'none', why: expect.stringContaining('not finished') })
  expect(answered(10)).toMatchObject({ kind: 'stanine' })
  expect(sittingEstimate({ ...section, isTimed: false }, scoreOf('isee-upper', 20, 20))).toBeNull()
})
