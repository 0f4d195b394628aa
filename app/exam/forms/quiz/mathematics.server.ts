/** Mathematics quizzes: twenty items in the strands and kinds of the real section, from as many families as there are. */
import { fittingFamilies } from '~/exam/bank/families.server'
import type { SectionBlueprint } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { choiceCount, DIFFICULTIES, type Difficulty, type Level, type Strand } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { type Family, makeItem } from '~/exam/families/kit/family'
import { apportion } from './apportion'
import { mayFollow } from './letters'
import { QUIZ_NUMBERS, QUIZ_QUESTIONS } from './size'

/** How many of the twenty are easy, medium and hard. */
const DIFFICULTY_SHARES: Record<Difficulty, number> = { easy: 6, medium: 8, hard: 6 }
const SEEDS_TO_TRY = 8

/** All ten quizzes at once, because each must know what the earlier ones asked. */
export function planMathematics(level: Level, part: SectionBlueprint): Item[][] {
  const seen = new Set<string>()
  const comparisons = part.kinds.quantitative_comparison ?? 0
  const places = apportion({ comparison: comparisons, other: part.questions - comparisons }, QUIZ_QUESTIONS).get('comparison') ?? 0
  return Array.from({ length: QUIZ_NUMBERS }, (_, index) => {
    const random = seededRandom(`quiz:${level}:${part.subject}:${index + 1}`)
    const strands = random.shuffle(
      [...apportion(part.strands, QUIZ_QUESTIONS)].flatMap(([strand, count]) => Array<Strand>(count).fill(strand)),
    )
    const difficulties = random.shuffle(
      DIFFICULTIES.flatMap((difficulty) => Array<Difficulty>(DIFFICULTY_SHARES[difficulty]).fill(difficulty)),
    )
    const used = new Map<Family, number>()
    const answers: number[] = []
    return strands.map((strand, slot) => {
      const isComparison = slot < places
      const difficulty = difficulties[slot] ?? 'medium'
      const seed = `${part.subject}.${index + 1}.${slot}`
      const item = freshItem({ level, part, strand, isComparison, difficulty, random, used, seen, answers, seed })
      answers.push(item.answer)
      return item
    })
  })
}

interface Slot {
  level: Level
  part: SectionBlueprint
  strand: Strand
  isComparison: boolean
  difficulty: Difficulty
  random: Random
  used: Map<Family, number>
  seen: Set<string>
  /** Where the keys of the form stand so far. */
  answers: readonly number[]
  seed: string
}

/** An item that no earlier slot or form has, from the least used family that fits the slot. */
function freshItem({ level, part: { subject }, strand, isComparison, difficulty, random, used, seen, answers, seed }: Slot): Item {
  const form = { answers, questions: QUIZ_QUESTIONS, letters: choiceCount(level) }
  const candidates = random
    .shuffle(fittingFamilies({ level, subject }, strand, isComparison))
    .toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
  for (const family of candidates) {
    for (let attempt = 0; attempt < SEEDS_TO_TRY; attempt++) {
      const item = makeItem(family, { level, subject, difficulty, seed: `${seed}.${attempt}` })
      const content = JSON.stringify([item.stem, item.columns, item.figure])
      if (seen.has(content) || !mayFollow(item.answer, form)) continue
      seen.add(content)
      used.set(family, (used.get(family) ?? 0) + 1)
      return item
    }
  }
  throw new RangeError(`the bank has no unused question for ${level} ${subject}`)
}
