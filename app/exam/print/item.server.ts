/** An item made ready for a page: its formulas as HTML, made on the server, because temml never goes to the browser. */
import type { Item, ItemPassage, PublicItem } from '~/exam/core/item/item'
import { MATHEMATICS_STRANDS } from '~/exam/core/levels'
import { DIRECTIONS } from '~/exam/core/names'
import { renderMath } from './html.server'
import { curlyQuotes } from './quotes'
import { inPlainWords, toldToStudent } from './told'

/** What a page may show before submission: no key, no explanation, and no skill, which is a hint. */
export function printQuestion(item: Omit<PublicItem, 'id' | 'opensPassage'> & { opensPassage?: boolean }) {
  return {
    kind: item.kind,
    direction: DIRECTIONS[item.kind] ?? null,
    stem: renderMath(item.stem),
    columns: item.columns && { a: renderMath(item.columns.a), b: renderMath(item.columns.b) },
    figure: item.figure,
    passage: item.passage && { ...printPassage(item.passage), isOpening: item.opensPassage ?? false },
    choices: item.choices.map(({ text }) => renderMath(text)),
  }
}
export type PrintedQuestion = ReturnType<typeof printQuestion>

/** The lines with printed quotation marks, and where a paragraph or stanza ends. By its name a passage is the same on all its questions. */
function printPassage({ id, title, isPoem, lines, cited }: ItemPassage) {
  return {
    name: id,
    title: curlyQuotes(title),
    isPoem,
    cited,
    lines: lines.map(({ text, isFirst }, index) => ({ text: curlyQuotes(text), isFirst, isLast: lines[index + 1]?.isFirst !== false })),
  }
}
export type PrintedPassage = ReturnType<typeof printPassage> & { isOpening: boolean }

/** The question with its answer, worked steps and why the chosen wrong choice tempts: only for sections that have ended. */
export function printSolution(item: Item, choice: number | null) {
  return {
    ...printQuestion(item),
    answer: item.answer,
    choice,
    misconception: printMisconception(item, choice),
    isSlip: isSlip(item),
    steps: item.steps.map(printStep),
  }
}
export type PrintedSolution = ReturnType<typeof printSolution>

/** Why the chosen wrong choice tempts, told to the student; null for the right one, for none, and where nobody wrote it down. */
export function printMisconception(item: Item, choice: number | null): string | null {
  const says = item.choices[choice ?? -1]?.misconception?.says
  if (!says) return null
  return printStep(isSlip(item) ? toldToStudent(says) : says)
}

/** A worked step or a hint. */
export function printStep(text: string): string {
  return renderMath(inPlainWords(text))
}

/** A slip on the way tempts; of a word or a passage the text says why the choice does not fit. */
export function isSlip({ strand }: Item): boolean {
  return MATHEMATICS_STRANDS.some((one) => one === strand)
}
