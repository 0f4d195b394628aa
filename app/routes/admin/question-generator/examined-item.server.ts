/** An item as the admin's pages show it: printed, with every misconception, and tried by the rules that it can be held to. */
import { printSolution } from '~/components/exam/printed-item.server'
import { FAMILIES } from '~/exam/families/families'
import { type Item, LETTERS } from '~/exam/item'
import { examineItem } from '~/exam/item-rules'
import { examineDraw, type Proof } from '~/exam/proof'
import { sourceOf } from '~/exam/quiz.server'
import { renderMath } from '~/utils/math.server'

export function printExamined(item: Item, verdicts: Proof['verdicts'] = examine(item)) {
  return {
    id: item.id,
    source: sourceOf(item),
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
  const family = FAMILIES.find(({ id }) => id === sourceOf(item))
  const seed = item.id.slice(item.id.indexOf(':') + 1)
  return family ? examineDraw(family, { level: item.level, difficulty: item.difficulty, seed }).verdicts : examineItem(item)
}
