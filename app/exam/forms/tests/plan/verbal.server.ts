/** The verbal questions of the six tests of a level: no source stands in two, nor in a quiz, and no section tells its own answers. */
import { COMPLETIONS, type Completion } from '~/content/completions/completions.server'
import type { Solver } from '~/exam/audit/solvers'
import { analogySource } from '~/exam/bank/analogies.server'
import { completionSource } from '~/exam/bank/completions.server'
import type { Place, Source, SourceKind } from '~/exam/bank/source'
import { wordSource } from '~/exam/bank/words.server'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, type Level, tierOf } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { formProblems } from '~/exam/forms/quiz/giveaways.server'
import { TEST_NUMBERS } from '../size'
import { ALLOWANCE_OF_ALL, letterProblems, solverProblems, stretchProblems } from './problems.server'
import { bridgeProblems, wordProblems } from './words.server'

/** Exchanges that are tried before the tests of a level are given up. */
const MOST_EXCHANGES = 60_000

/** What a section must not do, whatever each of its questions hides. */
const RULES = [formProblems, letterProblems, stretchProblems, wordProblems, bridgeProblems]

/** One kind of question: how many stand in a section, and in the experimental section. */
export interface VerbalPart {
  inSection: number
  inExperimental: number
  sources: Source[]
}

/** The verbal questions of one test, still in any order. */
export interface VerbalPlan {
  section: Item[]
  experimental: Item[]
  spares: Item[]
}

/** Kinds of the real section (docs/exams.md 1.2, 2.1, 2.2); the experimental section halves its verbal questions. */
export function verbalParts(place: Place, inExperimental: number): VerbalPart[] {
  const half = Math.floor(inExperimental / 2)
  const part = (inSection: number, kind: SourceKind, experimental = 0): VerbalPart => ({
    inSection,
    inExperimental: experimental,
    sources: kind.items(place),
  })
  const completions = (kind: Completion['kind'], inSection: number): VerbalPart => {
    const names = new Set(COMPLETIONS[tierOf(place.level)].filter((entry) => entry.kind === kind).map(({ id }) => `completion-${id}`))
    const all = part(inSection, completionSource)
    return { ...all, sources: all.sources.filter(({ name }) => names.has(name)) }
  }
  const counts: Record<Level, () => VerbalPart[]> = {
    'isee-lower': () => [part(17, wordSource), completions('word', 11), completions('phrase', 6)],
    'isee-middle': () => [part(20, wordSource), completions('word', 20)],
    'isee-upper': () => [part(19, wordSource), completions('word', 12), completions('pair', 9)],
    'ssat-elementary': () => [part(15, wordSource, inExperimental - half), part(15, analogySource, half)],
    'ssat-middle': () => [part(30, wordSource, inExperimental - half), part(30, analogySource, half)],
    'ssat-upper': () => [part(30, wordSource, inExperimental - half), part(30, analogySource, half)],
  }
  return counts[place.level]()
}

/** A question with what it may be exchanged for: the same kind, as hard, printed in the same shape. */
interface Card {
  item: Item
  slot: string
}

interface Table {
  /** The sections of the six tests, then their experimental sections. */
  hands: Card[][]
  /** Cards that stand in none. */
  rest: Card[]
}

/** The verbal questions of all six tests, without the sources in `asked`. */
export function planVerbal(
  place: Place,
  parts: readonly VerbalPart[],
  asked: ReadonlySet<string>,
  solvers: readonly Solver[],
): VerbalPlan[] {
  const random = seededRandom(`test:${place.level}:${place.subject}`)
  const tables = parts.map((part, index) => deal(part, index, asked, random))
  const hands = Array.from({ length: 2 * TEST_NUMBERS }, (_, hand) => tables.flatMap((table) => table.hands[hand] ?? []))
  const table = { hands, rest: tables.flatMap(({ rest }) => rest) }
  settle(table, solvers, random)
  const spares = sparesFor(table)
  const itemsOf = (hand: number) => (table.hands[hand] ?? []).map(({ item }) => item)
  return Array.from({ length: TEST_NUMBERS }, (_, test) => ({
    section: itemsOf(test),
    experimental: itemsOf(TEST_NUMBERS + test),
    spares: spares[test] ?? [],
  }))
}

/** Deals the sources of one part, so that each test gets its share of easy, medium and hard ones. */
function deal({ inSection, inExperimental, sources }: VerbalPart, part: number, asked: ReadonlySet<string>, random: Random): Table {
  const each = inSection + inExperimental
  const free = random.shuffle(sources.filter(({ name }) => !asked.has(name)))
  if (free.length < each * TEST_NUMBERS) throw new RangeError(`${free.length} entries are too few for six times ${each}`)
  const cards = free.map((source, index) => cardOf(source, part, index))
  const ranked = cards.slice(0, each * TEST_NUMBERS).toSorted((a, b) => rankOf(a) - rankOf(b))
  const shares = Array.from({ length: TEST_NUMBERS }, (_, test) => ranked.filter((_card, index) => index % TEST_NUMBERS === test))
  // Spread over the difficulties: the middle ones of so many equal shares.
  const isExperimental = (index: number) =>
    Array.from({ length: inExperimental }, (_, turn) => Math.floor(((turn + 0.5) * each) / inExperimental)).includes(index)
  return {
    hands: [
      ...shares.map((share) => share.filter((_, index) => !isExperimental(index))),
      ...shares.map((share) => share.filter((_, index) => isExperimental(index))),
    ],
    rest: cards.slice(each * TEST_NUMBERS),
  }
}

/** Analogies take turns between their two shapes; everything else has its first printing. */
function cardOf({ name, offers }: Source, part: number, index: number): Card {
  const shape = name.startsWith('analogy-') ? index % offers.length : 0
  const item = offers[shape]?.item('')
  if (!item) throw new RangeError(`${name} offers nothing`)
  return { item, slot: `${part} ${item.difficulty} ${shape}` }
}

const rankOf = ({ item, slot }: Card) => DIFFICULTIES.indexOf(item.difficulty) * 10 + Number(slot.at(-1))

/** Exchanges cards with those that are left, and between tests, until every section is sound and all six together are. */
function settle({ hands, rest }: Table, solvers: readonly Solver[], random: Random): void {
  const costs = hands.map((hand) => costOf(hand, solvers))
  let whole = costOfAll(hands, solvers)
  for (let exchange = 0; whole > 0 || costs.some((cost) => cost > 0); exchange++) {
    if (exchange === MOST_EXCHANGES) throw new RangeError(`the bank has too few entries for tests that give nothing away: ${costs}`)
    const unsound = [...costs.keys()].filter((hand) => (costs[hand] ?? 0) > 0)
    const one = random.pick(unsound.length > 0 ? unsound : [...costs.keys()])
    const other = random.int(-1, hands.length - 1)
    const [from, to] = [hands[one] ?? [], other === -1 ? rest : (hands[other] ?? [])]
    if (from === to || to.length === 0) continue
    const [place, into] = [random.int(0, from.length - 1), random.int(0, to.length - 1)]
    const [out, card] = [from[place], to[into]]
    if (!out || !card || out.slot !== card.slot) continue
    from[place] = card
    to[into] = out
    const after = [costOf(from, solvers), other === -1 ? 0 : costOf(to, solvers), costOfAll(hands, solvers)] as const
    // Not better is taken back; as good may lead on.
    if (after[0] + after[1] + after[2] > (costs[one] ?? 0) + (costs[other] ?? 0) + whole) {
      from[place] = out
      to[into] = card
    } else {
      costs[one] = after[0]
      if (other !== -1) costs[other] = after[1]
      whole = after[2]
    }
  }
}

function costOf(hand: readonly Card[], solvers: readonly Solver[]): number {
  const items = hand.map(({ item }) => item)
  const gains = solverProblems(items, solvers).reduce((sum, { excess }) => sum + excess, 0)
  const told = RULES.reduce((sum, rule) => sum + rule(items).length, 0)
  return told + gains
}

/** What solvers gain on all six tests together. */
function costOfAll(hands: readonly Card[][], solvers: readonly Solver[]): number {
  const items = hands.flatMap((hand) => hand.map(({ item }) => item))
  const gains = solverProblems(items, solvers, ALLOWANCE_OF_ALL).reduce((sum, { excess }) => sum + excess, 0)
  return letterProblems(items, ALLOWANCE_OF_ALL).length + gains
}

/** For every test one card of each slot that its section has, as far as what is left goes. */
function sparesFor({ hands, rest }: Table): Item[][] {
  const left = [...rest]
  return hands.slice(0, TEST_NUMBERS).map((hand) =>
    [...new Set(hand.map(({ slot }) => slot))].flatMap((slot) => {
      const place = left.findIndex((card) => card.slot === slot)
      return place === -1 ? [] : left.splice(place, 1).map(({ item }) => item)
    }),
  )
}
