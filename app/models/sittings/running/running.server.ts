/** Everything a student has begun and not ended: quizzes, practice, twins and timed writings of every level, each with its clock. */
import { db } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import { passageAbout } from '~/exam/reading/library.server'
import type { SittingKind, TestMode } from '~/generated/prisma/enums'
import { examLevel } from '~/models/bank/stored-level'
import { type Clock, clockOf } from '../clock'

/** More than anyone keeps open. */
const MOST = 50

export interface RunningWork {
  kind: SittingKind | 'writing'
  id: string
  level: Level
  /** Null for practice that mixes subjects. */
  subject: Subject | null
  number: number
  /** Of the passage that is read. */
  title?: string
  startedAt: Date
  state: Clock['state']
  secondsLeft: number | null
  /** The first question without an answer; null when all have one. */
  firstOpen: number | null
}

/** The student's open work, the most urgent first. Two queries, side by side. */
export async function runningWork(userId: string, now = new Date()): Promise<RunningWork[]> {
  const [sittings, writings] = await Promise.all([openSittings(userId, now), openWritings(userId, now)])
  return [...sittings, ...writings].toSorted(mostUrgentFirst)
}

/**
 * What the clock takes soonest comes first, of the same second what was started first; then what is paused, then what has no clock, the
 * newest of each before the others.
 */
export function mostUrgentFirst(a: RunningWork, b: RunningWork): number {
  const left = (work: RunningWork) => (work.state === 'running' ? (work.secondsLeft ?? 0) : 0)
  const newestFirst = b.startedAt.getTime() - a.startedAt.getTime()
  return URGENCY[a.state] - URGENCY[b.state] || left(a) - left(b) || (a.state === 'running' ? -newestFirst : newestFirst)
}

const URGENCY: Record<Clock['state'], number> = { running: 0, over: 1, paused: 2, untimed: 3 }

/** Whether this is timed and still open, so that a second timed section asks first. */
export function holdsTheClock({ state }: RunningWork): boolean {
  return state === 'running' || state === 'paused'
}

async function openSittings(userId: string, now: Date): Promise<RunningWork[]> {
  const sittings = await db.practiceSitting.findMany({
    where: { userId, status: 'open' },
    orderBy: { startedAt: 'desc' },
    take: MOST,
    relationLoadStrategy: 'join',
    select: {
      id: true,
      kind: true,
      level: true,
      subject: true,
      number: true,
      startedAt: true,
      mode: true,
      reading: { select: { passageId: true } },
      essay: { select: { startedAt: true, deadline: true, submittedAt: true } },
      // The one that is open, where a whole test has several.
      sections: {
        orderBy: [{ endedAt: { sort: 'asc', nulls: 'first' } }, { position: 'desc' }],
        take: 1,
        select: {
          endedAt: true,
          secondsAllowed: true,
          deadline: true,
          secondsLeft: true,
          millisecondsLeft: true,
          responses: { where: { choice: null }, orderBy: { position: 'asc' }, take: 1, select: { position: true } },
        },
      },
    },
  })
  return sittings.flatMap(({ sections: [section], essay, reading, level, mode, ...sitting }) => {
    if (mode) {
      const writing = essay && !essay.submittedAt ? clockOfWriting(essay) : null
      return testWork({ ...sitting, level: examLevel(level), mode, step: section && !section.endedAt ? section : writing }, now)
    }
    if (!section) return []
    const { responses, endedAt: _, ...clock } = section
    // A date inside a joined relation arrives as text.
    const deadline = clock.deadline && new Date(clock.deadline)
    return sittingWork(
      { ...sitting, ...titled(reading?.passageId), ...clock, deadline, level: examLevel(level), firstOpen: responses[0]?.position ?? null },
      now,
    )
  })
}

/** The title of the passage that a sitting is about. */
export function titled(passageId: string | null | undefined): { title?: string } {
  return passageId ? { title: passageAbout(passageId).title } : {}
}

type OpenSitting = Omit<RunningWork, 'state' | 'secondsLeft'> & Parameters<typeof clockOf>[0]

/** An open sitting with the clock of its section. */
export function sittingWork({ secondsAllowed, deadline, secondsLeft, millisecondsLeft, ...sitting }: OpenSitting, now: Date): RunningWork {
  const clock = clockOf({ secondsAllowed, deadline, secondsLeft, millisecondsLeft }, now)
  return { ...sitting, state: clock.state, secondsLeft: clock.secondsLeft }
}

type OpenTest = Omit<RunningWork, 'state' | 'secondsLeft' | 'firstOpen'> & {
  mode: TestMode
  /** The clock of the open section, or of the writing. Null in a break, and in practice between two sections. */
  step: {
    secondsAllowed: number | null
    deadline: Date | string | null
    secondsLeft: number | null
    millisecondsLeft: number | null
  } | null
}

/** The clock of a test's writing as a section has it: it stores its two ends alone, and is never paused. */
export function clockOfWriting({ startedAt, deadline }: { startedAt: Date | string; deadline: Date | string | null }) {
  const seconds = deadline === null ? null : (new Date(deadline).getTime() - new Date(startedAt).getTime()) / 1000
  return { secondsAllowed: seconds, deadline, secondsLeft: null, millisecondsLeft: null }
}

/** A whole test under way. The clock of a rehearsal always runs, whatever is being done. */
export function testWork({ mode, step, ...test }: OpenTest, now: Date): RunningWork {
  const clock = step && clockOf({ ...step, deadline: step.deadline === null ? null : new Date(step.deadline) }, now)
  const state = mode === 'rehearsal' ? 'running' : (clock?.state ?? 'untimed')
  return { ...test, state, secondsLeft: clock?.secondsLeft ?? null, firstOpen: null }
}

async function openWritings(userId: string, now: Date): Promise<RunningWork[]> {
  const essays = await db.essay.findMany({
    where: { studentId: userId, number: { not: null }, submittedAt: null, deadline: { gt: now } },
    orderBy: { startedAt: 'desc' },
    take: MOST,
    select: { id: true, level: true, subject: true, number: true, startedAt: true, deadline: true },
  })
  return essays.map(({ level, number, ...essay }) => writingWork({ ...essay, level: examLevel(level), number: number ?? 0 }, now))
}

type OpenWriting = Pick<RunningWork, 'id' | 'level' | 'subject' | 'number' | 'startedAt'> & { deadline: Date | null }

/** A timed writing whose time still runs. */
export function writingWork({ deadline, ...essay }: OpenWriting, now: Date): RunningWork {
  const secondsLeft = deadline && Math.ceil((deadline.getTime() - now.getTime()) / 1000)
  return { ...essay, kind: 'writing', state: 'running', secondsLeft, firstOpen: null }
}
