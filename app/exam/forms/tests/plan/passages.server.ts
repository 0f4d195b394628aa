/**
 * The passages of the twelve tests of a tier. Those of tests 1 and 2 come from the test pool and stand nowhere else: not in another test of
 * their level, not in tests 1 and 2 of the other exam, not in a quiz. The later tests take what is freshest of the rest.
 */
import type { Passage } from '~/content/passages/passages.server'
import { fitsReading, readingItems } from '~/exam/bank/passages.server'
import type { Item } from '~/exam/core/item/item'
import type { Level } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { TEST_NUMBERS } from '../size'
import { letterProblems, runProblems } from './problems.server'

/** Deals that are tried until every section is sound. */
const MOST_DEALS = 5_000
/** Orders of a section that are tried for each deal. */
const ORDERS = 20
/** Deals of the freshest passages alone, before one that is less fresh may take part, and then another. */
const TURNS_BEFORE_OLDER = 30

/** Kinds of texts in one section. */
const FEWEST_KINDS = 4

/** What stories are made of; all other kinds explain or argue. */
const NARRATIVE: Passage['kind'][] = ['fiction', 'poem', 'biography']

export interface ReadingShape {
  level: Level
  passages: number
  questions: number
  /** Passages of the experimental section. */
  experimental: number
  /** Poems of tests 1 and 2, and of each later one: none on the ISEE. */
  poems: { first: number; later: number }
}

export interface ReadingPlan {
  section: Item[]
  experimental: Item[]
  spares: Item[]
}

interface Hand {
  shape: ReadingShape
  poems: number
  passages: Passage[]
}

/** The texts of one test in their order. */
interface Texts {
  section: Passage[]
  experimental: Passage[]
}

/** The six tests of either level of a tier, in the order of the shapes. `isFresh` says whether a passage stands in no quiz of a level. */
export function planReading(
  all: readonly Passage[],
  shapes: readonly ReadingShape[],
  isFresh: (passage: Passage, level: Level) => boolean,
): ReadingPlan[][] {
  const random = seededRandom(`test:reading:${shapes.map(({ level }) => level)}`)
  const pool = all.filter((passage) => passage.pool === 'test')
  const firsts = until(() => {
    const hands = shapes.flatMap((shape) => [emptyHand(shape, shape.poems.first), emptyHand(shape, shape.poems.first)])
    dealTo(hands, pool, random)
    const texts = hands.map((hand) => arrange(hand, random))
    return texts.every((each) => each !== null) ? texts : null
  })
  return shapes.map((shape, index) => {
    const own = firsts.slice(index * 2, index * 2 + 2)
    return planLevel(
      shape,
      own,
      all.filter((passage) => fits(passage, shape)),
      isFresh,
      random,
    )
  })
}

/** Tests 3 to 6 after the first two, each from the freshest passages that are left, and the spares. */
function planLevel(
  shape: ReadingShape,
  firsts: readonly Texts[],
  all: readonly Passage[],
  isFresh: (passage: Passage, level: Level) => boolean,
  random: Random,
): ReadingPlan[] {
  const tests = [...firsts]
  const freshness = (passage: Passage) => (passage.pool === 'test' ? 0 : isFresh(passage, shape.level) ? 1 : 2)
  const freeNow = () => {
    const taken = new Set(tests.flatMap(({ section, experimental }) => [...section, ...experimental]))
    return random.shuffle(all.filter((passage) => !taken.has(passage))).toSorted((a, b) => freshness(a) - freshness(b))
  }
  // Two unread ones stand by for the two tests that are all unread.
  const reserved = freeNow()
    .filter(({ kind }) => kind !== 'poem')
    .slice(0, firsts.length)
  while (tests.length < TEST_NUMBERS) {
    tests.push(
      until((turn) => {
        const free = freeNow().filter((passage) => !reserved.includes(passage))
        const hand = emptyHand(shape, shape.poems.later)
        dealTo([hand], freshest(free, shape, Math.floor(turn / TURNS_BEFORE_OLDER), random), random)
        return arrange(hand, random)
      }),
    )
  }
  const left = freeNow().filter((passage) => !reserved.includes(passage))
  const spares = [...reserved, ...left.toSorted((a, b) => Number(a.kind === 'poem') - Number(b.kind === 'poem'))]
  const itemsOf = (passages: readonly Passage[]) => passages.flatMap((passage) => itemsAt(passage, shape))
  return tests.map(({ section, experimental }, test) => ({
    section: itemsOf(section),
    experimental: itemsOf(experimental),
    spares: itemsOf(spares.slice(test, test + 1)),
  }))
}

function until<T>(make: (turn: number) => T | null): T {
  for (let turn = 0; turn < MOST_DEALS; turn++) {
    const made = make(turn)
    if (made !== null) return made
  }
  throw new RangeError('no deal of the passages is sound')
}

const emptyHand = (shape: ReadingShape, poems: number): Hand => ({ shape, poems, passages: [] })
const sizeOf = ({ passages, experimental }: ReadingShape) => passages + experimental
const fits = (passage: Passage, { level, questions }: ReadingShape) => fitsReading(passage, level, questions)

/** The freshest passages for one test and `slack` more to choose from, with its poems and no kind more often than every third time. */
function freshest(free: readonly Passage[], shape: ReadingShape, slack: number, random: Random): Passage[] {
  const chosen = free.filter(({ kind }) => kind === 'poem').slice(0, shape.poems.later)
  const prose = free.filter(({ kind }) => kind !== 'poem').slice(0, sizeOf(shape) - chosen.length + slack)
  const most = Math.ceil(sizeOf(shape) / 3)
  for (const limit of [most, sizeOf(shape)]) {
    for (const passage of slack > 0 ? random.shuffle(prose) : prose) {
      const ofKind = chosen.filter(({ kind }) => kind === passage.kind).length
      if (chosen.length < sizeOf(shape) && ofKind < limit && !chosen.includes(passage)) chosen.push(passage)
    }
  }
  return chosen
}

/** Gives each hand its poems and its share of every other kind. */
function dealTo(hands: readonly Hand[], pool: readonly Passage[], random: Random): void {
  const poems = random.shuffle(pool.filter(({ kind }) => kind === 'poem'))
  for (const hand of hands) {
    const own = poems.filter((passage) => fits(passage, hand.shape)).slice(0, hand.poems)
    for (const poem of own) hand.passages.push(...poems.splice(poems.indexOf(poem), 1))
  }
  const prose = random.shuffle(pool.filter(({ kind }) => kind !== 'poem'))
  const countOf = (kind: Passage['kind']) => prose.filter((passage) => passage.kind === kind).length
  const byKind = prose.toSorted((a, b) => countOf(b.kind) - countOf(a.kind) || a.kind.localeCompare(b.kind))
  for (const passage of byKind) {
    const open = hands.filter(({ shape, passages }) => passages.length < sizeOf(shape) && fits(passage, shape))
    const load = ({ shape, passages }: Hand) =>
      passages.filter(({ kind }) => kind === passage.kind).length / sizeOf(shape) + passages.length / sizeOf(shape) / 100
    const [hand] = random.shuffle(open).toSorted((a, b) => load(a) - load(b))
    hand?.passages.push(passage)
  }
}

/** An order of the hand in which letters and kinds are even, or null where a few draws find none. */
function arrange({ shape, passages }: Hand, random: Random): Texts | null {
  if (passages.length !== sizeOf(shape)) return null
  for (let order = 0; order < ORDERS; order++) {
    const shuffled = random.shuffle(passages)
    const experimental = shuffled.filter(({ kind }) => kind !== 'poem').slice(0, shape.experimental)
    const section = shuffled.filter((passage) => !experimental.includes(passage))
    if (!isVaried(section, shape)) continue
    const items = section.flatMap((passage) => itemsAt(passage, shape))
    if (letterProblems(items).length + runProblems(items).length === 0) return { section, experimental }
  }
  return null
}

const made = new Map<string, Item[]>()

function itemsAt(passage: Passage, { level, questions }: ReadingShape): Item[] {
  const key = `${level} ${passage.id}`
  const items = made.get(key) ?? withoutSome(passage, level, questions)
  made.set(key, items)
  return items
}

/**
 * A level that asks fewer questions of a passage than it has leaves out others each time, so that every category is asked in a test. The
 * first one always stays: it opens the passage.
 */
function withoutSome(passage: Passage, level: Level, questions: number): Item[] {
  const items = readingItems(passage, { level, subject: 'reading_comprehension', questions: passage.questions.length })
  const rest = seededRandom(`left out: ${level} ${passage.id}`).shuffle(items.slice(1))
  const out = rest.slice(0, items.length - questions)
  return items.filter((item) => !out.includes(item))
}

/** No kind beside itself, and on the SSAT about half of the texts stories. */
function isVaried(section: readonly Passage[], { level }: ReadingShape): boolean {
  const stories = section.filter(({ kind }) => NARRATIVE.includes(kind)).length
  const isHalf = level.startsWith('isee') || Math.abs(stories - section.length / 2) <= 1
  const kinds = new Set(section.map(({ kind }) => kind)).size
  return isHalf && kinds >= FEWEST_KINDS && section.every(({ kind }, index) => kind !== section[index - 1]?.kind)
}
