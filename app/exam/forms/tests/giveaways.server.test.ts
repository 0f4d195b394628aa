/** Solvers that see only the choices try the whole tests, section by section and all six of a level together. */
import { describe, expect, test } from 'vitest'
import { isGiveAway } from '~/exam/audit/solvers'
import { LETTERS } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'
import { wordFrequency } from '../../../../tests/support/word-frequency'
import { auditTests, testProblems, testsOf, verbalSolvers } from './plan/audit.server'

const solvers = verbalSolvers(wordFrequency)

describe.each(LEVELS)('%s', (level) => {
  test('no section gives anything away: by letters, neighbors, words, links, or to a solver', () => {
    expect(testsOf(level).flatMap((form) => testProblems(form, solvers))).toEqual([])
  })

  test('no letter is the key of more than five questions of the experimental section', () => {
    for (const { sections } of testsOf(level)) {
      const items = sections.find(({ id }) => id === 'EX')?.items ?? []
      for (const letter of LETTERS.keys()) expect(items.filter(({ answer }) => answer === letter).length).toBeLessThanOrEqual(5)
    }
  })

  test('no solver is more than three points above chance on all six tests', () => {
    for (const { rows } of auditTests(level, solvers)) expect(rows.filter(isGiveAway)).toEqual([])
  })
})
