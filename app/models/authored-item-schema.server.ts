/** The form of an item written by hand, read into an item. A draft may be incomplete; what is missing the bank's rules say at review. */
import { z } from 'zod'
import { sectionsFor } from '~/exam/core/blueprints'
import { type Choice, type Item, LETTERS } from '~/exam/core/item'
import { choiceCount, DIFFICULTIES, examOf, type Kind, LEVELS, type Strand, SUBJECTS, WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { COMPARISON_CHOICES } from '~/exam/families/comparison'
import { valueOfText } from '~/exam/proof/authored'
import { parts } from '~/exam/values/notation'
import { typstFormula } from '~/services/pdf/typst-text'
import { renderMath } from '~/utils/math.server'
import { AUTHORED_KINDS, kindsFor, LIMITS, NUMBER_STRANDS } from './authored-item-fields'

/** Text with formulas that pages and print can both set; empty in a draft. */
const printed = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Please use at most ${most} characters`)
    .default('')
    .superRefine((text, context) => {
      const problem = formulaProblem(text)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })

/** A text area with one entry a line. */
const lines = printed(LIMITS.lines * LIMITS.line).transform((text, context) => {
  const entries = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (entries.length > LIMITS.lines) context.addIssue({ code: 'custom', message: `Please use at most ${LIMITS.lines} lines` })
  return entries
})

const FormSchema = z.strictObject({
  level: z.enum(LEVELS, { error: 'Please choose a level' }),
  subject: z.enum(SUBJECTS, { error: 'Please choose a section' }),
  kind: z.enum(AUTHORED_KINDS, { error: 'Please choose a kind' }),
  strand: z.enum(NUMBER_STRANDS, { error: 'Please choose a strand' }).optional(),
  skill: z
    .string({ error: 'Please name the skill' })
    .trim()
    .min(3, 'Please name the skill')
    .max(LIMITS.skill, `Please use at most ${LIMITS.skill} characters`),
  difficulty: z.enum(DIFFICULTIES, { error: 'Please choose how hard it is' }),
  stem: printed(LIMITS.text),
  columnA: printed(LIMITS.column),
  columnB: printed(LIMITS.column),
  choices: z
    .array(
      z.strictObject({
        text: printed(LIMITS.choice),
        type: z.enum(WRONG_ANSWER_TYPES, { error: 'Please choose the kind of mistake' }).optional(),
        says: printed(LIMITS.says),
      }),
    )
    .max(LETTERS.length)
    .default([]),
  answer: z.coerce
    .number({ error: 'Please mark the right choice' })
    .int()
    .min(0)
    .max(LETTERS.length - 1, 'Please mark the right choice'),
  steps: lines,
  hints: lines,
})
type Fields = z.infer<typeof FormSchema>

/** The item of a form, still without an id. */
export const AuthoredItemSchema = FormSchema.superRefine((fields, context) => {
  const { level, subject, kind, strand, choices, answer } = fields
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const kinds = kindsFor(level, subject)
  if (sectionsFor(level, subject).length === 0 || kinds.length === 0) {
    refuse('subject', `${LEVEL_NAMES[level]} has no ${SUBJECT_NAMES[subject]} that could be written here`)
  } else if (!kinds.includes(kind)) refuse('kind', `${SUBJECT_NAMES[subject]} at ${LEVEL_NAMES[level]} does not ask this kind`)
  if (!WORD_STRANDS[kind] && !strand) refuse('strand', 'Please choose a strand')
  if (kind === 'quantitative_comparison') return

  const count = choiceCount(level)
  if (answer >= count) refuse('answer', 'Please mark the right choice')
  if (choices.slice(count).some(({ text }) => text)) refuse(`choices[${count}].text`, `${LEVEL_NAMES[level]} prints ${count} choices`)
}).transform(itemOf)

const WORD_STRANDS: Partial<Record<Kind, Strand>> = { synonym: 'vocabulary', sentence_completion: 'logic', analogy: 'logic' }

function itemOf({ level, subject, kind, strand, skill, difficulty, stem, columnA, columnB, choices, answer, steps, hints }: Fields): Item {
  const isComparison = kind === 'quantitative_comparison'
  const printedChoices = isComparison
    ? COMPARISON_CHOICES.map(({ text, value }) => ({ text, value }))
    : Array.from({ length: choiceCount(level) }, (_, index) => {
        const text = choices[index]?.text ?? ''
        return { text, value: valueOfText(text) }
      })
  return {
    id: '',
    exam: examOf(level),
    level,
    subject,
    strand: WORD_STRANDS[kind] ?? strand ?? 'number',
    skill,
    kind,
    difficulty,
    stem,
    ...(isComparison && { columns: { a: columnA, b: columnB } }),
    choices: printedChoices.map((choice, index): Choice => {
      const { says, type = 'concept_misunderstanding' } = choices[index] ?? {}
      return index !== answer && says ? { ...choice, misconception: { type, says } } : choice
    }),
    answer,
    steps,
    hints,
  }
}

/** What the form shows for an item: the other way round. */
export function formValues(item: Item) {
  const { level, subject, kind, strand, skill, difficulty, stem, columns, choices, answer, steps, hints } = item
  return {
    level,
    subject,
    kind,
    strand,
    skill,
    difficulty,
    stem,
    columnA: columns?.a,
    columnB: columns?.b,
    choices: choices.map(({ text, misconception }) => ({ text, type: misconception?.type, says: misconception?.says })),
    answer: String(answer),
    steps: steps.join('\n'),
    hints: hints.join('\n'),
  }
}

/** Why a text cannot be printed, if it cannot. */
function formulaProblem(text: string): string | null {
  for (const { kind, value } of parts(text)) {
    if (kind === 'text') continue
    try {
      renderMath(`$${value}$`)
      typstFormula(value)
    } catch {
      return `The formula $${value}$ cannot be read. Use \\frac, \\sqrt, powers and the signs of the help below`
    }
  }
  return (text.match(/(?<!\\)\$/g) ?? []).length % 2 ? 'A dollar sign has no partner. Write \\$ for dollars' : null
}
