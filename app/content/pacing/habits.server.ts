/** What is said of a drill of the pacing trainer: its habits with the drill for each, why none is named, and when to guess. */
import { z } from 'zod'
import { type Facts, HABITS, type Habit, isHabit, type Verdict } from '~/exam/pacing/habits'
import entries from './habits.json'

/** Where a wrong answer costs nothing, and where it costs a quarter of a point. */
const ByPenalty = z.strictObject({ free: z.string().min(20), costly: z.string().min(20) })

const ContentSchema = z.strictObject({
  guards: z.strictObject({ too_little: z.string(), clicked_through: z.string(), clock_fault: z.string(), none: z.string() }),
  guessing: ByPenalty,
  habits: z
    .array(
      z.strictObject({
        id: z.enum(HABITS),
        name: z.string().min(3),
        /** `blank` is said in place of `free` where questions stayed blank: that was no guess. */
        say: ByPenalty.extend({ blank: z.string().min(20).optional() }),
        drill: z.strictObject({ name: z.string().min(3), how: z.string().min(20), goal: z.string().min(20) }),
        /** When the drill for it reached its goal. */
        reached: z.string().min(20),
      }),
    )
    .length(HABITS.length),
})

const CONTENT = ContentSchema.parse(entries)

/** In the order of the file. */
export const HABIT_TEXTS = CONTENT.habits

export type HabitText = (typeof HABIT_TEXTS)[number]

export function habitText(habit: Habit): HabitText {
  const text = HABIT_TEXTS.find(({ id }) => id === habit)
  if (!text) throw new Error(`no text for ${habit}`)
  return text
}

/** The exam's rule for guessing, as advice. */
export function guessingRule(hasPenalty: boolean): string {
  return CONTENT.guessing[hasPenalty ? 'costly' : 'free']
}

/** What is said of a drill. Throws when a text names a number that its rule does not give. */
export function verdictText(verdict: Verdict, facts: Facts, hasPenalty: boolean): string {
  if (!isHabit(verdict)) return CONTENT.guards[verdict]
  const { free, costly, blank } = habitText(verdict).say
  const text = hasPenalty ? costly : facts.blank ? (blank ?? free) : free
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`${verdict} does not know ${name}`)
    return String(value)
  })
}
