/**
 * A lesson as data: what is said, what stands on the board when it is said, and how long that takes. The player, the pages without
 * scripts, the transcript and the rendered video are views of this one thing.
 *
 * Every step of a board adds exactly one thing and stays; a scene's board is complete when its last sentence is said, so a page can
 * show it whole. Text on the board is in our notation (`~/exam/values/notation`); narration is plain spoken English without signs.
 */
import { z } from 'zod'
import { DIFFICULTIES, LEVELS } from '~/exam/core/levels'
import { FigureSchema } from './figure-schema'

export const LESSON_SECTIONS = ['mathematics', 'verbal', 'reading', 'writing', 'pace'] as const
export const TIERS = ['lower', 'middle', 'upper'] as const

const At = z.number().int().nonnegative()

/** One thing that appears with a sentence, counted from 0; `strike` and `highlight` name an earlier step of text in the same scene. */
const StepSchema = z.union([
  z.strictObject({ at: At, text: z.string().min(1).max(160) }),
  z.strictObject({ at: At, figure: FigureSchema }),
  z.strictObject({
    at: At,
    table: z.strictObject({
      caption: z.string().min(1),
      head: z.array(z.string()).min(2),
      rows: z.array(z.array(z.string()).min(2)).min(1),
    }),
  }),
  z.strictObject({ at: At, strike: z.number().int().nonnegative() }),
  z.strictObject({ at: At, highlight: z.number().int().nonnegative() }),
])

/** Narration holds letters, digits and the stops of speech; fractions and signs are spoken as words. */
const SentenceSchema = z
  .string()
  .regex(/^[A-Z0-9“][A-Za-z0-9 ,.?!:;’“”%-]*[.?!]”?$/)
  .refine((sentence) => wordsIn(sentence) <= 16, { message: 'more than 16 words' })

const SceneSchema = z.strictObject({
  heading: z.string().min(1).max(60),
  narration: z.array(SentenceSchema).min(2),
  board: z.array(StepSchema).min(1),
  /** What `secondsOf` gives: stored so that a list of lessons needs no narration. */
  seconds: z.number().int().positive(),
})

/** What the bank is asked after the lesson: one of its offers, by the seed. */
const CheckSchema = z.strictObject({
  skill: z.string().min(1),
  level: z.enum(LEVELS),
  difficulty: z.enum(DIFFICULTIES),
  seed: z.string().min(1),
})

export const LessonSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: z.string().min(1).max(60),
  section: z.enum(LESSON_SECTIONS),
  tiers: z.array(z.enum(TIERS)).min(1),
  /** Skills as items carry them. Every skill belongs to exactly one lesson; lessons of pace and writing have none. */
  skills: z.array(z.string().min(1)),
  /** Rows of the second table of docs/bank.md ("analogies: part and whole"); every row belongs to exactly one lesson. */
  entries: z.array(z.string().min(1)),
  /** What you can do afterwards, in one sentence. */
  promise: z.string().min(1).max(160),
  scenes: z.array(SceneSchema).min(6).max(12),
  check: z.tuple([CheckSchema, CheckSchema]),
})

export type Lesson = z.infer<typeof LessonSchema>
export type Scene = z.infer<typeof SceneSchema>
type Step = z.infer<typeof StepSchema>
export type Check = z.infer<typeof CheckSchema>

/** Words a minute spoken and read; seconds of silence after a sentence, after a question, for what appears on the board, between scenes. */
const PACE = { words: 150, readWords: 200, sentence: 0.6, question: 3, step: 1.5, figure: 3, scene: 2 } as const

/** When each sentence begins, in seconds from the scene's start, and when the scene ends: the player's and the renderer's clock. */
export function clockOf({ narration, board }: Pick<Scene, 'narration' | 'board'>): { starts: number[]; end: number } {
  const starts: number[] = []
  let now = 0
  narration.forEach((sentence, index) => {
    starts.push(now)
    now += (wordsIn(sentence) * 60) / PACE.words + (/\?”?$/.test(sentence) ? PACE.question : PACE.sentence)
    for (const step of board) if (step.at === index) now += lookAt(step)
  })
  return { starts, end: now + PACE.scene }
}

/** Seconds to take in what appears: longer text, such as the lines of a passage, is read in silence. */
function lookAt(step: Step): number {
  if ('figure' in step || 'table' in step) return PACE.figure
  return 'text' in step ? Math.max(PACE.step, (wordsIn(step.text) * 60) / PACE.readWords) : PACE.step
}

export function secondsOf(scene: Pick<Scene, 'narration' | 'board'>): number {
  return Math.round(clockOf(scene).end)
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter(Boolean).length
}
