/**
 * The reading passages of the bank, three tiers, read and checked once. Prose is set in printed lines of one width, as on paper; questions
 * cite lines by quoting what stands there, so a number can never be wrong.
 */
import { z } from 'zod'
import type { Tier } from '../words/words.server'
import { findLine, setLines } from './lines'
import lower1 from './lower-1.json'
import lower2 from './lower-2.json'
import lower3 from './lower-3.json'
import lower4 from './lower-4.json'
import lower5 from './lower-5.json'
import lower6 from './lower-6.json'
import lower7 from './lower-7.json'
import lower8 from './lower-8.json'
import lower9 from './lower-9.json'
import lower10 from './lower-10.json'
import lower11 from './lower-11.json'
import lower12 from './lower-12.json'
import lower13 from './lower-13.json'
import lower14 from './lower-14.json'
import lower15 from './lower-15.json'
import lower16 from './lower-16.json'
import lower17 from './lower-17.json'
import lower18 from './lower-18.json'
import lower19 from './lower-19.json'
import middle1 from './middle-1.json'
import middle2 from './middle-2.json'
import middle3 from './middle-3.json'
import middle4 from './middle-4.json'
import middle5 from './middle-5.json'
import middle6 from './middle-6.json'
import middle7 from './middle-7.json'
import middle8 from './middle-8.json'
import middle9 from './middle-9.json'
import middle10 from './middle-10.json'
import middle11 from './middle-11.json'
import middle12 from './middle-12.json'
import middle13 from './middle-13.json'
import middle14 from './middle-14.json'
import middle15 from './middle-15.json'
import middle16 from './middle-16.json'
import middle17 from './middle-17.json'
import middle18 from './middle-18.json'
import middle19 from './middle-19.json'
import upper1 from './upper-1.json'
import upper2 from './upper-2.json'
import upper3 from './upper-3.json'
import upper4 from './upper-4.json'
import upper5 from './upper-5.json'
import upper6 from './upper-6.json'
import upper7 from './upper-7.json'
import upper8 from './upper-8.json'
import upper9 from './upper-9.json'
import upper10 from './upper-10.json'
import upper11 from './upper-11.json'
import upper12 from './upper-12.json'
import upper13 from './upper-13.json'
import upper14 from './upper-14.json'
import upper15 from './upper-15.json'
import upper16 from './upper-16.json'
import upper17 from './upper-17.json'
import upper18 from './upper-18.json'
import upper19 from './upper-19.json'

export const CATEGORIES = ['main_idea', 'supporting', 'inference', 'vocabulary', 'organization', 'tone'] as const
export type Category = (typeof CATEGORIES)[number]

const QuestionSchema = z.strictObject({
  category: z.enum(CATEGORIES),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** [[phrase]] stands for the number of the line on which the phrase begins. */
  stem: z.string().min(10),
  answer: z.string().min(1),
  why: z.string().min(20),
  /** The words of the text that prove the answer. */
  proof: z.string().min(3),
  wrong: z.array(z.strictObject({ text: z.string().min(1), why: z.string().min(10) })).length(4),
})

const PassageSchema = z
  .strictObject({
    id: z.string().regex(/^[lmu]\d{2}$/),
    title: z.string().min(3),
    kind: z.enum(['fiction', 'poem', 'science', 'history', 'biography', 'arts', 'contemporary', 'argument']),
    exams: z.array(z.enum(['isee', 'ssat'])).min(1),
    pool: z.enum(['test', 'practice']),
    paragraphs: z.array(z.string().min(2)).min(1).optional(),
    verses: z
      .array(z.array(z.string().min(1)).min(1))
      .min(1)
      .optional(),
    /** Where the facts of the text were checked. */
    sources: z.array(z.string().min(5)).min(2).optional(),
    questions: z.array(QuestionSchema).min(4).max(6),
  })
  .transform(({ paragraphs, verses, questions, ...passage }, context) => {
    const lines = setLines({ paragraphs, verses })
    const lineOf = (phrase: string) => {
      const found = findLine(lines, phrase)
      if (found === null)
        context.addIssue({ code: 'custom', message: `${passage.id}: “${phrase}” does not stand exactly once in the text` })
      return found ?? { from: 1, to: 1 }
    }
    return {
      ...passage,
      lines,
      questions: questions.map((question) => {
        const cited = [...question.stem.matchAll(/\[\[(.+?)\]\]/g)].map(([, phrase = '']) => lineOf(phrase))
        return {
          ...question,
          stem: question.stem.replace(/\[\[(.+?)\]\]/g, (_, phrase: string) => String(lineOf(phrase).from)),
          /** The lines that the stem names; null when it names none. */
          cited:
            cited.length > 0 ? { from: Math.min(...cited.map(({ from }) => from)), to: Math.max(...cited.map(({ from }) => from)) } : null,
          proofLines: lineOf(question.proof),
        }
      }),
    }
  })
export type Passage = z.output<typeof PassageSchema>
export type PassageQuestion = Passage['questions'][number]

const read = (...files: unknown[]): Passage[] => files.flatMap((file) => z.array(PassageSchema).parse(file))

export const PASSAGES: Readonly<Record<Tier, readonly Passage[]>> = {
  lower: read(
    lower1,
    lower2,
    lower3,
    lower4,
    lower5,
    lower6,
    lower7,
    lower8,
    lower9,
    lower10,
    lower11,
    lower12,
    lower13,
    lower14,
    lower15,
    lower16,
    lower17,
    lower18,
    lower19,
  ),
  middle: read(
    middle1,
    middle2,
    middle3,
    middle4,
    middle5,
    middle6,
    middle7,
    middle8,
    middle9,
    middle10,
    middle11,
    middle12,
    middle13,
    middle14,
    middle15,
    middle16,
    middle17,
    middle18,
    middle19,
  ),
  upper: read(
    upper1,
    upper2,
    upper3,
    upper4,
    upper5,
    upper6,
    upper7,
    upper8,
    upper9,
    upper10,
    upper11,
    upper12,
    upper13,
    upper14,
    upper15,
    upper16,
    upper17,
    upper18,
    upper19,
  ),
}
