/**
 * A misconception behind one wrong choice: suspected after a slip, told to nobody until two probes confirm it, ended by two clean probes a
 * week apart. A probe is an unaided answer to another question that offers the same wrong choice. Pure rules, without a clock.
 */
import type { Item } from '~/exam/core/item/item'
import { MATHEMATICS_STRANDS, type WrongAnswerType } from '~/exam/core/levels'
import { DAY_MS } from '~/utils/time/durations'

const INTERVENTION_STATES = ['identified', 'probing', 'confirmed', 'cleared', 'practicing', 'resolved'] as const
export type InterventionState = (typeof INTERVENTION_STATES)[number]

/** Probes that all show the same choice confirm it; another answer to one of them clears it. */
const PROBES = 2
/** Between two clean answers that end it. */
export const CLEAN_APART_MS = 7 * DAY_MS
/** Slips whose days are kept. */
const MOST_SLIPS = 20

export interface Suspicion {
  state: InterventionState
  /** When it was slipped into, in milliseconds, the oldest first: since it was last cleared or resolved. */
  slips: number[]
  /** Probes so far that showed it. */
  shown: number
  /** How often probes have cleared it: each time it takes one slip more to be probed again. */
  cleared: number
  /** The first clean probe since it was confirmed or shown again; null for none. */
  cleanAt: number | null
}

/** What an answer says of a misconception: the choice that it makes, the key, or another wrong choice. */
export type ProbeOutcome = 'shown' | 'right' | 'other'

const NONE: Suspicion = { state: 'identified', slips: [], shown: 0, cleared: 0, cleanAt: null }

/** The suspicion after a wrong choice that was made anywhere. A slip alone never confirms. */
export function afterSlip(before: Suspicion | null, at: number): Suspicion {
  const { state, slips, cleared } = before ?? NONE
  const isOver = state === 'cleared' || state === 'resolved'
  const known = [...(isOver ? [] : slips), at].slice(-MOST_SLIPS)
  if (!before) return { ...NONE, slips: known }
  if (isOver) return { ...NONE, slips: known, cleared: state === 'cleared' ? cleared : 0 }
  return { ...before, slips: known, cleanAt: null }
}

/** Whether a probe would tell something now. */
export function wantsProbe({ state, slips, cleared, cleanAt }: Suspicion, now: number): boolean {
  if (state === 'identified') return slips.length > cleared
  if (state === 'probing') return true
  return (state === 'confirmed' || state === 'practicing') && (cleanAt === null || now - cleanAt >= CLEAN_APART_MS)
}

/** The suspicion after a probe; the same where it tells nothing. */
export function afterProbe(before: Suspicion, outcome: ProbeOutcome, at: number): Suspicion {
  const { state, shown, cleared, cleanAt } = before
  switch (state) {
    case 'identified':
    case 'probing': {
      if (!wantsProbe(before, at)) return before
      if (outcome !== 'shown') return { ...before, state: 'cleared', shown: 0, cleared: cleared + 1 }
      return { ...before, state: shown + 1 >= PROBES ? 'confirmed' : 'probing', shown: shown + 1 }
    }
    case 'confirmed':
    case 'practicing':
      if (outcome !== 'right') return { ...before, cleanAt: null }
      if (cleanAt === null) return { ...before, state: 'practicing', cleanAt: at }
      return at - cleanAt >= CLEAN_APART_MS ? { ...before, state: 'resolved' } : before
    default:
      return before
  }
}

/** What a wrong idea is behind; a slip in computing and a careless one may happen to anybody and name no idea. */
const IDEAS: ReadonlySet<WrongAnswerType> = new Set([
  'concept_misunderstanding',
  'strategy_error',
  'misread_question',
  'pattern_recognition_failure',
  'logical_reasoning_error',
])

/** The sentences of the misconceptions that the question offers: of mathematics alone, whose families ask each again in other numbers. */
export function offeredMisconceptions({ strand, choices }: Item): string[] {
  if (!MATHEMATICS_STRANDS.some((one) => one === strand)) return []
  return choices.flatMap(({ misconception }) => (misconception && IDEAS.has(misconception.type) ? misconception.says : []))
}

/** The misconception that this choice makes a suspect; null for none. */
export function suspectOf(item: Item, choice: number | null): string | null {
  const says = item.choices[choice ?? -1]?.misconception?.says
  return says !== undefined && offeredMisconceptions(item).includes(says) ? says : null
}

/** What this choice says of the misconception with this sentence; null where the question does not offer it. */
export function probeOutcome({ choices, answer }: Item, choice: number, says: string): ProbeOutcome | null {
  const offered = choices.findIndex(({ misconception }) => misconception?.says === says)
  if (offered === -1) return null
  if (choice === offered) return 'shown'
  return choice === answer ? 'right' : 'other'
}
