/** How a whole test is sat: what was chosen on its cover, and its steps with their times. Stored with the sitting, and held to its end. */
import { z } from 'zod'
import type { TestStep } from '~/exam/core/test-steps'

/** When the room tells that time runs out: a rehearsal as the real room does, practice as chosen. */
const WARNINGS = ['none', 'five', 'five_and_one', 'room'] as const
export type Warnings = (typeof WARNINGS)[number]

const StepSchema: z.ZodType<TestStep> = z.object({
  kind: z.enum(['section', 'writing', 'break']),
  id: z.string(),
  name: z.string(),
  baseSeconds: z.number(),
  seconds: z.number(),
  canEndEarly: z.boolean(),
  mark: z.enum(['O', 'T', 'D', 'G']),
})

/** What changes the page and not the time. */
const ToolsSchema = z.object({
  largePrint: z.boolean(),
  calculator: z.boolean(),
  readAloud: z.boolean(),
  lineReader: z.boolean(),
})
export type Tools = z.infer<typeof ToolsSchema>

const ConditionsSchema = z.object({
  timePercent: z.number(),
  extraBreaks: z.boolean(),
  isUntimed: z.boolean(),
  warnings: z.enum(WARNINGS),
  tools: ToolsSchema,
  steps: z.array(StepSchema),
})
export type Conditions = z.infer<typeof ConditionsSchema>

/** The stored conditions of a whole test. Throws for anything else: no other sitting has them. */
export function readConditions(stored: unknown): Conditions {
  return ConditionsSchema.parse(stored)
}

const PlanSchema = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      itemIds: z.array(z.string()),
      /** Places, from 0, of the questions that do not count. */
      unscored: z.array(z.number()),
    }),
  ),
  promptIds: z.array(z.string()),
})
export type TestPlan = z.infer<typeof PlanSchema>

/** The stored questions and prompts of a whole test. */
export function readPlan(stored: unknown): TestPlan {
  return PlanSchema.parse(stored)
}
