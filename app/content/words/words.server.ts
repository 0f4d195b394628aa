/** The words of the bank, three tiers, read and checked once. Each entry is written for this product. */
import { z } from 'zod'
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

const WordSchema = z.strictObject({
  word: z.string().min(2),
  pos: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  definition: z.string().min(5),
  sentence: z.string().min(20),
  /** The first is the cleanest key. */
  synonyms: z.array(z.string().min(2)).min(2),
  /** Wrong choices: tempting, and why each is wrong. */
  near: z.array(z.strictObject({ word: z.string().min(2), why: z.string().min(10) })).length(5),
  antonyms: z.array(z.string()),
  root: z.string(),
  /** 1 everyday to 5 rare. */
  common: z.number().int().min(1).max(5),
})
export interface Word extends z.infer<typeof WordSchema> {
  /** Its place in its tier, from 0; the key's letter is dealt by it. */
  number: number
}
export type Tier = 'lower' | 'middle' | 'upper'

const read = (...files: unknown[]): Word[] =>
  files.flatMap((file) => z.array(WordSchema).parse(file)).map((word, number) => ({ ...word, number }))

export const WORDS: Readonly<Record<Tier, readonly Word[]>> = {
  lower: read(lower1, lower2, lower3, lower4, lower5, lower6, lower7, lower8, lower9, lower10, lower11, lower12, lower13, lower14),
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
  ),
  upper: read(upper1, upper2, upper3, upper4, upper5, upper6, upper7, upper8, upper9, upper10, upper11, upper12, upper13, upper14),
}
