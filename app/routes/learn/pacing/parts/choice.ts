/** What the student chose to drill, as an address proposes it and the form sends it. */
import type { Level } from '~/exam/core/levels'
import { HABITS, type Habit } from '~/exam/pacing/habits'
import { drillSection, drillSections } from '~/exam/pacing/sections'

export interface DrillChoice {
  section: string
  exercise: Habit | null
  hasBeat: boolean
}

/** As the page first shows it: what is no choice is the usual. */
export function proposedChoice(search: URLSearchParams, level: Level): DrillChoice {
  const section = drillSection(level, search.get('section') ?? '') ?? drillSections(level)[0]
  return { section: section?.id ?? '', exercise: habitCalled(search.get('for')), hasBeat: search.get('beat') !== 'off' }
}

/** As the form sends it; null where its section or its habit is no choice. */
export function sentChoice(form: FormData, level: Level): DrillChoice | null {
  const section = drillSection(level, String(form.get('section') ?? ''))
  const wanted = form.get('exercise')
  const exercise = habitCalled(wanted)
  if (!section || (wanted && !exercise)) return null
  return { section: section.id, exercise, hasBeat: form.get('beat') === 'seen' }
}

function habitCalled(name: unknown): Habit | null {
  return HABITS.find((habit) => habit === name) ?? null
}
