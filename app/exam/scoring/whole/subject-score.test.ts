/** Scores of whole tests: every level by its table, figures worked out by hand, and what holds for any result. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import type { Estimate, Tally } from '~/exam/scoring/score'
import type { SubjectInputs } from './inputs'
import { withMoreRight } from './one-more'
import { scoreSubject } from './subject-score'

const NOTHING: Tally = { right: 0, wrong: 0, omitted: 0 }

/** Every level with each of its subjects and how many of its questions count. */
const SUBJECTS = LEVELS.flatMap((level) =>
  [...new Set(blueprintOf(level).sections.map(({ subject }) => subject))].map((subject) => {
    const parts = blueprintOf(level).sections.filter((part) => part.subject === subject)
    return { level, subject, scored: parts.reduce((sum, { questions, unscored }) => sum + questions - unscored, 0) }
  }),
)

function inputs(level: Level, subject: Subject, scored: Tally, shape: Partial<SubjectInputs> = {}): SubjectInputs {
  return { level, subject, gradeApplied: 9, isTimed: true, scored, seen: NOTHING, unscored: 0, ...shape }
}

/** One number by which estimates of one kind are compared. */
function heightOf(estimate: Estimate): number {
  if (estimate.kind === 'scaled') return estimate.scaled
  if (estimate.kind === 'stanine') return estimate.percentile
  return estimate.kind === 'rough-stanine' ? estimate.band.low : 0
}

test.each([
  ['isee-lower', [30, 35, 20, 25]],
  ['isee-middle', [35, 32, 30, 42]],
  ['isee-upper', [35, 32, 30, 42]],
  ['ssat-elementary', [30, 30, 28]],
  ['ssat-middle', [50, 40, 60]],
  ['ssat-upper', [50, 40, 60]],
] as const)('at %s so many questions count: %j', (level, counts) => {
  expect(SUBJECTS.filter((each) => each.level === level).map(({ scored }) => scored)).toEqual(counts)
})

const KINDS = {
  'isee-lower': 'rough-stanine',
  'isee-middle': 'rough-stanine',
  'isee-upper': 'stanine',
  'ssat-elementary': 'none',
  'ssat-middle': 'scaled',
  'ssat-upper': 'scaled',
} satisfies Record<Level, Estimate['kind']>

describe.each(SUBJECTS)('$level $subject', ({ level, subject, scored }) => {
  const anyTally = fc.tuple(fc.nat(scored), fc.nat(scored)).map(([one, other]): Tally => {
    const [answered, right] = [Math.max(one, other), Math.min(one, other)]
    return { right, wrong: answered - right, omitted: scored - answered }
  })

  test('a perfect result is the ceiling, and nothing right is the floor', () => {
    const perfect = scoreSubject(inputs(level, subject, { right: scored, wrong: 0, omitted: 0 }))
    const worst = scoreSubject(inputs(level, subject, { right: 0, wrong: scored, omitted: 0 }))
    expect([perfect.estimate.kind, worst.estimate.kind]).toEqual([KINDS[level], KINDS[level]])
    const { scale, penaltyQuarters } = blueprintOf(level)
    expect([perfect.raw.rawQuarters, worst.raw.rawQuarters]).toEqual([scored * 4, 0 - scored * penaltyQuarters])
    expect(perfect.oneMore).toMatch(/nothing to add/)
    if (perfect.estimate.kind === 'scaled') expect([heightOf(perfect.estimate), heightOf(worst.estimate)]).toEqual([scale.high, scale.low])
    if (perfect.estimate.kind === 'stanine') expect([heightOf(perfect.estimate), heightOf(worst.estimate)]).toEqual([99, 1])
    if (perfect.estimate.kind === 'rough-stanine') expect([heightOf(perfect.estimate), heightOf(worst.estimate)]).toEqual([8, 1])
  })

  test('one more right answer never lowers anything', () => {
    fc.assert(
      fc.property(anyTally, (tally) => {
        const before = scoreSubject(inputs(level, subject, tally))
        const after = scoreSubject(withMoreRight(inputs(level, subject, tally), 1))
        expect(after.raw.rawQuarters).toBeGreaterThanOrEqual(before.raw.rawQuarters)
        expect(after.raw.questions).toBe(scored)
        if (before.estimate.kind === 'none') return
        expect(heightOf(after.estimate)).toBeGreaterThanOrEqual(heightOf(before.estimate))
      }),
    )
  })

  test('an answer after a hint changes nothing of the estimate, right or wrong, and one more right answer without a hint never lowers it', () => {
    fc.assert(
      fc.property(anyTally, fc.nat(Math.floor(scored / 3)), (tally, hints) => {
        const hinted = { ...NOTHING, right: Math.min(hints, tally.right), wrong: Math.min(hints, tally.wrong) }
        const told = (right: number, wrong: number) =>
          scoreSubject(
            inputs(
              level,
              subject,
              { ...tally, right: tally.right - hinted.right + right, wrong: tally.wrong - hinted.wrong + wrong },
              {
                hinted: { ...NOTHING, right, wrong },
              },
            ),
          )
        const all = hinted.right + hinted.wrong
        expect(told(all, 0).estimate).toEqual(told(0, all).estimate)
        const shape = inputs(level, subject, tally, { hinted })
        const [before, after] = [scoreSubject(shape), scoreSubject(withMoreRight(shape, 1))]
        if (before.estimate.kind !== 'none') expect(heightOf(after.estimate)).toBeGreaterThanOrEqual(heightOf(before.estimate))
      }),
    )
  })

  test('a wrong answer in place of a blank never raises anything', () => {
    fc.assert(
      fc.property(anyTally, (tally) => {
        if (tally.omitted === 0) return
        const before = scoreSubject(inputs(level, subject, tally))
        const after = scoreSubject(inputs(level, subject, { ...tally, wrong: tally.wrong + 1, omitted: tally.omitted - 1 }))
        expect(after.raw.rawQuarters).toBeLessThanOrEqual(before.raw.rawQuarters)
        if (before.estimate.kind !== 'none') expect(heightOf(after.estimate)).toBeLessThanOrEqual(heightOf(before.estimate))
      }),
    )
  })

  test('the likely range holds the point and keeps to its scale, and no figure is no number', () => {
    fc.assert(
      fc.property(anyTally, anyTally, (tally, other) => {
        const least = (name: keyof Tally) => Math.min(tally[name], other[name])
        const seen = { right: least('right'), wrong: least('wrong'), omitted: least('omitted') }
        const outputs = scoreSubject(inputs(level, subject, tally, { seen, gradeApplied: 4 + (tally.right % 9) }))
        expect(JSON.stringify(outputs)).not.toMatch(/NaN|Infinity|undefined|null,"text/)
        const { estimate } = outputs
        if (estimate.kind === 'none') return
        const at = estimate.kind === 'scaled' ? estimate.scaled : estimate.kind === 'stanine' ? estimate.stanine : estimate.band.low
        const ends = estimate.kind === 'scaled' ? blueprintOf(level).scale : { low: 1, high: 9 }
        expect(estimate.band.low).toBeLessThanOrEqual(at)
        expect(estimate.band.high).toBeGreaterThanOrEqual(at)
        expect(estimate.band.low).toBeGreaterThanOrEqual(ends.low)
        expect(estimate.band.high).toBeLessThanOrEqual(ends.high)
      }),
    )
  })

  test('every number that is reported has a working, once', () => {
    const { working } = scoreSubject(inputs(level, subject, { right: scored - 4, wrong: 2, omitted: 2 }))
    const names = ['raw', 'percent', 'scaled', 'percentile', ...(level.startsWith('isee') ? ['stanine'] : [])]
    expect(working.map(({ of }) => of)).toEqual(names)
    // Names of sources in our list of facts, and terms of statistics, say nothing to a family.
    expect(working.map(({ text }) => text).join(' ')).not.toMatch(/placeholder|logit|\b[TO]\d+b?\b|\[[A-Z]\]/)
  })
})

describe('worked out by hand', () => {
  const lineOf = (shape: SubjectInputs, of: string) => scoreSubject(shape).working.find((line) => line.of === of)?.text

  test('ISEE Upper, Verbal Reasoning, 28 of 35 for grade 9', () => {
    const shape = inputs('isee-upper', 'verbal_reasoning', { right: 28, wrong: 7, omitted: 0 })
    // p = 28.5 / 36 = .7917, logit 1.335; c = .66, logit .6633; z = .6717 / .85 = .790; the curve gives .785.
    expect(scoreSubject(shape).estimate).toMatchObject({ kind: 'stanine', percentile: 79, stanine: 7, band: { low: 6, high: 8 } })
    expect(lineOf(shape, 'percentile')).toContain('(28 + ½) ÷ (35 + 1) = 0.792.')
    expect(lineOf(shape, 'percentile')).toContain('(1.34 − 0.66) ÷ 0.85 = 0.79')
    expect(lineOf(shape, 'percentile')).toContain('No constant is published for the next step; ours is a guess')
    expect(lineOf(shape, 'scaled')).toMatch(/^Not given\./)
  })

  test('SSAT Upper, Quantitative, 40 right and 8 wrong of 50', () => {
    const shape = inputs('ssat-upper', 'quantitative', { right: 40, wrong: 8, omitted: 2 })
    // 40 − 8/4 = 38; 527 + 38 × 5.7 = 743.6; (744 − 692) / 66 = .79.
    expect(scoreSubject(shape)).toMatchObject({
      raw: { rawQuarters: 152 },
      estimate: { kind: 'scaled', scaled: 744, band: { low: 726, high: 762 }, percentile: 78, grade: 8 },
    })
    expect(lineOf(shape, 'raw')).toContain('40 right − 8 wrong ÷ 4 = 38.')
    expect(lineOf(shape, 'scaled')).toContain('x = 38. 527 + x × 5.7 = 744')
  })

  test('SSAT Middle, Reading, 20 right and 10 wrong of 40', () => {
    const shape = inputs('ssat-middle', 'reading_comprehension', { right: 20, wrong: 10, omitted: 10 })
    // 20 − 2.5 = 17.5; 440 + 19.5 × 6.4 = 564.8.
    expect(scoreSubject(shape).estimate).toMatchObject({ scaled: 565, band: { low: 547, high: 583 }, percentile: null })
    expect(lineOf(shape, 'percentile')).toMatch(/not published/)
  })

  test('an older applicant stands beside an older grade', () => {
    const shape = inputs('ssat-upper', 'verbal', { right: 40, wrong: 0, omitted: 20 }, { gradeApplied: 11 })
    // 506 + 216 = 722; grade 10 has the middle 695: (722 − 695) / 65 = .415.
    expect(scoreSubject(shape).estimate).toMatchObject({ scaled: 722, grade: 10, percentile: 66 })
    expect(lineOf({ ...shape, gradeApplied: 12 }, 'percentile')).toContain('grade 10, the nearest grade that has figures')
  })

  test('passages that were seen stay out of the estimate and in the raw score', () => {
    const shape = inputs(
      'isee-upper',
      'reading_comprehension',
      { right: 20, wrong: 10, omitted: 0 },
      { seen: { right: 10, wrong: 0, omitted: 0 } },
    )
    const fresh = inputs('isee-upper', 'reading_comprehension', { right: 10, wrong: 10, omitted: 0 })
    expect(scoreSubject(shape).estimate).toEqual(scoreSubject(fresh).estimate)
    expect(scoreSubject(shape).raw.right).toBe(20)
    expect(lineOf(shape, 'raw')).toContain('made from the other 20: 10 right, 10 wrong, 0 blank')
  })

  test('questions with a hint stay out of the estimate and in the raw score, and the working says so', () => {
    const hinted = { right: 7, wrong: 0, omitted: 0 }
    const shape = inputs('isee-upper', 'verbal_reasoning', { right: 28, wrong: 7, omitted: 0 }, { hinted })
    const fresh = inputs('isee-upper', 'verbal_reasoning', { right: 21, wrong: 7, omitted: 0 })
    expect(scoreSubject(shape).estimate).toEqual(scoreSubject(fresh).estimate)
    expect(scoreSubject(shape).raw.right).toBe(28)
    expect(lineOf(shape, 'raw')).toContain('7 of the questions had a hint. They stay out of the estimate, which is made from the other 28:')
    expect(scoreSubject(shape).oneMore).toMatch(/^One more right answer without a hint would make it 29 of 35/)
  })

  test('one question says so in the singular, and where there is no estimate nothing is said of what it is made from', () => {
    const one = { right: 1, wrong: 0, omitted: 0 }
    const scored = { right: 20, wrong: 10, omitted: 0 }
    const shape = inputs('isee-upper', 'reading_comprehension', scored, { seen: one, unscored: 1 })
    expect(lineOf(shape, 'raw')).toContain(
      ' 1 more question of the section does not count. You had 1 of the questions, or its passage, before. It stays',
    )
    const seen = lineOf({ ...shape, seen: scored }, 'raw')
    expect(seen).toMatch(/You had 30 of the questions, or their passages, before\.$/)
  })

  test('nothing is called right that is not: only what is left for the estimate', () => {
    const shape = inputs(
      'isee-upper',
      'reading_comprehension',
      { right: 25, wrong: 3, omitted: 2 },
      { seen: { right: 0, wrong: 3, omitted: 2 } },
    )
    expect(scoreSubject(shape).oneMore).toBe('Every answer that the estimate is made from is right.')
  })

  test('a new passage is asked for in reading alone', () => {
    const told = (subject: Subject) =>
      scoreSubject(inputs('isee-upper', subject, { right: 20, wrong: 8, omitted: 0 }, { seen: { right: 2, wrong: 0, omitted: 0 } })).oneMore
    expect(told('reading_comprehension')).toMatch(/^One more right answer on a new passage would/)
    expect(told('verbal_reasoning')).toMatch(/^One more right answer on a new question would/)
  })

  test('a result that was stored before there were hints is worked out as it was', () => {
    const { hinted: _, ...old } = inputs('isee-upper', 'verbal_reasoning', { right: 28, wrong: 7, omitted: 0 }, { hinted: NOTHING })
    expect(scoreSubject(old)).toEqual(scoreSubject({ ...old, hinted: NOTHING }))
  })
})

test.each([
  ['less than half answered', { scored: { right: 17, wrong: 0, omitted: 18 } }, /not finished/],
  [
    'less than half answered of what was new',
    { scored: { right: 20, wrong: 0, omitted: 15 }, seen: { right: 14, wrong: 0, omitted: 0 } },
    /are left for the estimate, and fewer than half of them are answered/,
  ],
  ['no clock', { isTimed: false }, /without a clock/],
  ['mostly with a hint', { hinted: { right: 18, wrong: 0, omitted: 0 } }, /had a hint: that is for learning/],
  [
    'mostly seen or with a hint',
    { seen: { right: 9, wrong: 0, omitted: 0 }, hinted: { right: 9, wrong: 0, omitted: 0 } },
    /before or with a hint/,
  ],
  ['mostly seen passages', { seen: { right: 18, wrong: 0, omitted: 0 } }, /had more than half of the questions/],
])('%s: no estimate, and why', (_, shape, why) => {
  const base = inputs('isee-upper', 'reading_comprehension', { right: 30, wrong: 5, omitted: 0 })
  const { estimate, working, oneMore } = scoreSubject({ ...base, ...shape })
  expect(estimate).toMatchObject({ kind: 'none', why: expect.stringMatching(why) })
  expect(working.filter(({ of }) => of === 'stanine')).toHaveLength(1)
  expect(oneMore).toMatch(/would make it|nothing to add/)
})

describe('one more right answer', () => {
  const told = (level: Level, subject: Subject, scored: Tally) => scoreSubject(inputs(level, subject, scored)).oneMore

  test('on the ISEE names the stanine, and how far the next one is', () => {
    expect(told('isee-upper', 'verbal_reasoning', { right: 28, wrong: 7, omitted: 0 })).toMatch(
      /^One more right answer would make it 29 of 35: percentile \d+, stanine \d/,
    )
    expect(told('isee-upper', 'verbal_reasoning', { right: 20, wrong: 15, omitted: 0 })).toMatch(/\d in all would reach stanine \d\.$/)
    expect(told('isee-middle', 'verbal_reasoning', { right: 20, wrong: 15, omitted: 0 })).toMatch(/roughly stanine \d or \d/)
  })

  test('on the SSAT says what it takes the place of', () => {
    expect(told('ssat-upper', 'quantitative', { right: 40, wrong: 8, omitted: 2 })).toBe(
      'One more right answer: in place of a blank it would add 1 point: about 749, 5 more; in place of a wrong one it would add 1¼ points: about 751, 7 more.',
    )
  })
})
