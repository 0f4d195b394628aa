/** An item as the admin's pages show it: printed, with every misconception, and tried by the rules that it can be held to. */

import { type Item, LETTERS } from '~/exam/core/item/item'
import { parseItemName, sourceOf } from '~/exam/core/item/name'
import { FAMILIES } from '~/exam/families/families'
import { renderMath } from '~/exam/print/html.server'
import { printSolution } from '~/exam/print/item.server'
import { examineItem } from '~/exam/proof/authored'
import { examineDraw, type Proof } from '~/exam/proof/prove'

export function printExamined(item: Item, verdicts: Proof['verdicts'] = examine(item)) {
  const family = familyOf(item)
  return {
    id: item.id,
    source: sourceOf(item),
    /** The draw that its family's proof page can try; null for items without a family. */
    draw: family ? { family: family.id, seed: seedOf(item), level: item.level, difficulty: item.difficulty } : null,
    kind: item.kind,
    skill: item.skill,
    difficulty: item.difficulty,
    solution: printSolution(item, null),
    hints: item.hints.map(renderMath),
    misconceptions: item.choices.flatMap(({ misconception }, index) =>
      misconception ? [{ letter: LETTERS[index] ?? '', type: misconception.type, says: renderMath(misconception.says) }] : [],
    ),
    verdicts,
  }
}
export type ExaminedItem = ReturnType<typeof printExamined>

/** A family's item is drawn again with its second computation; any other is held to the rules that need none. */
function examine(item: Item): Proof['verdicts'] {
  const family = familyOf(item)
  return family ? examineDraw(family, { level: item.level, difficulty: item.difficulty, seed: seedOf(item) }).verdicts : examineItem(item)
}

const familyOf = (item: Item) => FAMILIES.find(({ id }) => id === sourceOf(item))

const seedOf = ({ id }: Item) => parseItemName(id)?.variant ?? ''
