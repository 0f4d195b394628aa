/** The units of a form: what can be taken out and replaced as one. A passage goes with all its questions, anything else by itself. */
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'

/** The items of a form in their order, those of a passage together. */
export function unitsOf(items: readonly Item[]): Item[][] {
  const units: Item[][] = []
  for (const item of items) {
    const last = units.at(-1)
    if (item.passage && last?.[0] && sourceOf(last[0]) === sourceOf(item)) last.push(item)
    else units.push([item])
  }
  return units
}

/** Units of the same slot can stand for each other: alike in kind, strand and difficulty, and as long. */
export function slotOf([first, ...rest]: readonly Item[]): string {
  if (!first) return ''
  const { kind, strand, skill, difficulty } = first
  if (first.passage) return `passage ${rest.length + 1}`
  if (strand === 'vocabulary' || strand === 'logic') return `${skill} ${isPhrase(first)}`
  return `${kind === 'quantitative_comparison'} ${strand} ${difficulty}`
}

/** A completion that ends the sentence with a phrase cannot stand for one of a single word. */
const isPhrase = ({ kind, choices, answer }: Item) => kind === 'sentence_completion' && / /.test(choices[answer]?.text ?? '')
