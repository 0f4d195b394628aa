/** Solvers that see only the choices try the whole tests, section by section and all six of a level together. */
import { describe, expect, test } from 'vitest'
import { audit, frequencySolvers, GENERAL_SOLVERS, isGiveAway, letterSolver, oppositeSolver } from '~/exam/audit/solvers'
import { opposites } from '~/exam/audit/word-web.server'
import { type Item, LETTERS } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'
import { formProblems } from '~/exam/forms/quiz/giveaways.server'
import { wordFrequency } from '../../../../tests/support/word-frequency'
import { blind, letterProblems, MATHEMATICS_SOLVERS, neighborProblems, runProblems, solverProblems } from './plan/problems.server'
import { bridgeProblems, wordProblems } from './plan/words.server'
import { TEST_NUMBERS } from './size'
import { assembleTest } from './test.server'

const web = opposites()
const VERBAL_SOLVERS = [...GENERAL_SOLVERS, ...frequencySolvers(wordFrequency), oppositeSolver((a, b) => web.has(`${a}|${b}`))]
const isVerbal = ({ strand }: Item) => strand === 'vocabulary' || strand === 'logic'
const isNumeric = (item: Item) => !isVerbal(item) && !item.passage && item.kind !== 'quantitative_comparison'

describe.each(LEVELS)('%s', (level) => {
  const tests = Array.from({ length: TEST_NUMBERS }, (_, index) => assembleTest(level, index + 1))
  const sections = tests.flatMap((form) => form.sections)

  test('no section lets its letters tell anything: each has its share, and none runs on', () => {
    for (const { id, items } of sections) {
      expect([...runProblems(items), ...neighborProblems(items)]).toEqual([])
      if (id !== 'EX') expect(letterProblems(items)).toEqual([])
      else for (const letter of LETTERS.keys()) expect(items.filter(({ answer }) => answer === letter).length).toBeLessThanOrEqual(5)
    }
  })

  test('no verbal section tells its own answers', () => {
    for (const { items } of sections) {
      const verbal = items.filter(isVerbal)
      expect([...formProblems(verbal), ...wordProblems(verbal), ...bridgeProblems(verbal)]).toEqual([])
    }
  })

  test('no solver gains on a section', () => {
    for (const { items } of sections) {
      expect(solverProblems(items.filter(isVerbal), VERBAL_SOLVERS)).toEqual([])
      expect(solverProblems(items.filter(isNumeric), MATHEMATICS_SOLVERS)).toEqual([])
    }
  })

  test.each([
    ['verbal', isVerbal, VERBAL_SOLVERS],
    ['mathematics', isNumeric, MATHEMATICS_SOLVERS],
  ] as const)('no solver is more than three points above chance on the %s of all six tests', (_name, belongs, solvers) => {
    const questions = sections.flatMap(({ items }) => items.filter(belongs)).map(blind)
    expect([letterSolver(questions), ...solvers].map((solver) => audit(questions, solver)).filter(isGiveAway)).toEqual([])
  })
})
