/** The giveaway audit of published tests: every section for itself, and what solvers reach on the six tests of a level together. */
import { type AuditRow, audit, frequencySolvers, GENERAL_SOLVERS, letterSolver, oppositeSolver, type Solver } from '~/exam/audit/solvers'
import { opposites } from '~/exam/audit/word-web.server'
import type { Item } from '~/exam/core/item/item'
import type { Level } from '~/exam/core/levels'
import { formProblems } from '~/exam/forms/quiz/giveaways.server'
import { TEST_NUMBERS } from '../size'
import { assembleTest, type TestForm } from '../test.server'
import { blind, letterProblems, MATHEMATICS_SOLVERS, neighborProblems, runProblems, solverProblems } from './problems.server'
import { bridgeProblems, wordProblems } from './words.server'

/** The six tests of a level in their edition. */
export const testsOf = (level: Level): TestForm[] => Array.from({ length: TEST_NUMBERS }, (_, index) => assembleTest(level, index + 1))

/** Every solver that may try verbal questions. Rarity needs a list of how often words occur. */
export function verbalSolvers(frequency: (word: string) => number): Solver[] {
  const web = opposites()
  return [...GENERAL_SOLVERS, ...frequencySolvers(frequency), oppositeSolver((a, b) => web.has(`${a}|${b}`))]
}

/** What must be fixed in the sections of a test, each as a sentence. */
export function testProblems({ level, number, sections }: TestForm, solvers: readonly Solver[]): string[] {
  return sections.flatMap(({ id, items }) => {
    const verbal = items.filter(isVerbal)
    const gains = [...solverProblems(verbal, solvers), ...solverProblems(items.filter(isNumeric), MATHEMATICS_SOLVERS)]
    const problems = [
      ...runProblems(items),
      ...neighborProblems(items),
      // Sixteen questions of three subjects are too few for an even spread.
      ...(id === 'EX' ? [] : letterProblems(items)),
      ...[formProblems, wordProblems, bridgeProblems].flatMap((rule) => rule(verbal)),
      ...gains.map(({ solver, excess }) => `“${solver}” gains ${excess.toFixed(1)} questions too many`),
    ]
    return problems.map((problem) => `${level}, test ${number}, ${id}: ${problem}`)
  })
}

/** What every solver reaches on the six tests of a level, verbal questions and mathematics apart. */
export function auditTests(level: Level, solvers: readonly Solver[]): { kind: string; rows: AuditRow[] }[] {
  const items = testsOf(level).flatMap(({ sections }) => sections.flatMap((section) => section.items))
  const rows = (some: readonly Item[], all: readonly Solver[]) => {
    const questions = some.map(blind)
    return [letterSolver(questions), ...all].map((solver) => audit(questions, solver))
  }
  return [
    { kind: 'verbal', rows: rows(items.filter(isVerbal), solvers) },
    { kind: 'mathematics', rows: rows(items.filter(isNumeric), MATHEMATICS_SOLVERS) },
  ]
}

const isVerbal = ({ strand }: Item) => strand === 'vocabulary' || strand === 'logic'
const isNumeric = (item: Item) => !isVerbal(item) && !item.passage && item.kind !== 'quantitative_comparison'
