/** The form of an item written by hand, read into an item. A draft may be incomplete; what is missing the bank's rules say at review. */
import type { z } from 'zod'
import { sectionsFor } from '~/exam/core/blueprints'
import { type Choice, type Item, LETTERS } from '~/exam/core/item/item'
import { choiceCount, examOf, type Kind, type Strand } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { COMPARISON_CHOICES } from '~/exam/families/kit/comparison'
import { renderMath } from '~/exam/print/html.server'
import { typstFormula } from '~/exam/print/typst-text'
import { valueOfText } from '~/exam/proof/authored'
import { parts } from '~/exam/values/notation'
import { formSchema } from '~/forms/schema.server'
import { ITEM_FIELDS, kindsFor, MOST_LINES } from './fields'

/** Set with formulas, on pages and in print. */
const PRINTED = [
  'stem',
  'columnA',
  'columnB',
  'steps',
  'hints',
  ...LETTERS.flatMap((letter) => [`text${letter}`, `says${letter}`] as const),
] as const

const FormSchema = formSchema(ITEM_FIELDS, {
  isStrict: true,
  refine(fields, refuse) {
    for (const name of PRINTED) {
      const problem = formulaProblem(fields[name] ?? '')
      if (problem) refuse(name, problem)
    }
    for (const name of ['steps', 'hints'] as const) {
      if (linesOf(fields[name] ?? '').length > MOST_LINES) refuse(name, `Please use at most ${MOST_LINES} lines`)
    }
    refusePlace(fields, refuse)
    refuseChoices(fields, refuse)
  },
})
type Fields = z.infer<typeof FormSchema>
type Refuse = (name: keyof typeof ITEM_FIELDS, message: string) => void

/** The item of a form, still without an id. */
export const AuthoredItemSchema = FormSchema.transform(itemOf)

/** The section must exist, and ask this kind. */
function refusePlace({ level, subject, kind, strand }: Partial<Fields>, refuse: Refuse): void {
  if (kind && !WORD_STRANDS[kind] && !strand) refuse('strand', ITEM_FIELDS.strand.message)
  if (!level || !subject) return
  const kinds = kindsFor(level, subject)
  if (sectionsFor(level, subject).length === 0 || kinds.length === 0) {
    refuse('subject', `${LEVEL_NAMES[level]} has no ${SUBJECT_NAMES[subject]} that could be written here`)
  } else if (kind && !kinds.includes(kind))
    refuse('kind', `${SUBJECT_NAMES[subject]} at ${LEVEL_NAMES[level]} does not have questions of this kind`)
}

/** As many choices as the level prints, the right one among them. */
function refuseChoices({ level, kind, answer, ...fields }: Partial<Fields>, refuse: Refuse): void {
  if (!level || kind === 'quantitative_comparison') return
  const count = choiceCount(level)
  if (Number(answer) >= count) refuse('answer', ITEM_FIELDS.answer.message)
  const extra = LETTERS.slice(count).find((letter) => fields[`text${letter}`])
  if (extra) refuse(`text${extra}`, `${LEVEL_NAMES[level]} prints ${count} choices`)
}

const WORD_STRANDS: Partial<Record<Kind, Strand>> = { synonym: 'vocabulary', sentence_completion: 'logic', analogy: 'logic' }

function itemOf(fields: Fields): Item {
  const { level, subject, kind, strand, skill, difficulty, stem, columnA, columnB, steps, hints } = fields
  const answer = Number(fields.answer)
  const isComparison = kind === 'quantitative_comparison'
  const printedChoices = isComparison
    ? COMPARISON_CHOICES.map(({ text, value }) => ({ text, value }))
    : LETTERS.slice(0, choiceCount(level)).map((letter) => ({ text: fields[`text${letter}`], value: valueOfText(fields[`text${letter}`]) }))
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
      const letter = LETTERS[index] ?? 'A'
      const { [`says${letter}` as const]: says, [`type${letter}` as const]: type = 'concept_misunderstanding' } = fields
      return index !== answer && says ? { ...choice, misconception: { type, says } } : choice
    }),
    answer,
    steps: linesOf(steps),
    hints: linesOf(hints),
  }
}

/** A text area with one entry a line. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What the form shows for an item: the other way round. */
export function formValues(item: Item): Partial<Record<keyof typeof ITEM_FIELDS, string>> {
  const { level, subject, kind, strand, skill, difficulty, stem, columns, choices, answer, steps, hints } = item
  const ofChoices = choices.map(({ text, misconception }, index) => {
    const letter = LETTERS[index]
    return { [`text${letter}`]: text, [`type${letter}`]: misconception?.type, [`says${letter}`]: misconception?.says }
  })
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
    ...Object.assign({}, ...ofChoices),
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
