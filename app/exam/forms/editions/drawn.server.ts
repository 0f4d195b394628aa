/** Published lists drawn again: the items that an edition names, with spares in place of what is hidden. */
import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import type { Place } from '~/exam/bank/source'
import { drawNamed, substitutesFor } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { keptItem, keptPrompt } from './editions.server'
import type { Entry, PromptEntry, PublishedList } from './entry'
import { slotOf, unitsOf } from './units'

/** The item that an edition names: kept content where the bank has moved on, else drawn from its source. Throws when neither is there. */
export function drawEntry({ name, difficulty, hash }: Entry, place: Place): Item {
  const item = keptItem(hash) ?? drawNamed(name, { ...place, difficulty })
  if (!item) throw new Error(`${name} is published and no longer in the bank; npm run forms:keep keeps what is published`)
  return item
}

/** The prompt that an edition names, kept or from the bank. Throws when neither is there. */
export function drawPrompt({ id, hash }: PromptEntry): Prompt {
  const prompt = keptPrompt(hash) ?? PROMPTS.find((one) => one.id === id)
  if (!prompt) throw new Error(`${id} is published and no longer in the bank; npm run forms:keep keeps what is published`)
  return prompt
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The items of a published list. Those whose source is in `hidden` give way to the spares that the edition names, and to others of their
 * kind where those are hidden as well; all others stay as they are. `beside` are sources that stand in the same form, outside the list.
 */
export function drawList(list: PublishedList, place: Place, hidden: ReadonlySet<string>, beside: ReadonlySet<string> = NONE): Item[] {
  const items = list.items.map((entry) => drawEntry(entry, place))
  if (!items.some((item) => hidden.has(sourceOf(item)))) return items
  const spares = list.spares.map((entry) => drawEntry(entry, place))
  return withoutHidden(items, spares, hidden, new Set([...hidden, ...beside, ...items.map(sourceOf)]))
}

function withoutHidden(items: Item[], spares: Item[], hidden: ReadonlySet<string>, taken: Set<string>): Item[] {
  const free = unitsOf(spares)
  return unitsOf(items).flatMap((unit) => {
    if (!unit[0] || !hidden.has(sourceOf(unit[0]))) return unit
    const fitting = free.filter((spare) => spare[0] && !taken.has(sourceOf(spare[0])) && slotOf(spare) === slotOf(unit))
    const spare = fitting.find(([first]) => first?.difficulty === unit[0]?.difficulty) ?? fitting[0]
    const substitute = spare ?? anotherFor(unit, taken, hidden)
    for (const item of substitute) taken.add(sourceOf(item))
    return substitute
  })
}

/** A source that the form does not have; where a strand has none left, one of its families asks once more. */
function anotherFor(unit: readonly Item[], taken: ReadonlySet<string>, hidden: ReadonlySet<string>): Item[] {
  const outside = attempt(unit, taken)
  if (outside && slotOf(outside) === slotOf(unit)) return outside
  const again = unit[0]?.passage ? null : attempt(unit, hidden)
  const found = again && slotOf(again) === slotOf(unit) ? again : (outside ?? again)
  if (!found) throw new RangeError(`nothing can take the place of ${unit[0]?.id}`)
  return found
}

function attempt(unit: readonly Item[], taken: ReadonlySet<string>): Item[] | null {
  try {
    return substitutesFor(unit, taken)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
