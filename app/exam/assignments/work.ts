/** What a tutor may give to do: eight kinds, each with what its page needs to start it. Stored with the assignment as it is here. */
import { z } from 'zod'
import { DIFFICULTIES, LEVELS, SUBJECTS } from '~/exam/core/levels'

export const WORK_KINDS = ['skills', 'quiz', 'test', 'lesson', 'passage', 'words', 'prompt', 'sheet'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Skills at once, words at once, and questions of a skill. */
export const MOST_SKILLS = 4
export const MOST_WORDS = 40
export const QUESTIONS = { least: 5, most: 40, usual: 10 }
/** Questions of an own sheet. */
export const SHEET_QUESTIONS = { least: 5, most: 30, usual: 10 }

const level = z.enum(LEVELS)
const subject = z.enum(SUBJECTS)
const name = z.string().min(1).max(120)

export const WorkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('skills'),
    level,
    subject,
    skills: z.array(name).min(1).max(MOST_SKILLS),
    /** Null for whatever fits the student. */
    difficulty: z.enum(DIFFICULTIES).nullable(),
    /** Of each skill. */
    questions: z.int().min(QUESTIONS.least).max(QUESTIONS.most),
  }),
  z.object({ kind: z.literal('quiz'), level, subject, number: z.int().positive() }),
  z.object({ kind: z.literal('test'), level, number: z.int().positive() }),
  z.object({ kind: z.literal('lesson'), lesson: name }),
  z.object({ kind: z.literal('passage'), level, passage: name }),
  z.object({ kind: z.literal('words'), words: z.array(name).min(1).max(MOST_WORDS) }),
  z.object({ kind: z.literal('prompt'), prompt: name }),
  /** Stored questions by their ids, so that everybody gets the same ones and they never change. */
  z.object({ kind: z.literal('sheet'), level, subject, items: z.array(name).min(1).max(SHEET_QUESTIONS.most) }),
])
export type Work = z.infer<typeof WorkSchema>
