/** What is said of a drill of the pacing trainer: its habits with the drill for each, why none is named, and when to guess. */
import { z } from 'zod'
import { type Facts, goalFacts, HABITS, type Habit, isHabit, type Verdict } from '~/exam/pacing/habits'
import { durationText } from '~/utils/time/time-text'
import entries from './habits.json'

/** Where a wrong answer costs nothing, and where it costs a quarter of a point. */
const ByPenalty = z.strictObject({ free: z.string().min(20), costly: z.string().min(20) })

/** Why no habit is named, under its heading. */
const Guard = z.strictObject({ name: z.string().min(3), say: z.string().min(20) })

const ContentSchema = z.strictObject({
  guards: z.strictObject({
    too_little: Guard,
    /** The time was over before there was enough to tell: one question had nearly all of it, or none had. */
    one_took_all: Guard,
    out_of_time: Guard,
    clicked_through: Guard,
    clock_fault: Guard,
    none: Guard,
  }),
  guessing: ByPenalty,
  habits: z
    .array(
      z.strictObject({
        id: z.enum(HABITS),
        name: z.string().min(3),
        /** `blank` is said in place of `free` where questions stayed blank: that was no guess. */
        say: ByPenalty.extend({ blank: z.string().min(20).optional() }),
        /** `aim` says the goal where no section has been chosen yet, and `goal` in seconds. */
        drill: z.strictObject({ name: z.string().min(3), how: z.string().min(20), aim: z.string().min(20), goal: z.string().min(20) }),
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

/** The goal of the drill for a habit, in the seconds of its section. Both are of one question; `target` is without reading. */
export function goalText(habit: Habit, pace: { target: number; pace: number }): string {
  const { left, ...facts } = goalFacts(pace)
  const goal = filled(habitText(habit).drill.goal, { ...facts, left: durationText(left) })
  const isReading = pace.target < pace.pace
  return isReading ? `${goal} ${READING_APART}` : goal
}

const READING_APART = 'Seconds for a question are counted without the reading of its passage.'

/** The heading over what is said of a drill. */
export function verdictName(verdict: Verdict, facts: Facts): string {
  return isHabit(verdict) ? habitText(verdict).name : guardFor(verdict, facts).name
}

/** What is said of a drill. Throws when a text names a number that its rule does not give. */
export function verdictText(verdict: Verdict, facts: Facts, hasPenalty: boolean): string {
  if (!isHabit(verdict)) return filled(guardFor(verdict, facts).say, facts)
  const { free, costly, blank } = habitText(verdict).say
  const text = hasPenalty ? costly : facts.blank ? (blank ?? free) : free
  return filled(text, facts)
}

function guardFor(verdict: Exclude<Verdict, Habit>, { stuck, blank }: Facts) {
  if (verdict !== 'too_little' || blank === undefined) return CONTENT.guards[verdict]
  return CONTENT.guards[stuck === undefined ? 'out_of_time' : 'one_took_all']
}

function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`“${text}” does not know ${name}`)
    return String(value)
  })
}
