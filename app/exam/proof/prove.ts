/**
 * The proof of one drawn item: the rules of the bank, each a promise that the proof pages print, tried on the item.
 * A rule that needed relaxing says why beside its code.
 */
import type { Item } from '~/exam/core/item/item'
import { tierOf } from '~/exam/core/levels'
import { type Draw, drawItem, type Family } from '~/exam/families/family'
import { plainText } from '~/exam/values/notation'
import { CHOICE_RULES } from './choices'
import { FIGURE_RULES } from './figures'
import { RANGE_RULES } from './ranges'
import type { Drawn, Rule } from './rule'
import { TEXT_RULES } from './texts'

export const RULES: readonly Rule[] = [...CHOICE_RULES, ...TEXT_RULES, ...RANGE_RULES, ...FIGURE_RULES]

export interface Proof {
  item: Item
  solved: string
  verdicts: { promise: string; problem: string | null }[]
}

/** The item of this draw with the verdict of every rule. Throws a RangeError when the family does not serve the level. */
export function examineDraw(family: Family, at: Draw): Proof {
  const drawn = drawnItem(family, at)
  return {
    item: drawn.item,
    solved: drawn.solved,
    verdicts: RULES.map((rule) => ({ promise: rule.promise, problem: rule.broken(drawn) })),
  }
}

/** Every rule that this draw of the family breaks; an empty list is a proof for this seed. */
export function proveDraw(family: Family, at: Draw): { item: Item; problems: string[] } {
  const drawn = drawnItem(family, at)
  return { item: drawn.item, problems: RULES.flatMap((rule) => rule.broken(drawn) ?? []) }
}

function drawnItem(family: Family, at: Draw): Drawn {
  const [subject] = family.levels[at.level] ?? []
  if (!subject) throw new RangeError(`${family.id} serves no section of ${at.level}`)
  const { item, parameters } = drawItem(family, { ...at, subject })
  return readItem(item, family.solve(parameters))
}

/** What the rules look at. */
export function readItem(item: Item, solved: string): Drawn {
  const choices = item.choices.map(({ text }) => plainText(text))
  return {
    item,
    tier: tierOf(item.level),
    solved,
    plain: {
      stem: plainText(item.stem),
      columns: item.columns ? plainText(`${item.columns.a} | ${item.columns.b}`) : '',
      choices,
      key: choices[item.answer] ?? '',
      steps: item.steps.map(plainText),
      hints: item.hints.map(plainText),
    },
  }
}
