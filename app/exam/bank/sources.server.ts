/**
 * The sources of the bank under one roof. A new kind of source is a file that makes a `SourceKind`, and one line of this list.
 */
import { sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { parseItemName } from '~/exam/core/item/name'
import { LEVELS, type Level, SUBJECTS, type Subject } from '~/exam/core/levels'
import { analogySource } from './analogies.server'
import { completionSource } from './completions.server'
import { familySource } from './families.server'
import { passageSource } from './passages.server'
import type { CountRow, Place, Slot, Source, SourceKind } from './source'
import { wordSource } from './words.server'

/** Every kind of source with the subjects in which it may stand; families name theirs themselves. */
const KINDS: readonly { kind: SourceKind; subjects: readonly Subject[] }[] = [
  { kind: familySource, subjects: ['quantitative_reasoning', 'mathematics_achievement', 'quantitative'] },
  { kind: wordSource, subjects: ['verbal', 'verbal_reasoning'] },
  { kind: analogySource, subjects: ['verbal'] },
  { kind: completionSource, subjects: ['verbal_reasoning'] },
  { kind: passageSource, subjects: ['reading_comprehension'] },
]

/** The subjects of a level for which the bank has sources, in the order of the specification. */
export function bankSubjects(level: Level): Subject[] {
  return SUBJECTS.filter((subject) => bankSources({ level, subject }).length > 0)
}

/** One list for each section of each level, so the map is bounded by the exams themselves. */
const found = new Map<string, Source[]>()

/** Every source that may stand in this section. Empty for one that the level lacks or that nobody can draw, such as the essay. */
export function bankSources(place: Place): Source[] {
  const key = `${place.level}:${place.subject}`
  const sources = found.get(key) ?? kindsAt(place).flatMap((kind) => kind.items(place))
  found.set(key, sources)
  return sources
}

const PLACES: Place[] = LEVELS.flatMap((level) => SUBJECTS.map((subject) => ({ level, subject })))

/** The source of this name wherever it may stand, with those places; null when the bank has none. */
export function findSource(name: string): { name: string; title: string; places: Place[] } | null {
  const places = PLACES.filter((place) => bankSources(place).some((source) => source.name === name))
  const [first] = places
  const source = first && bankSources(first).find((one) => one.name === name)
  return source ? { name, title: source.title, places } : null
}

/** The very item of this name at its slot; null when its source is no longer in the bank, or only in another version. */
export function drawNamed(id: string, slot: Slot): Item | null {
  const name = parseItemName(id)
  return name && first(kindsAt(slot), (kind) => kind.draw(name, slot))
}

/**
 * A twin: a missed question again with new numbers, another key for the same word, the analogy's other shape, or the like from another
 * text. Null when the source of the named item is no longer in the bank or nothing is like it.
 */
export function twinOf(id: string, at: Slot & { seed: string }): Item | null {
  const name = parseItemName(id)
  return name && first(kindsAt(at), (kind) => kind.twin(name, at))
}

/** How many draws a twin may take: a family with few parameters soon repeats itself. */
const TWIN_DRAWS = 40

/**
 * A twin that asks something else than the item does, and than everything in `seen`; null when none of many draws gives one. `isFree` may
 * refuse a draw.
 */
export function otherTwin(
  item: Item,
  seed: string,
  { seen = [], isFree = () => true }: { seen?: readonly Item[]; isFree?: (twin: Item) => boolean } = {},
): Item | null {
  const known = new Set([item, ...seen].map(askedBy))
  for (let draw = 0; draw < TWIN_DRAWS; draw++) {
    const twin = twinOf(item.id, { ...item, seed: `${seed}.${draw}` })
    if (twin && isFree(twin) && !known.has(askedBy(twin))) return twin
  }
  return null
}

/** What a question asks. A word is asked again with other choices; of anything else other choices alone make no new question. */
export function askedBy({ kind, stem, columns, figure, passage, choices }: Item): string {
  return JSON.stringify([stem, columns, figure, passage?.id, kind === 'synonym' && choices.map(({ text }) => text).toSorted()])
}

/** As many items as those of one source, alike and from a source not in `taken`. Throws a RangeError when nothing is left. */
export function substitutesFor(items: readonly Item[], taken: ReadonlySet<string>): Item[] {
  const [at] = items
  const found = at && first(kindsAt(at), (kind) => kind.substitute(items, taken))
  if (!found) throw new RangeError(`nothing can take the place of ${at?.id}`)
  return found
}

/** What every kind holds, in the order of the list. */
export function sourceCounts(): CountRow[] {
  return KINDS.flatMap(({ kind }) => kind.counts())
}

function kindsAt({ level, subject }: Place): SourceKind[] {
  if (sectionsFor(level, subject).length === 0) return []
  return KINDS.filter(({ subjects }) => subjects.includes(subject)).map(({ kind }) => kind)
}

function first<T, Result>(values: readonly T[], find: (value: T) => Result | null): Result | null {
  for (const value of values) {
    const result = find(value)
    if (result) return result
  }
  return null
}
