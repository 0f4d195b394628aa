/** The steps of a whole test as its cover prints them: what each asks, base and own time, and when it would be over. */
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level } from '~/exam/core/levels'
import type { TestStep } from '~/exam/core/test-steps'
import { counted } from '~/exam/families/kit/wording'
import type { TestChoice } from '~/models/tests/start.server'
import { conditionsOf } from '~/models/tests/start.server'
import { MINUTE_MS } from '~/utils/time/durations'
import { shortTime } from '~/utils/time/time-text'

export interface StructureLine {
  id: string
  name: string
  holds: string
  base: string
  own: string
}

export function structureOf(level: Level, choice: TestChoice, { now, timeZone }: { now: Date; timeZone: string }) {
  const { steps: all, isUntimed } = conditionsOf(level, choice)
  // In practice the student says when to go on, and no break runs.
  const steps = choice.mode === 'practice' ? all.filter(({ kind }) => kind !== 'break') : all
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0)
  const baseSeconds = steps.reduce((sum, step) => sum + step.baseSeconds, 0)
  return {
    lines: steps.map((step) => ({
      id: step.id,
      name: step.name,
      holds: holdsOf(level, step),
      base: minutes(step.baseSeconds),
      own: isUntimed && step.kind !== 'break' ? 'no clock' : minutes(step.seconds),
    })),
    isOwn: isUntimed || steps.some((step) => step.seconds !== step.baseSeconds),
    total: isUntimed ? null : hoursText(seconds),
    until: shortTime(new Date(now.getTime() + seconds * 1000), timeZone),
    base: hoursText(baseSeconds),
  }
}

function holdsOf(level: Level, { kind, id }: TestStep): string {
  if (kind === 'break') return 'rest'
  const { sections, writing, experimental } = blueprintOf(level)
  if (kind === 'writing') return writing.prompts === 2 ? 'one of two prompts' : 'one prompt'
  const questions = sections.find((section) => section.id === id)?.questions ?? sum(experimental?.parts ?? [])
  return counted(questions, 'question')
}

const sum = (parts: readonly { questions: number }[]) => parts.reduce((all, { questions }) => all + questions, 0)

/** "52 min 30 s"; "none" where the standard test gives no such break. */
function minutes(seconds: number): string {
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [whole && `${whole} min`, rest && `${rest} s`].filter(Boolean).join(' ') || 'none'
}

/** "2 h 40 min", in whole minutes. */
export function hoursText(seconds: number): string {
  const all = Math.round((seconds * 1000) / MINUTE_MS)
  const [hours, rest] = [Math.floor(all / 60), all % 60]
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ') || '0 min'
}
