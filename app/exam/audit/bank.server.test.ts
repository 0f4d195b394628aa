/** The giveaway audit on the whole bank, the same as `npm run bank:audit` prints. All seeds are fixed. */
import { describe, expect, it } from 'vitest'
import { formProblems } from '~/exam/forms/quiz/giveaways.server'
import { plannedPlaces, planQuizzes } from '~/exam/forms/quiz/plan.server'
import { wordFrequency } from '../../../tests/support/word-frequency'
import { auditGroup, auditGroups } from './bank.server'
import { isAlike, lookAlikeProblems } from './look-alikes.server'
import { isGiveAway } from './solvers'
import { textProblems } from './texts.server'
import { verbalProblems } from './word-web.server'

const groups = auditGroups(wordFrequency)

describe.each(groups.map((group) => [`${group.level}, ${group.kind}`, group] as const))('%s', (_name, group) => {
  it('gives nothing away to a solver that sees only the choices', () => {
    expect(auditGroup(group).filter(isGiveAway)).toEqual([])
  })
})

/** Chi-squares that an even spread over so many letters exceeds once in 100,000 times. */
const HIGHEST = { 4: 25.9, 5: 28.5 }

it.each([
  ['isee', 4],
  ['ssat', 5],
] as const)('over all mathematics of the %s each of the %d letters is the key about equally often', (exam, letters) => {
  const answers = groups
    .filter(({ level, kind }) => level.startsWith(exam) && kind === 'mathematics')
    .flatMap(({ questions }) => questions.map(({ answer }) => answer))
  const expected = answers.length / letters
  const counts = Array.from({ length: letters }, (_, letter) => answers.filter((answer) => answer === letter).length)
  expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(HIGHEST[letters])
})

it('no wrong choice of a word is listed anywhere as a synonym, and nothing stands twice', () => {
  expect(verbalProblems()).toEqual([])
})

it('few headwords have a look-alike among their wrong choices, and none has two', () => {
  expect(lookAlikeProblems()).toEqual([])
})

it.each([
  ['rumor', 'humor', true],
  ['obtain', 'retain', true],
  ['vast', 'fast', true],
  ['transparent', 'apparent', true],
  ['timid', 'gentle', false],
  ['careful', 'cheerful', false],
  ['ancient', 'royal', false],
])('%s and %s look alike: %s', (one, other, expected) => {
  expect(isAlike(one, other)).toBe(expected)
})

it('no question on a passage answers another, and its choices have one style', () => {
  expect(textProblems()).toEqual([])
})

describe.each(plannedPlaces())('the ten quizzes of $level, $subject', (place) => {
  it('give nothing away as a whole: letters, neighbors, bridges', () => {
    expect(planQuizzes(place).map(({ items }) => formProblems(items))).toEqual(Array.from({ length: 10 }, () => []))
  })
})
