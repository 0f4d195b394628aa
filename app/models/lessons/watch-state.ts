/** How far somebody is in a lesson, as the row of a completion keeps it, and what follows from it. Pure. */
import { z } from 'zod'
import type { Lesson } from '~/content/lessons/lesson'
import { lessonSeconds } from '~/content/lessons/lessons.server'

const AnswerSchema = z.object({
  /** The stored item that was asked. */
  item: z.string(),
  choice: z.number().int(),
  isRight: z.boolean(),
})

/** The column `sessionData`. */
const StateSchema = z.object({
  /** Where it was stopped: the scene, from 1, and the second in it. */
  scene: z.number().int().default(1),
  second: z.number().default(0),
  /** The scenes that were seen to their end. */
  seen: z.array(z.number().int()).default([]),
  /** How often it was taken up again. */
  resumed: z.number().int().default(0),
  /** When watching was last written, in milliseconds: nobody has watched for longer than since then. */
  writtenAt: z.number().default(0),
  /** By the number of the question. */
  answers: z.record(z.string(), AnswerSchema).default({}),
})
export type WatchState = z.output<typeof StateSchema>

export function readState(stored: unknown): WatchState {
  return StateSchema.parse(stored)
}

/** The share of the lesson's time that was seen, in whole per cent. */
export function percentSeen({ scenes }: Lesson, { seen }: Pick<WatchState, 'seen'>): number {
  const seconds = scenes.reduce((sum, scene, index) => sum + (seen.includes(index + 1) ? scene.seconds : 0), 0)
  return Math.floor((100 * seconds) / lessonSeconds({ scenes }))
}

/** Finished is who has seen every scene and answered each question, in whatever order. */
export function isFinished({ scenes, check }: Lesson, { seen, answers }: Pick<WatchState, 'seen' | 'answers'>): boolean {
  return scenes.every((_, index) => seen.includes(index + 1)) && check.every((_, index) => String(index + 1) in answers)
}
