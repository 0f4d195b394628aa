/**
 * The poems of the poetry corner and the terms that its glossary explains, read and checked once. A line's number counts the printed lines;
 * of a prose poem each paragraph is one.
 */
import { z } from 'zod'
import { CATEGORIES } from '../passages/passages.server'
import poems1 from './poems-1.json'
import poems2 from './poems-2.json'
import poems3 from './poems-3.json'
import poems4 from './poems-4.json'
import poems5 from './poems-5.json'
import stanzaEntries from './stanzas.json'
import termEntries from './terms.json'

export const TIERS = ['lower', 'middle', 'upper'] as const

/** In the order in which the library offers them. */
export const FORMS = [
  ...['acrostic', 'ballad', 'blank verse', 'cinquain', 'concrete', 'couplets', 'elegy', 'English sonnet', 'free verse', 'haiku'],
  ...['Italian sonnet', 'limerick', 'narrative', 'ode', 'pantoum', 'prose poem', 'quatrains', 'riddle poem', 'sestina', 'villanelle'],
] as const

export const FIGURES = [
  ...['alliteration', 'allusion', 'anaphora', 'apostrophe', 'assonance', 'caesura', 'enjambment', 'hyperbole', 'imagery', 'irony'],
  ...['metaphor', 'meter', 'onomatopoeia', 'personification', 'repetition', 'rhyme', 'simile', 'slant rhyme', 'symbol', 'understatement'],
] as const

/** The first and the last line. */
const RangeSchema = z.tuple([z.number().int().min(1), z.number().int().min(1)])
const NoteSchema = z.strictObject({ lines: RangeSchema, text: z.string().min(20) })

const QuestionSchema = z.strictObject({
  category: z.enum(CATEGORIES),
  stem: z.string().min(10),
  choices: z.array(z.string().min(1)).length(4),
  /** The place of the key, from 0. */
  answer: z.number().int().min(0).max(3),
  why: z.string().min(20),
  /** Why each other choice is wrong. */
  tempts: z.array(z.strictObject({ choice: z.number().int().min(0).max(3), text: z.string().min(10) })).length(3),
})

const PoemSchema = z
  .strictObject({
    id: z.string().regex(/^(?!terms$)[a-z0-9-]+$/),
    title: z.string().min(2),
    tier: z.enum(TIERS),
    form: z.enum(FORMS),
    figures: z.array(z.enum(FIGURES)).min(1),
    /** An empty one stands between two stanzas. */
    lines: z.array(z.string()).min(3),
    meter: z.strictObject({ name: z.string(), scansion: z.array(z.string().regex(/^(da|DUM)( (da|DUM))*$/)) }).nullable(),
    rhyme: z.string().nullable(),
    reading: z.strictObject({
      sound: z.array(NoteSchema).min(2).max(3),
      image: z.array(NoteSchema).min(2).max(3),
      turn: z.strictObject({ line: z.number().int().min(1), text: z.string().min(20) }),
    }),
    glossary: z.array(z.strictObject({ word: z.string().min(2), meaning: z.string().min(5) })),
    questions: z.array(QuestionSchema).min(3).max(4),
    /** What to write like it, in two sentences. */
    like: z.string().min(20),
  })
  .transform(({ lines, ...poem }) => ({
    ...poem,
    lines: lines.flatMap((text, index) => (text ? [{ text, opens: lines[index - 1] === '' }] : [])),
  }))
export type Poem = z.output<typeof PoemSchema> & { stanzas: readonly z.output<typeof NoteSchema>[] }
export type PoemQuestion = Poem['questions'][number]

const TermSchema = z.strictObject({
  term: z.string().min(3),
  /** How it is said: "SIM-uh-lee". */
  say: z.string().min(3),
  meaning: z.string().min(10),
  example: z.strictObject({ poem: z.string(), lines: RangeSchema }),
})

/** Notes by poem on the stanzas that sound, image and turn leave out. */
const STANZA_NOTES = z.record(z.string(), z.array(NoteSchema).min(1)).parse(stanzaEntries)

export const POEMS: readonly Poem[] = [poems1, poems2, poems3, poems4, poems5]
  .flatMap((file) => z.array(PoemSchema).parse(file))
  .map((poem) => ({ ...poem, stanzas: STANZA_NOTES[poem.id] ?? [] }))

/** In the order of the alphabet. */
export const TERMS: readonly z.output<typeof TermSchema>[] = z.array(TermSchema).parse(termEntries)

const BY_ID = new Map(POEMS.map((poem) => [poem.id, poem]))

export function poemCalled(id: string): Poem | undefined {
  return BY_ID.get(id)
}
