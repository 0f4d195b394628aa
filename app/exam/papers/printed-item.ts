/** An item as paper prints it: curly marks, and explanations in the words that students read. */
import type { Item, ItemPassage } from '~/exam/core/item/item'
import { MATHEMATICS_STRANDS } from '~/exam/core/levels'
import { curlyQuotes } from '~/exam/print/quotes'
import { inPlainWords, toldToStudent } from '~/exam/print/told'
import { literal, parts } from '~/exam/values/notation'

/** The same item with every text ready for paper. */
export function printedItem(item: Item): Item {
  const { stem, columns, passage, choices, steps } = item
  return {
    ...item,
    stem: curly(stem),
    columns: columns && { a: curly(columns.a), b: curly(columns.b) },
    passage: passage && printedPassage(passage),
    choices: choices.map(({ misconception, ...choice }) => ({
      ...choice,
      text: curly(choice.text),
      misconception: misconception && { ...misconception, says: curly(told(item, misconception.says)) },
    })),
    steps: steps.map((step) => curly(inPlainWords(step))),
  }
}

/** Of a word or a passage the text says why the choice does not fit; a slip on the way is told to the student. */
function told({ strand }: Item, says: string): string {
  return inPlainWords(MATHEMATICS_STRANDS.some((one) => one === strand) ? toldToStudent(says) : says)
}

function printedPassage(passage: ItemPassage): ItemPassage {
  return {
    ...passage,
    title: curlyQuotes(passage.title),
    lines: passage.lines.map(({ text, isFirst }) => ({ text: curlyQuotes(text), isFirst })),
  }
}

/** Curly marks in the words; formulas stay as they are. */
function curly(text: string): string {
  const all = parts(text)
  return all
    .map(({ kind, value }, index) =>
      kind === 'math' ? `$${value}$` : literal(curlyQuotes(value, all[index - 1]?.kind === 'math' ? 'x' : '')),
    )
    .join('')
}
