/**
 * What a whole test is made of, one step after the other: sections, the writing, and the breaks between, each with its time. The figures
 * are those of docs/exams.md 1.1, 1.6, 2.1, 2.2 and 2.6; every step carries the mark of its own time.
 */
import { blueprintOf, type Mark } from './blueprints'
import { examOf, type Level } from './levels'
import { SUBJECT_NAMES } from './names'

export const TEST_PLACES = ['paper', 'home', 'center'] as const
export type TestPlace = (typeof TEST_PLACES)[number]

/** The accommodations that change what a test is made of. */
export interface TimeConditions {
  /** 100, 150 or 200. */
  timePercent: number
  /** A break after each section that the standard test gives none. */
  extraBreaks: boolean
}

export interface TestStep {
  kind: 'section' | 'writing' | 'break'
  /** The blueprint's id of a section or the writing (VR, Q1, EX, ES, W); of breaks "B1", "B2" in their order. */
  id: string
  name: string
  /** What everybody gets; 0 for a break that only an accommodation gives. */
  baseSeconds: number
  /** What this student gets. */
  seconds: number
  /** Whether the room lets the student go on before the time is over. */
  canEndEarly: boolean
  /** How sure the own time is: official, third party, derived, general knowledge. */
  mark: Mark
}

interface At {
  level: Level
  place: TestPlace
  conditions: TimeConditions
}

/** A break of so many minutes, or the id of what is worked on. */
type Entry = { minutes: number; mark: Mark } | string

/** Tutors print ten minutes (T2), one page five to ten (T5). */
const ISEE_BREAK: Entry = { minutes: 10, mark: 'T' }
/** Ten in the handbook of accommodations (O9); older pages say five for the first (O7, O8). */
const SSAT_BREAK: Entry = { minutes: 10, mark: 'O' }

const ISEE_ORDER: Entry[] = ['VR', 'QR', ISEE_BREAK, 'RC', 'MA', ISEE_BREAK, 'ES']
const SSAT_ORDER: Entry[] = ['W', SSAT_BREAK, 'Q1', 'R', SSAT_BREAK, 'V', 'Q2', 'EX']
const ORDERS: Record<Level, Entry[]> = {
  'isee-lower': ISEE_ORDER,
  'isee-middle': ISEE_ORDER,
  'isee-upper': ISEE_ORDER,
  'ssat-elementary': ['Q', 'V', { minutes: 15, mark: 'O' }, 'R', 'W', 'EX'],
  'ssat-middle': SSAT_ORDER,
  'ssat-upper': SSAT_ORDER,
}

/** Minutes that the SSAT's handbook states for 1.5× at Middle and Upper, where the paper room rounds the writing up (O9). */
const HANDBOOK_MINUTES: Record<TestPlace, Record<string, number>> = {
  paper: { W: 40, Q1: 45, Q2: 45 },
  home: { W: 37.5, Q1: 45, Q2: 45 },
  center: { W: 37.5, Q1: 45, Q2: 45 },
}
/** The two breaks of the SSAT at a center with more time (O9). */
const CENTER_BREAK_MINUTES = 15
/** Between sections of the SSAT with more time on paper and at home: at least five (O9). The same as an extra break (G). */
const PAUSE_MINUTES = 5

/** The steps of a whole test at this place under these conditions, in their order. */
export function testSteps(level: Level, place: TestPlace, conditions: TimeConditions): TestStep[] {
  const at = { level, place, conditions }
  const entries = ORDERS[level].filter((entry) => entry !== 'EX' || hasExperimental(at))
  let breaks = 0
  const breakOf = (minutes: number, own: number, mark: Mark): TestStep => {
    breaks++
    return { kind: 'break', id: `B${breaks}`, name: 'Break', ...times(minutes, own), canEndEarly: place !== 'paper', mark }
  }
  return entries.flatMap((entry, index) => {
    if (typeof entry !== 'string') {
      const own = ownBreak(entry, at)
      return [breakOf(entry.minutes, own.minutes, own.mark)]
    }
    const pause = typeof entries[index + 1] === 'string' ? pauseMark(at) : null
    return [workStep(entry, at), ...(pause ? [breakOf(0, PAUSE_MINUTES, pause)] : [])]
  })
}

/** "Section 2 of 5: Quantitative Reasoning": its place among what is worked on; breaks are not counted. */
export function stepTitle(steps: readonly TestStep[], isIt: (step: TestStep) => boolean): string {
  const work = steps.filter(({ kind }) => kind !== 'break')
  const index = work.findIndex(isIt)
  return `Section ${index + 1} of ${work.length}: ${work[index]?.name ?? ''}`
}

/** On paper, who has more time skips the experimental section; on a computer it stays (O9, O9b). */
function hasExperimental({ place, conditions }: At): boolean {
  return place !== 'paper' || conditions.timePercent === 100
}

/** How sure the pause between two sections is; null for none. */
function pauseMark({ level, place, conditions }: At): Mark | null {
  if (examOf(level) === 'ssat' && conditions.timePercent > 100 && place !== 'center') return handbookMark(level)
  return conditions.extraBreaks ? 'G' : null
}

function ownBreak(entry: { minutes: number; mark: Mark }, { level, place, conditions }: At): { minutes: number; mark: Mark } {
  const isLonger = examOf(level) === 'ssat' && place === 'center' && conditions.timePercent > 100
  return isLonger ? { minutes: Math.max(CENTER_BREAK_MINUTES, entry.minutes), mark: handbookMark(level) } : entry
}

function workStep(id: string, { level, place, conditions: { timePercent } }: At): TestStep {
  const { name, minutes, mark, kind } = workOf(level, id)
  const stated = handbookMark(level) === 'O' && timePercent === 150 ? HANDBOOK_MINUTES[place][id] : undefined
  // In the paper room everybody waits out the time; on a computer one may go on (O9).
  const canEndEarly = place !== 'paper'
  if (stated !== undefined) return { kind, id, name, ...times(minutes, stated), canEndEarly, mark: 'O' }
  return { kind, id, name, ...times(minutes, (minutes * timePercent) / 100), canEndEarly, mark: timePercent === 100 ? mark : 'D' }
}

interface Work {
  kind: 'section' | 'writing'
  name: string
  minutes: number
  mark: Mark
}

/** The standard minutes: of the ISEE as tutors print them (T5, T2, T9), of the SSAT as its own pages do (O7, O8, O10). */
function workOf(level: Level, id: string): Work {
  const { exam, sections, writing, experimental } = blueprintOf(level)
  const mark: Mark = exam === 'isee' ? 'T' : 'O'
  if (id === writing.id) return { kind: 'writing', name: SUBJECT_NAMES[writing.subject], minutes: writing.minutes, mark }
  const part = id === experimental?.id ? experimental : sections.find((section) => section.id === id)
  if (!part) throw new RangeError(`no section ${id} at ${level}`)
  return { kind: 'section', name: part.name, minutes: part.minutes, mark }
}

const times = (base: number, own: number) => ({ baseSeconds: base * 60, seconds: own * 60 })

/** The handbook's pages on more time speak of Middle and Upper; that Elementary keeps the same rules is general knowledge. */
function handbookMark(level: Level): Mark {
  return level === 'ssat-middle' || level === 'ssat-upper' ? 'O' : 'G'
}
