/** The sentence completions of the bank, three tiers, read and checked once. A blank is a run of seven hyphens, as the ISEE prints it. */
import { z } from 'zod'
import type { Tier } from '../words/words.server'
import lower1 from './lower-1.json'
import lower2 from './lower-2.json'
import lower3 from './lower-3.json'
import lower4 from './lower-4.json'
import lower5 from './lower-5.json'
import lower6 from './lower-6.json'
import lower7 from './lower-7.json'
import middle1 from './middle-1.json'
import middle2 from './middle-2.json'
import middle3 from './middle-3.json'
import middle4 from './middle-4.json'
import middle5 from './middle-5.json'
import middle6 from './middle-6.json'
import upper1 from './upper-1.json'
import upper2 from './upper-2.json'
import upper3 from './upper-3.json'
import upper4 from './upper-4.json'
import upper5 from './upper-5.json'
import upper6 from './upper-6.json'
import upper7 from './upper-7.json'

const BLANK = '-------'

const CompletionSchema = z
  .strictObject({
    id: z.string().regex(/^[lmu]\d{3}$/),
    kind: z.enum(['word', 'phrase', 'pair']),
    difficulty: z.enum(['easy', 'medium', 'hard']),
    sentence: z.string().min(30),
    answer: z.array(z.string().min(1)).min(1).max(2),
    wrong: z.array(z.strictObject({ text: z.array(z.string().min(1)).min(1).max(2), why: z.string().min(10) })).length(4),
    /** The words of the sentence that decide. */
    clue: z.string().min(3),
    explanation: z.string().min(20),
  })
  .refine(({ sentence, answer, wrong, kind }) => {
    const blanks = sentence.split(BLANK).length - 1
    return blanks === (kind === 'pair' ? 2 : 1) && [answer, ...wrong.map(({ text }) => text)].every((text) => text.length === blanks)
  }, 'the blanks and the choices do not agree')
export interface Completion extends z.infer<typeof CompletionSchema> {
  /** Its place among those of its kind and tier, from 0; the key's letter is dealt by it. */
  number: number
}

function read(...files: unknown[]): Completion[] {
  const counts = { word: 0, phrase: 0, pair: 0 }
  return files.flatMap((file) => z.array(CompletionSchema).parse(file)).map((entry) => ({ ...entry, number: counts[entry.kind]++ }))
}

export const COMPLETIONS: Readonly<Record<Tier, readonly Completion[]>> = {
  lower: read(lower1, lower2, lower3, lower4, lower5, lower6, lower7),
  middle: read(middle1, middle2, middle3, middle4, middle5, middle6),
  upper: read(upper1, upper2, upper3, upper4, upper5, upper6, upper7),
}
