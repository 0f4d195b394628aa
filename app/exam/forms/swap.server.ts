/** Swapping: one question of a sheet gives way to another like it, and all the others stay as they are. */
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { seededRandom } from '~/exam/core/random'
import { chosenSources, contentOf, type SheetChoice } from './sheet.server'

/** How often a family may draw before another one is asked: one with few parameters soon repeats itself. */
const DRAWS = 12

/** What may take an item's place, the nearest first; `draw` is another text for each swap, `seen` are the sources that had their turn. */
export type Alike = (item: Item, draw: string, seen: ReadonlySet<string>) => Iterable<Item>

/**
 * The sheet after these swaps; each names the place that changes, from 1. What has once stood on the sheet does not come back. Null
 * where a place does not exist, or nothing is left to take it.
 */
export function swapItems(items: readonly Item[], places: readonly number[], alike: Alike): Item[] | null {
  const sheet = [...items]
  const [contents, sources] = [new Set(items.map(contentOf)), new Set(items.map(sourceOf))]
  for (const [turn, place] of places.entries()) {
    const old = sheet[place - 1]
    const time = places.slice(0, turn + 1).filter((one) => one === place).length
    const item = old && firstOf(alike(old, `${place}s${time}`, sources), (one) => !contents.has(contentOf(one)))
    if (!item) return null
    sheet[place - 1] = item
    contents.add(contentOf(item))
    sources.add(sourceOf(item))
  }
  return sheet
}

/**
 * What the bank has like an item of a chosen sheet. A family asks the same with other numbers; after it, as in place of a word, an analogy
 * or a sentence, come others of the same skill and difficulty. A passage that is printed anyway is asked about first.
 */
export function bankAlike({ seed, ...choice }: SheetChoice): Alike {
  return function* (item, draw, seen) {
    const { skill, difficulty, kind, passage } = item
    const own = sourceOf(item)
    const isLike = (offer: { skill: string; difficulty: string }) => offer.skill === skill && offer.difficulty === difficulty
    const sources = seededRandom(`swap:${seed}:${draw}`).shuffle(chosenSources(choice))

    // `toSorted` keeps the order of equals.
    for (const { name, family, offers } of sources.toSorted((a, b) => Number(b.name === own) - Number(a.name === own))) {
      if (!family && !passage && choice.source === null && seen.has(name)) continue
      const like = passage && name === own ? offers.toSorted((a, b) => Number(isLike(b)) - Number(isLike(a))) : offers.filter(isLike)
      for (const offer of like) {
        for (let attempt = 0; attempt < (family ? DRAWS : 1); attempt++) {
          const other = offer.item(`${seed}.${draw}${attempt ? `.${attempt}` : ''}`)
          if (other.kind === kind) yield other
        }
      }
    }
  }
}

/** Of items that are there already, those of the same kind, skill and difficulty. */
export function listAlike(items: readonly Item[]): Alike {
  return ({ kind, skill, difficulty }) => items.filter((one) => one.kind === kind && one.skill === skill && one.difficulty === difficulty)
}

function firstOf(items: Iterable<Item>, isFit: (item: Item) => boolean): Item | null {
  for (const item of items) if (isFit(item)) return item
  return null
}
