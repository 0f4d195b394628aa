/** A sheet: the items that an admin's choice and a seed give. The same choice and seed give the same sheet. */
import type { Source } from '~/exam/bank/source'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { type Difficulty, KINDS, type Level, type Subject } from '~/exam/core/levels'
import { DIRECTIONS } from '~/exam/core/names'
import { seededRandom } from '~/exam/core/random'

/** How often a family may be asked for another question when it repeats one of the sheet. */
const TRIES = 5

export interface SheetChoice {
  level: Level
  subject: Subject
  /** Only items of this skill, or from this source; null for any. */
  skill: string | null
  source: string | null
  difficulty: Difficulty | null
  seed: string
  /** At least 1. */
  count: number
  /** What stays out beside: skills that were not taught yet, sources that students must not meet here. */
  isLeftOut?: (source: Source, skill: string) => boolean
}

/**
 * The items of the choice, no two alike; fewer than asked for where the bank has no more, none where nothing fits.
 * The first item has the sheet's own seed, so that it is found again by its id.
 */
export function drawSheet(choice: SheetChoice): Item[] {
  const { level, subject, source, seed, count } = choice
  const random = seededRandom(`sheet:${level}:${subject}:${seed}`)
  const fitting = chosenSources(choice)
  const pool = random.shuffle(fitting)

  const items: Item[] = []
  const seen = new Set<string>()
  const add = (item: Item): boolean => {
    const content = contentOf(item)
    if (!seen.has(content)) items.push(item)
    return seen.size < seen.add(content).size
  }

  if (fitting.every(({ family }) => !family)) {
    // Entries written by hand: one of each word, analogy and sentence; a passage with all its questions. A single source gives all it has.
    for (const { offers } of pool) {
      const [first] = offers
      const all = source !== null || first?.item(seed).passage ? offers : [random.pick(offers)]
      for (const offer of all) if (items.length < count) add(offer.item(seed))
    }
    return byKind(items)
  }

  for (let place = 0; place < count; place++) {
    const entry = pool[place % pool.length]
    if (!entry) break
    const { item } = random.pick(entry.offers)
    const own = place === 0 ? seed : `${seed}.${place}`
    for (let attempt = 0; attempt < TRIES; attempt++) if (add(item(attempt === 0 ? own : `${own}.${attempt}`))) break
  }
  return byKind(items)
}

/** The sources of the chosen section with what the choice leaves of their offers; none without any. */
export function chosenSources({
  level,
  subject,
  skill,
  source,
  difficulty,
  isLeftOut = () => false,
}: Omit<SheetChoice, 'seed' | 'count'>): Source[] {
  return bankSources({ level, subject })
    .filter(({ name }) => source === null || name === source)
    .map((one) => ({
      ...one,
      offers: one.offers.filter(
        (offer) =>
          (skill ?? offer.skill) === offer.skill && (difficulty ?? offer.difficulty) === offer.difficulty && !isLeftOut(one, offer.skill),
      ),
    }))
    .filter(({ offers }) => offers.length > 0)
}

/** What people see of a question, whatever the order of its choices: two with the same are alike. */
export function contentOf({ stem, columns, figure, choices }: Item): string {
  return JSON.stringify([stem, columns, figure, choices.map(({ text }) => text).toSorted()])
}

/** Kinds with a direction of their own stand together, as in the tests. */
function byKind(items: readonly Item[]): Item[] {
  const rank = ({ kind }: Item) => (DIRECTIONS[kind] ? KINDS.indexOf(kind) : 0)
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** The seed after this one, or before it: a number at its end grows or shrinks. Null where there is none before. */
export function neighborSeed(seed: string, step: 1 | -1): string | null {
  const [, stem = '', digits = ''] = /^(.*?)(\d{0,9})$/.exec(seed) ?? []
  const next = Number(digits || 1) + step
  return next < 1 ? null : `${stem}${digits === '' && stem ? '-' : ''}${next}`
}
