/** The analogies of the bank, three tiers, read and checked once. Each stands in both shapes that the SSAT prints. */
import { z } from 'zod'
import type { Tier } from '../words/words.server'
import lower1 from './lower-1.json'
import lower2 from './lower-2.json'
import lower3 from './lower-3.json'
import lower4 from './lower-4.json'
import lower5 from './lower-5.json'
import lower6 from './lower-6.json'
import lower7 from './lower-7.json'
import lower8 from './lower-8.json'
import middle1 from './middle-1.json'
import middle2 from './middle-2.json'
import middle3 from './middle-3.json'
import middle4 from './middle-4.json'
import middle5 from './middle-5.json'
import middle6 from './middle-6.json'
import middle7 from './middle-7.json'
import middle8 from './middle-8.json'
import upper1 from './upper-1.json'
import upper2 from './upper-2.json'
import upper3 from './upper-3.json'
import upper4 from './upper-4.json'
import upper5 from './upper-5.json'
import upper6 from './upper-6.json'
import upper7 from './upper-7.json'
import upper8 from './upper-8.json'

const BRIDGES = [
  'synonym',
  'antonym',
  'part_whole',
  'class_member',
  'object_function',
  'worker_tool',
  'worker_product',
  'cause_effect',
  'degree',
  'sequence',
  'characteristic',
  'location',
  'group_individual',
  'homonym',
  'grammar',
  'lack',
] as const

const AnalogySchema = z.strictObject({
  id: z.string().regex(/^[lmu]\d{3}$/),
  a: z.string().min(1),
  b: z.string().min(1),
  c: z.string().min(1),
  d: z.string().min(1),
  bridge: z.enum(BRIDGES),
  /** The bridge with a and b in it; it works word for word with c and d. */
  sentence: z.string().min(10),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** Wrong pairs for "A is to B as". */
  pairs: z.array(z.strictObject({ pair: z.tuple([z.string(), z.string()]), why: z.string().min(10) })).length(4),
  /** Wrong words for "A is to B as C is to". */
  words: z.array(z.strictObject({ word: z.string().min(1), why: z.string().min(10) })).length(4),
})
export interface Analogy extends z.infer<typeof AnalogySchema> {
  /** Its place in its tier, from 0; the key's letter is dealt by it. */
  number: number
}

const read = (...files: unknown[]): Analogy[] =>
  files.flatMap((file) => z.array(AnalogySchema).parse(file)).map((analogy, number) => ({ ...analogy, number }))

export const ANALOGIES: Readonly<Record<Tier, readonly Analogy[]>> = {
  lower: read(lower1, lower2, lower3, lower4, lower5, lower6, lower7, lower8),
  middle: read(middle1, middle2, middle3, middle4, middle5, middle6, middle7, middle8),
  upper: read(upper1, upper2, upper3, upper4, upper5, upper6, upper7, upper8),
}
