/** What a report says in words, and what it proposes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVELS } from '~/exam/core/levels'
import { nextSteps } from './next-steps'
import { parentWords } from './parent-words'
import { scoreSubject } from './subject-score'
import { kindRows, type ReportQuestion, strandRows } from './tables'

const scoresOf = (level: (typeof LEVELS)[number], rights: readonly number[]) =>
  [...new Set(blueprintOf(level).sections.map(({ subject }) => subject))].map((subject, index) => {
    const right = rights[index] ?? 0
    const scored = { right, wrong: 28 - right, omitted: 0 }
    const seen = { right: 0, wrong: 0, omitted: 0 }
    return { subject, ...scoreSubject({ level, subject, gradeApplied: 9, isTimed: true, scored, seen, unscored: 0 }) }
  })

test('a parent reads four sentences, whatever came out', () => {
  const rights = fc.array(fc.nat(28), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.constantFrom(...LEVELS),
      rights,
      fc.constantFrom('rehearsal' as const, 'practice' as const),
      fc.boolean(),
      fc.nat(28),
      (level, right, mode, missed, hinted) => {
        const words = parentWords({
          name: 'Noor',
          level,
          mode,
          on: 'November 22, 2026',
          hinted,
          subjects: scoresOf(level, right),
          costliest: missed ? 'Algebra' : null,
        })
        expect(words.join(' ').match(/[.!?](?=\s|$)/g)).toHaveLength(4)
      },
    ),
  )
})

test('the four sentences say what was done, what came out, what it is and what is next', () => {
  const words = parentWords({
    name: 'Noor',
    level: 'isee-upper',
    mode: 'rehearsal',
    on: 'November 22, 2026',
    hinted: 0,
    subjects: scoresOf('isee-upper', [25, 14, 20, 20]),
    costliest: 'Slope',
  })
  expect(words).toEqual([
    'On November 22, 2026 Noor took a whole ISEE Upper test as a rehearsal under the rules of the real room, and answered 112 of the 112 questions that count.',
    expect.stringMatching(
      /^The strongest section was Verbal Reasoning, 25 of 28 right \(about stanine \d, likely between \d and \d\); the one with most to gain was Quantitative Reasoning, 14 of 28 right/,
    ),
    'A stanine is a step from 1 to 9 among students applying to the same grade, and most are at 4, 5 or 6; ours are estimates, not the test maker’s.',
    'The best next step is short practice a few times a week, beginning with “Slope”, and not another whole test at once.',
  ])
})

test('hints are told to a parent', () => {
  const subjects = scoresOf('isee-upper', [25, 14, 20, 20])
  const told = {
    name: null,
    level: 'isee-upper',
    mode: 'practice',
    on: 'November 22, 2026',
    hinted: 20,
    subjects,
    costliest: null,
  } as const
  expect(parentWords(told)[0]).toMatch(/answered 112 of the 112 questions that count, with hints on 20 of them\.$/)
})

test('no section is called the strongest where likely ranges overlap, or where nothing is estimated', () => {
  const told = { name: 'Noor', level: 'isee-upper', mode: 'rehearsal', on: 'November 22, 2026', hinted: 0, costliest: null } as const
  const close = parentWords({ ...told, subjects: scoresOf('isee-upper', [20, 18, 20, 19]) })
  expect(close[1]).toMatch(/^No section stands out, because their likely ranges overlap: Verbal Reasoning, 20 of 28 right \(about/)
  const bare = scoresOf('ssat-elementary', [25, 3, 14])
  expect(parentWords({ ...told, level: 'ssat-elementary', subjects: bare })[1]).toMatch(/^There are too few estimates to compare/)
})

const question = (position: number, shape: Partial<ReportQuestion> = {}): ReportQuestion => ({
  ...{ part: 'MA', position, subject: 'mathematics_achievement', kind: 'computation', strand: 'algebra', skill: 'Slope' },
  ...{ difficulty: 'easy', outcome: 'right', seconds: 20 },
  ...shape,
})

test('a kind’s questions stand from easy to hard, each difficulty in the order of the test', () => {
  const rows = kindRows([
    question(1, { difficulty: 'hard' }),
    question(2, { difficulty: 'medium' }),
    question(3),
    question(4, { difficulty: 'medium' }),
    question(5, { kind: 'word_problem' }),
  ])
  expect(rows.map(({ name, questions }) => [name, questions.map(({ position }) => position)])).toEqual([
    ['Computation', [3, 2, 4, 1]],
    ['Word problem', [5]],
  ])
})

test('reading is sorted by category, mathematics by strand as well, with the skill that cost most first', () => {
  const reading = { kind: 'passage_question', strand: 'reading' } as const
  expect(
    kindRows([question(1, { ...reading, skill: 'Inference' }), question(2, { ...reading, skill: 'Tone' })]).map(({ name, isSkill }) => [
      name,
      isSkill,
    ]),
  ).toEqual([
    ['Inference', true],
    ['Tone', true],
  ])
  const rows = strandRows([
    question(1),
    question(2, { outcome: 'wrong' }),
    question(3, { outcome: 'omitted', skill: 'Roots' }),
    question(4, { outcome: 'wrong', skill: 'Roots' }),
  ])
  expect(rows).toEqual([{ name: 'Algebra', right: 1, wrong: 2, omitted: 1, missed: ['Roots', 'Slope'] }])
})

test('three things come next, each of another start, and never none', () => {
  const subjects = scoresOf('isee-upper', [28, 10, 20, 28])
  const some = nextSteps({ level: 'isee-upper', questions: [question(1, { outcome: 'wrong' }), question(2)], subjects, mistakes: 1 })
  expect(some.map(({ start }) => start)).toEqual(['missed', 'practice', 'quiz'])
  expect(some[2]).toMatchObject({ subject: 'quantitative_reasoning' })
  const blank = [1, 2, 3].map((position) => question(position, { outcome: 'omitted' }))
  expect(nextSteps({ level: 'isee-upper', questions: blank, subjects, mistakes: 0 })[0]).toMatchObject({
    why: '3 of 3 left blank in Mathematics Achievement: the skill that cost most.',
  })
  const none = nextSteps({ level: 'isee-upper', questions: [question(1)], subjects, mistakes: 0 })
  expect(none.map(({ start }) => start)).toEqual(['quiz', 'quiz', 'quiz'])
})
