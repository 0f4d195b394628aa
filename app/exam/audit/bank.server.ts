/** The questions that the giveaway audit looks at: the whole verbal bank as it is printed, and a fixed sample of the mathematics. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { WORDS } from '~/content/words/words.server'
import { analogyItem } from '~/exam/bank/analogies.server'
import { completionItem } from '~/exam/bank/completions.server'
import { synonymItem } from '~/exam/bank/words.server'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, examOf, LEVELS, type Level, tierOf } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { makeItem } from '~/exam/families/kit/family'
import { plainText } from '~/exam/values/notation'
import {
  type AuditRow,
  audit,
  type Blind,
  frequencySolvers,
  GENERAL_SOLVERS,
  letterSolver,
  NUMBER_SOLVERS,
  oppositeSolver,
  type Solver,
} from './solvers'
import { opposites } from './word-web.server'

export interface AuditGroup {
  level: Level
  kind: string
  /** The items, and at the same index what a solver sees of each. */
  items: Item[]
  questions: Blind[]
  solvers: Solver[]
}

/** Draws of each family and difficulty at a level; of the few comparisons more, so that luck with their letters stays small. */
const DRAWS = 8
const COMPARISON_DRAWS = 32

/** Every kind of question at every level with the solvers that may try it. Rarity needs a list of how often words occur. */
export function auditGroups(frequency?: (word: string) => number): AuditGroup[] {
  const rarity = frequency ? frequencySolvers(frequency) : []
  const web = opposites()
  const verbal = [...GENERAL_SOLVERS, ...rarity, oppositeSolver((a, b) => web.has(`${a}|${b}`))]
  const groups: Omit<AuditGroup, 'level'>[][] = LEVELS.map((level) => [
    ...verbalKinds(level).map(([kind, items]) => ({ kind, items, questions: items.map(blind), solvers: verbal })),
    ...mathematicsKinds(level).map(([kind, items]) => ({
      kind,
      items,
      questions: items.map(blind),
      solvers: [...GENERAL_SOLVERS, ...NUMBER_SOLVERS],
    })),
  ])
  return groups.flatMap((kinds, index) => {
    const level = LEVELS[index]
    return level ? kinds.filter(({ questions }) => questions.length > 0).map((group) => ({ level, ...group })) : []
  })
}

/** What every solver of the group reaches, "most frequent letter" among them. */
export function auditGroup({ questions, solvers }: AuditGroup): AuditRow[] {
  return [letterSolver(questions), ...solvers].map((solver) => audit(questions, solver))
}

/** The questions that the solver named this way gets right, in whole or by luck among its picks. */
export function caughtBy({ items, questions, solvers }: AuditGroup, name: string): Item[] {
  const solver = [letterSolver(questions), ...solvers].find((each) => each.name === name)
  return items.filter((_, index) => {
    const question = questions[index]
    const picks = question && solver ? solver.picks(question) : []
    return question !== undefined && picks.length < question.choices.length && picks.includes(question.answer)
  })
}

function blind({ choices, answer }: Item): Blind {
  return { choices: choices.map(({ text }) => plainText(text)), values: choices.map(({ value }) => value), answer }
}

function verbalKinds(level: Level): [string, Item[]][] {
  const tier = tierOf(level)
  if (examOf(level) === 'isee') {
    const at = { level, subject: 'verbal_reasoning' } as const
    const completions = (kind: string) => COMPLETIONS[tier].filter((entry) => entry.kind === kind).map((entry) => completionItem(entry, at))
    return [
      ['synonym', WORDS[tier].map((word) => synonymItem(word, { ...at, variant: 0 }))],
      ['completion of one word', completions('word')],
      ['completion of a phrase', completions('phrase')],
      ['completion of two words', completions('pair')],
    ]
  }
  const at = { level, subject: 'verbal' } as const
  return [
    ['synonym', WORDS[tier].map((word) => synonymItem(word, { ...at, variant: 0 }))],
    ['analogy of pairs', ANALOGIES[tier].map((entry) => analogyItem(entry, { ...at, shape: 'pairs' }))],
    ['analogy of words', ANALOGIES[tier].map((entry) => analogyItem(entry, { ...at, shape: 'words' }))],
  ]
}

function mathematicsKinds(level: Level): [string, Item[]][] {
  const items = FAMILIES.flatMap((family) => {
    const [subject] = family.levels[level] ?? []
    if (!subject) return []
    return DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: family.kind === 'quantitative_comparison' ? COMPARISON_DRAWS : DRAWS }, (_, draw) =>
        makeItem(family, { level, subject, difficulty, seed: `audit${draw}` }),
      ),
    )
  })
  return [
    ['mathematics', items.filter(({ kind }) => kind !== 'quantitative_comparison')],
    ['comparison', items.filter(({ kind }) => kind === 'quantitative_comparison')],
  ]
}
