/** An item made ready for a page: its formulas as HTML, made on the server, because temml never goes to the browser. */
import type { Item, ItemPassage, PublicItem } from '~/exam/core/item/item'
import { DIRECTIONS } from '~/exam/core/names'
import { renderMath } from './html.server'
import { curlyQuotes } from './quotes'

/** What a page may show before submission: no key, no explanation. */
export function printQuestion(item: Omit<PublicItem, 'id' | 'opensPassage'> & { opensPassage?: boolean }) {
  return {
    kind: item.kind,
    skill: item.skill,
    direction: DIRECTIONS[item.kind] ?? null,
    stem: renderMath(item.stem),
    columns: item.columns && { a: renderMath(item.columns.a), b: renderMath(item.columns.b) },
    figure: item.figure,
    passage: item.passage && { ...printPassage(item.passage), isOpening: item.opensPassage ?? false },
    choices: item.choices.map(({ text }) => renderMath(text)),
  }
}
export type PrintedQuestion = ReturnType<typeof printQuestion>

/** The lines with printed quotation marks, and where a paragraph or stanza ends. */
function printPassage({ title, isPoem, lines, cited }: ItemPassage) {
  return {
    title: curlyQuotes(title),
    isPoem,
    cited,
    lines: lines.map(({ text, isFirst }, index) => ({ text: curlyQuotes(text), isFirst, isLast: lines[index + 1]?.isFirst !== false })),
  }
}
export type PrintedPassage = ReturnType<typeof printPassage> & { isOpening: boolean }

/** The question with its answer, worked steps and why the chosen wrong choice tempts: only for sections that have ended. */
export function printSolution(item: Item, choice: number | null) {
  const chosen = choice === null ? undefined : item.choices[choice]
  return {
    ...printQuestion(item),
    answer: item.answer,
    choice,
    misconception: chosen?.misconception ? renderMath(chosen.misconception.says) : null,
    steps: item.steps.map(renderMath),
  }
}
export type PrintedSolution = ReturnType<typeof printSolution>
