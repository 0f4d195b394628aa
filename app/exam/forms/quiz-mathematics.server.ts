/** Mathematics quizzes: twenty items in the strands and kinds of the real section, from as many families as there are. */

import type { SectionBlueprint } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item'
import { DIFFICULTIES, type Difficulty, type Level, type Strand } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { FAMILIES } from '~/exam/families/families'
import { type Family, makeItem } from '~/exam/families/family'
import { apportion } from './apportion'
import { QUIZ_NUMBERS, QUIZ_QUESTIONS } from './quiz-size'

/** How many of the twenty are easy, medium and hard. */
const DIFFICULTY_SHARES: Record<Difficulty, number> = { easy: 6, medium: 8, hard: 6 }
const SEEDS_TO_TRY = 8

/** All ten quizzes at once, because each must know what the earlier ones asked. */
export function mathematicsForms(level: Level, part: SectionBlueprint): Item[][] {
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
    return strands.map((strand, slot) => {
      const isComparison = slot < places
      const difficulty = difficulties[slot] ?? 'medium'
      return freshItem({ level, part, strand, isComparison, difficulty, random, used, seen, seed: `${part.subject}.${index + 1}.${slot}` })
    })
  })
}

/** What takes the place of an item whose family was taken out of the bank: one of the same strand and kind. */
export function mathematicsSubstitute(level: Level, part: SectionBlueprint, item: Item, hidden: ReadonlySet<string>): Item {
  const place = { level, part, strand: item.strand, isComparison: item.kind === 'quantitative_comparison' }
  const random = seededRandom(`instead of ${item.id}`)
  const [family] = random.shuffle(fittingFamilies(place).filter(({ id }) => !hidden.has(id)))
  if (!family) throw new RangeError(`nothing is left in the bank for ${level} ${part.subject}`)
  return makeItem(family, { level, subject: part.subject, difficulty: item.difficulty, seed: `instead.${item.id.split(':')[1]}` })
}

interface Place {
  level: Level
  part: SectionBlueprint
  strand: Strand
  isComparison: boolean
}

interface Slot extends Place {
  difficulty: Difficulty
  random: Random
  used: Map<Family, number>
  seen: Set<string>
  seed: string
}

/** An item that no earlier slot or form has, from the least used family that fits the slot. */
function freshItem({ difficulty, random, used, seen, seed, ...place }: Slot): Item {
  const candidates = random.shuffle(fittingFamilies(place)).toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
  for (const family of candidates) {
    for (let attempt = 0; attempt < SEEDS_TO_TRY; attempt++) {
      const item = makeItem(family, { level: place.level, subject: place.part.subject, difficulty, seed: `${seed}.${attempt}` })
      const content = JSON.stringify([item.stem, item.columns, item.figure])
      if (seen.has(content)) continue
      seen.add(content)
      used.set(family, (used.get(family) ?? 0) + 1)
      return item
    }
  }
  throw new RangeError(`the bank has no unused question for ${place.level} ${place.part.subject}`)
}

/** Families of the place's kind and strand; where a strand has none of the kind, families of the kind from any strand. */
function fittingFamilies({ level, part, strand, isComparison }: Place): Family[] {
  const ofKind = FAMILIES.filter(
    (family) => family.levels[level]?.includes(part.subject) && (family.kind === 'quantitative_comparison') === isComparison,
  )
  const ofStrand = ofKind.filter((family) => family.strand === strand)
  return ofStrand.length > 0 ? ofStrand : ofKind
}
