/** Reading items: a passage with its printed lines and one question each, frozen together so that a later edit changes nothing that was seen. */
import type { Category, Passage, PassageQuestion } from '~/content/passages/passages.server'
import type { Choice, Item } from '~/exam/core/item'
import { choiceCount, examOf, type Level, type Subject, type WrongAnswerType } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { literal } from '~/exam/values/notation'

/** Every category's name as reports print it (exams.md 1.2). */
const CATEGORY_NAMES: Record<Category, string> = {
  main_idea: 'Main idea',
  supporting: 'Supporting ideas',
  inference: 'Inference',
  vocabulary: 'Vocabulary in context',
  organization: 'Organization and logic',
  tone: 'Tone, style and figurative language',
}

const WRONG_TYPES: Partial<Record<Category, WrongAnswerType>> = { vocabulary: 'vocabulary_gap', inference: 'logical_reasoning_error' }

/** Whether a passage may stand in this exam with so many questions. Poems appear on the SSAT alone. */
export function fitsReading(passage: Passage, level: Level, questions: number): boolean {
  return passage.exams.includes(examOf(level)) && passage.questions.length >= questions
}

/** The first so many questions of a passage as items of this level. */
export function readingItems(
  passage: Passage,
  { level, subject, questions }: { level: Level; subject: Subject; questions: number },
): Item[] {
  return passage.questions.slice(0, questions).map((question, index) => readingItem(passage, question, index, { level, subject }))
}

function readingItem(
  passage: Passage,
  question: PassageQuestion,
  index: number,
  { level, subject }: { level: Level; subject: Subject },
): Item {
  const random = seededRandom(`passage-${passage.id}:${index}:${level}`)
  const type = WRONG_TYPES[question.category] ?? 'reading_comprehension_error'
  const wrong = question.wrong
    .slice(0, choiceCount(level) - 1)
    .map(({ text, why }): Choice => ({ text: literal(text), value: `=${text}`, misconception: { type, says: literal(why) } }))
  const choices = random.shuffle([{ text: literal(question.answer), value: `=${question.answer}` }, ...wrong])
  const { from, to } = question.proofLines
  const where = from === to ? `line ${from}` : `lines ${from} to ${to}`

  return {
    id: `passage-${passage.id}@1:${index + 1}`,
    exam: examOf(level),
    level,
    subject,
    strand: 'reading',
    skill: CATEGORY_NAMES[question.category],
    kind: 'passage_question',
    difficulty: question.difficulty,
    stem: literal(question.stem),
    passage: { id: passage.id, title: passage.title, isPoem: passage.kind === 'poem', lines: passage.lines, cited: question.cited },
    choices,
    answer: choices.findIndex(({ value }) => value === `=${question.answer}`),
    steps: [literal(question.why), literal(`The proof stands in ${where}: “${question.proof}”`)],
    hints: [
      question.cited
        ? 'Read the marked lines again, with the line before and after them.'
        : 'Look for the words of the text that settle it.',
      `Read ${where} once more.`,
    ],
  }
}
