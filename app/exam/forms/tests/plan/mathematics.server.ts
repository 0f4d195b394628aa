/** The mathematics of the six tests of a level: strands and kinds of the real sections, nothing asked that a quiz or another test asks. */
import { fittingFamilies } from '~/exam/bank/families.server'
import type { Item } from '~/exam/core/item/item'
import { choiceCount, type Difficulty, type Level, type Strand, type Subject } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { type Family, makeItem } from '~/exam/families/kit/family'
import { apportion } from '~/exam/forms/quiz/apportion'
import { letterBounds, letterProblems, MATHEMATICS_SOLVERS, solverProblems, stretchProblems } from './problems.server'

/** Easy, medium and hard, as in quizzes. */
const DIFFICULTY_SHARES: Record<Difficulty, number> = { easy: 6, medium: 8, hard: 6 }
const SEEDS_TO_TRY = 8
/** Questions that may be drawn anew until no solver gains. */
const MOST_REDRAWS = 1_500
/** One family's questions in a section. */
const MOST_OF_A_FAMILY = 2

/** What one section asks, before any question is drawn. */
export interface MathematicsSection {
  level: Level
  subject: Subject
  /** The section's name in seeds: "1.QR". */
  name: string
  strands: Partial<Record<Strand, number>>
  comparisons: number
}

/** What stands in quizzes and tests already. */
export interface Drawn {
  contents: Set<string>
  /** How often each family was asked, in this test and in all of the level. */
  inTest: Map<Family, number>
  inLevel: Map<Family, number>
}

interface Slot {
  strand: Strand
  isComparison: boolean
  difficulty: Difficulty
}

interface Drawing {
  section: MathematicsSection
  drawn: Drawn
  random: Random
  items: { item: Item; family: Family }[]
  questions: number
}

/** What people see of a question apart from its choices: two with the same ask the same. */
export const askedContent = ({ stem, columns, figure }: Item) => JSON.stringify([stem, columns, figure])

/** The questions of one section, still in any order, and a spare for each slot that has one. */
export function planMathematics(section: MathematicsSection, drawn: Drawn): { items: Item[]; spares: Item[] } {
  const random = seededRandom(`test:${section.level}:${section.name}`)
  const slots = slotsOf(section, random)
  const drawing: Drawing = { section, drawn, random, items: [], questions: slots.length }
  for (const [place, slot] of slots.entries()) drawing.items.push(drawFresh(drawing, slot, `${section.name}.${place}`, place))
  settle(drawing, slots)
  return { items: drawing.items.map(({ item }) => item), spares: sparesFor(drawing, slots) }
}

/** Strands by the blueprint; comparisons shared out among the strands that have them; difficulties the same in either kind. */
function slotsOf({ level, subject, strands, comparisons }: MathematicsSection, random: Random): Slot[] {
  const compared = Object.fromEntries(
    Object.entries(strands).filter(([strand]) =>
      fittingFamilies({ level, subject }, strand as Strand, true).some((family) => family.strand === strand),
    ),
  )
  const shares = apportion<Strand>(compared, comparisons)
  const kinds = Object.entries(strands).flatMap(([strand, count]) =>
    Array.from({ length: count }, (_, index) => ({ strand: strand as Strand, isComparison: index < (shares.get(strand as Strand) ?? 0) })),
  )
  return [false, true].flatMap((isComparison) => {
    const ofKind = random.shuffle(kinds.filter((slot) => slot.isComparison === isComparison))
    const difficulties = [...apportion(DIFFICULTY_SHARES, ofKind.length)].flatMap(([difficulty, count]) =>
      Array<Difficulty>(count).fill(difficulty),
    )
    return ofKind.map((slot, index) => ({ ...slot, difficulty: difficulties[index] ?? 'medium' }))
  })
}

/** A question that nothing before asks, from the family that was asked least, with a key that leaves the letters even. */
function drawFresh(drawing: Drawing, slot: Slot, seed: string, place: number): Drawing['items'][number] {
  const { section, drawn, random, items } = drawing
  const others = items.filter((_, index) => index !== place)
  const inSection = (family: Family) => others.filter((other) => other.family === family).length
  const families = random
    .shuffle(fittingFamilies(section, slot.strand, slot.isComparison))
    .filter((family) => inSection(family) < MOST_OF_A_FAMILY)
    .toSorted(
      (a, b) =>
        inSection(a) - inSection(b) || count(drawn.inTest, a) - count(drawn.inTest, b) || count(drawn.inLevel, a) - count(drawn.inLevel, b),
    )
  const { most } = letterBounds(drawing.questions, choiceCount(section.level))
  for (const family of families) {
    for (let attempt = 0; attempt < SEEDS_TO_TRY; attempt++) {
      const item = makeItem(family, { ...section, difficulty: slot.difficulty, seed: `${seed}.${attempt}` })
      const isEven = others.filter((other) => other.item.answer === item.answer).length < most
      if (!isEven || drawn.contents.has(askedContent(item))) continue
      note(drawn, { item, family }, 1)
      return { item, family }
    }
  }
  throw new RangeError(`the bank has no unused question for ${section.level} ${section.name}`)
}

const count = (counts: Map<Family, number>, family: Family) => counts.get(family) ?? 0

function note({ contents, inTest, inLevel }: Drawn, { item, family }: Drawing['items'][number], sign: 1 | -1): void {
  if (sign === 1) contents.add(askedContent(item))
  else contents.delete(askedContent(item))
  for (const counts of [inTest, inLevel]) counts.set(family, count(counts, family) + sign)
}

/** Draws single questions anew until no solver gains by looking at the choices, and every letter has its share. */
function settle(drawing: Drawing, slots: readonly Slot[]): void {
  const { section, drawn, random, items } = drawing
  let cost = costOf(items)
  for (let redraw = 0; cost > 0; redraw++) {
    if (redraw === MOST_REDRAWS) throw new RangeError(`${section.level} ${section.name} gives something away however it is drawn`)
    const place = random.int(0, items.length - 1)
    const [slot, before] = [slots[place], items[place]]
    if (!slot || !before) continue
    note(drawn, before, -1)
    const other = drawFresh(drawing, slot, `${section.name}.${place}r${redraw}`, place)
    items[place] = other
    const after = costOf(items)
    // Not better is taken back; as good may lead on.
    if (after <= cost) cost = after
    else {
      note(drawn, other, -1)
      note(drawn, before, 1)
      items[place] = before
    }
  }
}

function costOf(drawn: Drawing['items']): number {
  const items = drawn.map(({ item }) => item)
  const numbers = items.filter(({ kind }) => kind !== 'quantitative_comparison')
  const gains = solverProblems(numbers, MATHEMATICS_SOLVERS).reduce((sum, { excess }) => sum + excess, 0)
  return letterProblems(items).length + stretchProblems(items).length + gains
}

/** One spare for each slot, of a family that the section does not ask where there is one. */
function sparesFor(drawing: Drawing, slots: readonly Slot[]): Item[] {
  const { section, drawn, random, items } = drawing
  const used = new Set(items.map(({ family }) => family))
  const firsts = slots.filter((slot, index) => slots.findIndex((other) => keyOf(other) === keyOf(slot)) === index)
  return firsts.flatMap((slot, place) => {
    const free = random.shuffle(fittingFamilies(section, slot.strand, slot.isComparison).filter((family) => !used.has(family)))
    const family = free.find(({ strand }) => strand === slot.strand)
    if (!family) return []
    used.add(family)
    const item = makeItem(family, { ...section, difficulty: slot.difficulty, seed: `${section.name}.s${place}` })
    if (drawn.contents.has(askedContent(item))) return []
    drawn.contents.add(askedContent(item))
    return [item]
  })
}

const keyOf = ({ strand, isComparison, difficulty }: Slot) => `${strand} ${isComparison} ${difficulty}`
