/**
 * A reading of an essay: a mark for each line of the rubric with a sentence of the essay that shows it, two strengths, one next step and one
 * sentence rewritten. What a language model says becomes one only here: a line whose quotation does not stand in the essay is left out.
 */
import { z } from 'zod'
import { refusedSort } from '~/exam/tutor/safety/refused'
import { MARKS, RUBRIC_LINES, type RubricLine } from './rubric'
import { paragraphsOf, sentencesOf, wordsOf } from './sentences'

const plain = (longest: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(longest)
    // Nothing that a page could take for a link or a command.
    .refine((text) => !/https?:|www\.|<[a-z/!]/i.test(text), 'no links and no markup')

/** What a model adds of its own: nothing that we refuse from a tutor, and no guess at scores or schools. */
const said = (longest: number) =>
  plain(longest).refine((text) => refusedSort(text) === null && !GUESSES.test(text), 'no guesses, nothing that is refused')
const GUESSES = /\b(?:stanine|percentile|scaled score|admission|admitted|accepted|get in(?:to)?|your score|out of (?:ten|10|100))\b/i

const LineSchema = z.object({ mark: z.enum(MARKS), quote: plain(600), comment: said(500) })

export const ReadingSchema = z.object({
  lines: z.object({ focus: LineSchema, order: LineSchema, detail: LineSchema, language: LineSchema }).partial(),
  strengths: z.array(said(300)).min(1).max(2),
  next: said(400),
  rewrite: z.object({ from: plain(600), to: said(700) }).optional(),
})
export type EssayReading = z.infer<typeof ReadingSchema>

/** What is missing after the check: its lines, and whether the rewritten sentence was not one of the essay's. */
export interface CheckedReading {
  reading: EssayReading
  missing: (RubricLine | 'rewrite')[]
}

/** The reading with only what the essay bears out; null when it is not one at all. */
export function checkReading(said: unknown, essay: string): CheckedReading | null {
  const parsed = ReadingSchema.safeParse(said)
  if (!parsed.success) return null
  const { lines, rewrite, ...rest } = parsed.data
  const borne = RUBRIC_LINES.filter((line) => stands(lines[line]?.quote, essay))
  const isRewriteBorne = rewrite !== undefined && stands(rewrite.from, essay) && normal(rewrite.from) !== normal(rewrite.to)
  const reading: EssayReading = { ...rest, lines: Object.fromEntries(borne.map((line) => [line, lines[line]])) }
  if (isRewriteBorne) reading.rewrite = rewrite
  const missing = RUBRIC_LINES.filter((line) => !borne.includes(line))
  return { reading, missing: isRewriteBorne ? missing : [...missing, 'rewrite'] }
}

/** Of two checked readings the first, with what it lacks taken from the second. */
export function mergeReadings(first: CheckedReading, second: CheckedReading): CheckedReading {
  const lines = { ...second.reading.lines, ...first.reading.lines }
  const rewrite = first.reading.rewrite ?? second.reading.rewrite
  const reading: EssayReading = { ...first.reading, lines }
  if (rewrite) reading.rewrite = rewrite
  const missing = RUBRIC_LINES.filter((line) => !lines[line])
  return { reading, missing: rewrite ? missing : [...missing, 'rewrite'] }
}

/** Shorter ones show nothing, unless they are a whole sentence. */
const FEWEST_QUOTED = 4

/**
 * Whether these words stand in the essay, whole and in this order: four at least, or a whole sentence. Quotation marks and blanks may be of
 * another kind.
 */
function stands(quote: string | undefined, essay: string): boolean {
  if (!quote) return false
  const wanted = wordsOf(quote).join(' ')
  if (wordsOf(quote).length < FEWEST_QUOTED && !sentencesOf(essay).some((sentence) => wordsOf(sentence).join(' ') === wanted)) return false
  return wanted !== '' && paragraphsOf(essay).some((paragraph) => ` ${wordsOf(paragraph).join(' ')} `.includes(` ${wanted} `))
}

function normal(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}
