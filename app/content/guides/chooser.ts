/** The form of /isee-or-ssat: eight questions, the points that each answer gives, and what every result says against itself. */
import { z } from 'zod'

const ChoiceSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Settles the result, whatever the points say. */
  decides: z.enum(['isee', 'ssat', 'both', 'primary']).optional(),
  /** Leaves open what settles the result: a lead in points is never called clear. */
  leavesOpen: z.literal(true).optional(),
  points: z.strictObject({ isee: z.number().int(), ssat: z.number().int() }),
  reason: z.string().endsWith('.'),
})

const QuestionSchema = z.strictObject({
  id: z.string(),
  asks: z.string().endsWith('?'),
  why: z.string().endsWith('.'),
  choices: z.array(ChoiceSchema).min(2),
})

const ResultSchema = z.strictObject({ says: z.string().endsWith('.'), against: z.array(z.string().endsWith('.')).min(2) })

export const ChooserSchema = z.strictObject({
  rule: z.strictObject({
    /** A lead of so many points or more is a clear result, and one of so many a leaning; less is none. */
    clear: z.number().int().positive(),
    leaning: z.number().int().positive(),
    /** Of two answers that decide, the one to the question that stands first here counts. */
    order: z.array(z.string()),
  }),
  questions: z.array(QuestionSchema).length(8),
  results: z.strictObject({ isee: ResultSchema, ssat: ResultSchema, either: ResultSchema, both: ResultSchema, primary: ResultSchema }),
})
export type Chooser = z.output<typeof ChooserSchema>

export interface Advice {
  result: keyof Chooser['results']
  says: string
  /** How sure: an answer settled it, the schools may still settle it, a clear lead, a leaning, or none. */
  strength: 'settled' | 'open' | 'clear' | 'leaning' | 'even'
  points: { isee: number; ssat: number }
  /** The reason that each answer gives, in the order of the questions; of a test that the form does not compare, only what settled it. */
  reasons: { asks: string; label: string; text: string; points: { isee: number; ssat: number } }[]
  against: string[]
}

/** What these answers, by the ids of their questions, advise; null until every question has one of its choices. */
export function adviceOf(chooser: Chooser, answers: ReadonlyMap<string, string>): Advice | null {
  const picked = chooser.questions.flatMap((question) => {
    const choice = question.choices.find(({ id }) => id === answers.get(question.id))
    return choice ? [{ ...choice, question: question.id, asks: question.asks }] : []
  })
  if (picked.length < chooser.questions.length) return null

  const sum = (exam: 'isee' | 'ssat') => picked.reduce((total, { points }) => total + points[exam], 0)
  const points = { isee: sum('isee'), ssat: sum('ssat') }
  const lead = points.isee - points.ssat
  const deciding = chooser.rule.order.flatMap((id) => picked.filter(({ question, decides }) => question === id && decides))[0]
  const decided = deciding?.decides
  const result = decided ?? (Math.abs(lead) < chooser.rule.leaning ? 'either' : lead > 0 ? 'isee' : 'ssat')
  const strength = decided ? 'settled' : picked.some(({ leavesOpen }) => leavesOpen) ? 'open' : strengthOf(Math.abs(lead), chooser.rule)
  const told = decided === 'primary' ? picked.filter((choice) => choice === deciding) : picked
  const reasons = told.map(({ asks, label, reason, points: own }) => ({ asks, label, text: reason, points: own }))
  return { result, strength, points, reasons, ...chooser.results[result] }
}

function strengthOf(lead: number, { clear, leaning }: Chooser['rule']): Advice['strength'] {
  if (lead >= clear) return 'clear'
  return lead >= leaning ? 'leaning' : 'even'
}
