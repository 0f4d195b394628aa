/** The report of a whole test that has ended, for its owner alone. Nothing of it is read before the test is over. */
import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import { db } from '~/db.server'
import { examLevel } from '~/models/bank/stored-level'
import { readConditions } from '~/models/sittings/whole/conditions'
import { answeredSections } from './answers.server'
import { STORED_SCORE, storedScores } from './estimates.server'

const TEST = { level: true, number: true, mode: true, place: true, conditions: true, status: true, startedAt: true, endedAt: true } as const

interface Address {
  userId: string
  sittingId: string
}

/** The owner's test with its scores, answers and writing; null for anyone else's or what is no whole test, `open` before its end. */
export async function testReport({ userId, sittingId }: Address) {
  const test = await db.practiceSitting.findFirst({
    where: { id: sittingId, userId, kind: 'practice_test' },
    relationLoadStrategy: 'join',
    select: {
      ...TEST,
      estimates: { select: STORED_SCORE },
      essay: { select: { id: true, subject: true, promptId: true, body: true, wordCount: true } },
    },
  })
  if (!test) return null
  if (test.status !== 'ended') return 'open' as const
  const level = examLevel(test.level)
  return {
    ...headOf(test),
    level,
    conditions: readConditions(test.conditions),
    scores: storedScores(level, test.estimates),
    sections: await answeredSections(db, { userId, sittingId }),
    essay: test.essay && { ...test.essay, prompt: promptOf(test.essay.promptId) },
  }
}

/** One section of the owner's ended test with every answer; null where there is none, `open` before the end of the whole test. */
export async function testSection({ userId, sittingId, part }: Address & { part: string }) {
  const test = await db.practiceSitting.findFirst({ where: { id: sittingId, userId, kind: 'practice_test' }, select: TEST })
  if (!test) return null
  if (test.status !== 'ended') return 'open' as const
  const [section] = await answeredSections(db, { userId, sittingId, only: part })
  return section ? { ...headOf(test), level: examLevel(test.level), section } : null
}

export interface TestHead {
  number: number
  mode: 'rehearsal' | 'practice'
  place: 'paper' | 'home' | 'center'
  endedAt: Date
}

interface StoredHead {
  number: number
  mode: TestHead['mode'] | null
  place: TestHead['place'] | null
  startedAt: Date
  endedAt: Date | null
}

/** A whole test always has a mode and a place: the database checks it. */
export function headOf({ number, mode, place, startedAt, endedAt }: StoredHead): TestHead {
  return { number, mode: mode ?? 'practice', place: place ?? 'home', endedAt: endedAt ?? startedAt }
}

function promptOf(id: string): Prompt | null {
  return PROMPTS.find((prompt) => prompt.id === id) ?? null
}
