/** What the form of an essay's marking says: the lines of the rubric, comments by their sentences, and the next step. */
import { RUBRIC_LINES } from '~/exam/essays/rubric'
import { keptValues, parseFormData, refuseForm } from '~/forms/parse.server'
import { brokenRule, cleanText } from '~/forms/rules'
import { formSchema } from '~/forms/schema.server'
import { COMMENT_RULE, MARKING_FIELDS, MOST_SENTENCES } from '~/models/marking/fields'
import type { MarkedLines } from '~/models/marking/marking.server'

const MarkingSchema = formSchema(MARKING_FIELDS)

/** The field of a sentence, from 0. */
export const commentName = (sentence: number) => `comment[${sentence}]`

/** The comments that were typed, by their sentences. */
export function typedComments(form: FormData): { sentence: number; text: string }[] {
  return Array.from({ length: MOST_SENTENCES }, (_, sentence) => sentence).flatMap((sentence) => {
    const typed = form.get(commentName(sentence))
    const text = typeof typed === 'string' ? cleanText(COMMENT_RULE, typed) : ''
    return text === '' ? [] : [{ sentence, text }]
  })
}

/** The marking, or the refusal that shows the form again. Returning it needs a next step and a mark at least. */
export function readMarkingForm(form: FormData) {
  const isReturn = form.get('intent') === 'return'
  const comments = typedComments(form)
  const { value, refusal } = parseFormData(withoutComments(form), MarkingSchema)
  if (refusal) return { refusal }
  const refuse = (title: string, text: string) => ({ refusal: refuseForm(keptValues(withoutComments(form)), { title, text }) })
  const tooLong = comments.find(({ text }) => brokenRule(COMMENT_RULE, text, {}) !== null)
  if (tooLong) return refuse('A comment is too long', `Please keep the comment on sentence ${tooLong.sentence + 1} under 500 characters.`)
  const lines: MarkedLines = {}
  for (const line of RUBRIC_LINES) {
    const [mark, comment] = [value[`${line}Mark`] ?? null, value[`${line}Comment`] ?? '']
    if (mark || comment) lines[line] = { mark, comment }
  }
  const { nextStep = '' } = value
  if (isReturn && nextStep === '')
    return refuse('One next step is missing', 'Say one thing that the student should try next. Then return it.')
  if (isReturn && !Object.values(lines).some(({ mark }) => mark))
    return refuse('No mark is set', 'Choose a mark in one line of the rubric at least.')
  return { marking: { lines, comments, nextStep, isReturn } }
}

/** Fields in brackets would make a list of the form. */
function withoutComments(form: FormData): FormData {
  const rest = new FormData()
  for (const [name, value] of form) if (!name.startsWith('comment[')) rest.append(name, value)
  return rest
}
