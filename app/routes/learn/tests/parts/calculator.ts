/** What a four-function calculator knows, from key to key: four operations, percent, square root and sign (docs/exams.md 2.6). */
import { z } from 'zod'

export const KEYS = [
  ['C', '±', '√', '÷'],
  ['7', '8', '9', '×'],
  ['4', '5', '6', '−'],
  ['1', '2', '3', '+'],
  ['0', '.', '%', '='],
] as const
export type Key = (typeof KEYS)[number][number]

/** Eight digits, as such calculators show. */
const DIGITS = 8

const StateSchema = z.object({
  shown: z.string().regex(/^(-?\d{0,8}\.?\d{0,8}|Error)$/),
  /** What waits for its second number. */
  held: z.number().nullable(),
  operation: z.enum(['+', '−', '×', '÷']).nullable(),
  /** The next digit begins a new number. */
  isFresh: z.boolean(),
})
export type State = z.infer<typeof StateSchema>

const START: State = { shown: '0', held: null, operation: null, isFresh: true }

/** The state in an address; a cleared calculator for anything else. */
export function readDisplay(text: string): State {
  try {
    return StateSchema.parse(JSON.parse(text))
  } catch {
    return START
  }
}

/** The state after a key. */
export function pressed(state: State, key: Key): State {
  if (key === 'C') return START
  if (state.shown === 'Error') return state
  if (/^[\d.]$/.test(key)) return typed(state, key)
  const value = Number(state.shown)
  switch (key) {
    case '±':
      return shown(state, -value)
    case '√':
      return { ...shown(state, Math.sqrt(value)), isFresh: true }
    case '%':
      return { ...shown(state, value / 100), isFresh: true }
    case '=':
      return { ...shown(state, resultOf(state)), held: null, operation: null, isFresh: true }
    case '+':
    case '−':
    case '×':
    case '÷': {
      const next = state.isFresh ? state : shown(state, resultOf(state))
      return { ...next, held: Number(next.shown), operation: key, isFresh: true }
    }
    default:
      return state
  }
}

function typed(state: State, key: string): State {
  const before = state.isFresh ? '0' : state.shown
  if (key === '.' && before.includes('.')) return state
  if (before.replace(/\D/g, '').length >= DIGITS) return state
  const text = before === '0' && key !== '.' ? key : before + key
  return { ...state, shown: text, isFresh: false }
}

function resultOf({ shown: text, held, operation }: State): number {
  const value = Number(text)
  if (held === null || operation === null) return value
  return { '+': held + value, '−': held - value, '×': held * value, '÷': held / value }[operation]
}

function shown(state: State, value: number): State {
  const whole = Math.trunc(Math.abs(value)).toString().length
  if (!Number.isFinite(value) || whole > DIGITS) return { ...START, shown: 'Error' }
  return { ...state, shown: printed(value.toFixed(DIGITS - whole)) }
}

/** Without zeros at its end; never "1e-7", which no display of eight digits shows. */
function printed(fixed: string): string {
  if (Number(fixed) === 0) return '0'
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed
}
