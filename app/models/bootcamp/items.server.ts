/** What a session of a boot camp asks: its published questions, with others in place of what is hidden or stands in work that is open. */
import { type Program, type ProgramSession, placeOf, SESSIONS, type Session } from '~/exam/bootcamp/program'
import { programOf } from '~/exam/bootcamp/programs.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Level, Subject } from '~/exam/core/levels'
import { drawEntry, drawList } from '~/exam/forms/editions/drawn.server'
import type { Entry } from '~/exam/forms/editions/entry'

interface SessionItems {
  example: Item[]
  drill: Item[]
  check: Item[]
}
type Part = keyof SessionItems

interface Asked {
  entry: Entry
  part: Part
}

/**
 * The questions of a session by their parts. A passage that is hidden gives way to one other for the example, the drill and the check
 * together, and what stands in place of a question is, where the bank has enough, nothing that the program asks elsewhere.
 */
export function sessionItems(
  { level, session }: { level: Level; session: Session },
  { example = [], drill, check }: Pick<ProgramSession, 'example' | 'drill' | 'check'>,
  hidden: ReadonlySet<string>,
): SessionItems {
  const taken = new Set<string>()
  const asked = [...askedAs('example', example), ...askedAs('drill', drill), ...askedAs('check', check)]
  const drawn = new Map<Asked, Item>()
  for (const unit of unitsOf(asked)) {
    const items = itemsAt(
      { level, session },
      unit.map(({ entry }) => entry),
      { hidden, taken },
    )
    for (const item of items) taken.add(sourceOf(item))
    // A shorter passage has fewer questions for the drill, and keeps those of the check.
    const kept = unit.length > items.length ? [...unit.slice(0, 1), ...unit.slice(unit.length - items.length + 1)] : unit
    for (const [index, one] of kept.entries()) drawn.set(one, items[index] as Item)
  }
  const itemsOf = (part: Part) => asked.flatMap((one) => (one.part === part ? (drawn.get(one) ?? []) : []))
  return { example: itemsOf('example'), drill: itemsOf('drill'), check: itemsOf('check') }
}

/** The section of the real test that its questions are of: a session without a passage asks words, whatever it is called. */
export function subjectOfItems(items: readonly Item[], otherwise: Subject): Subject {
  return (items.find(({ passage }) => passage) ?? items[0])?.subject ?? otherwise
}

const askedAs = (part: Part, entries: readonly Entry[]): Asked[] => entries.map((entry) => ({ entry, part }))

/** The questions of a passage together, wherever they stand; anything else by itself. */
function unitsOf(asked: readonly Asked[]): Asked[][] {
  const units: Asked[][] = []
  for (const one of asked) {
    const source = sourceOf({ id: one.entry.name })
    const same = source.startsWith('passage-') && units.find(([first]) => first && sourceOf({ id: first.entry.name }) === source)
    if (same) same.push(one)
    else units.push([one])
  }
  return units
}

function itemsAt(
  { level, session }: { level: Level; session: Session },
  items: Entry[],
  { hidden, taken }: Record<'hidden' | 'taken', ReadonlySet<string>>,
): Item[] {
  const [first] = items
  if (!first) return []
  const place = placeOf(level, session, first.name)
  if (!hidden.has(sourceOf({ id: first.name }))) return items.map((entry) => drawEntry(entry, place))
  const list = { items, spares: [] }
  try {
    return drawList(list, place, hidden, new Set([...sourcesOf(level), ...taken]))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // The program asks all that the bank has of this kind: one of its own stands in.
    return drawList(list, place, hidden, taken)
  }
}

/** A program never changes, so its sources are read once. */
const known = new Map<Level, ReadonlySet<string>>()

function sourcesOf(level: Level): ReadonlySet<string> {
  const sources = known.get(level) ?? new Set(entriesOf(programOf(level)).map(({ name }) => sourceOf({ id: name })))
  known.set(level, sources)
  return sources
}

function entriesOf({ days }: Program): Entry[] {
  return days.flatMap((day) =>
    SESSIONS.flatMap((session) => [...(day[session].example ?? []), ...day[session].drill, ...day[session].check]),
  )
}
