/** Suspected misconceptions of students: kept among their analytics, moved by slips and probes, and told to nobody before they are confirmed. */
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Suspect } from '~/exam/mistakes/probe.server'
import { severityOf } from '~/exam/mistakes/severity'
import {
  afterProbe,
  afterSlip,
  type InterventionState,
  offeredMisconceptions,
  probeOutcome,
  type Suspicion,
  suspectOf,
  wantsProbe,
} from '~/exam/mistakes/suspicion'
import { DAY_MS } from '~/utils/time/durations'

/** As their rows hold them: the state of a suspicion has a column of its own. */
interface SuspicionData extends Suspect, Omit<Suspicion, 'state'> {
  skill: string
}

interface Row {
  id: string
  patternKey: string
  patternData: SuspicionData
  interventionStatus: InterventionState
  interventionNotes: string | null
}

/** More suspects than anybody has; the newest come first. */
const MOST_SUSPECTS = 20

/** What nothing was seen of for so long has ended: it would weigh nothing. */
export const OLD_DAYS = 90

const TYPE = 'misconception'
/** Where a pattern stands while it goes on. */
export const GOING_ON = ['identified', 'probing', 'confirmed', 'practicing'] as const

const keyOf = (item: Item, says: string) => `${sourceOf(item)}:${says}`

/** Makes suspects of the misconceptions behind wrong choices, wherever they were made. Three statements, however many there are. */
export async function recordSlips(
  transaction: Database,
  { studentId, wrong }: { studentId: string; wrong: readonly { item: Item; choice: number | null }[] },
  now: Date,
): Promise<void> {
  const suspects = new Map<string, SuspicionData>()
  for (const { item, choice } of wrong) {
    const says = suspectOf(item, choice)
    if (says) suspects.set(keyOf(item, says), newSuspect(item, says))
  }
  if (suspects.size === 0) return

  // In the order of their keys, so that two sections that end at once wait for each other.
  const keys = [...suspects.keys()].sort()
  await transaction.wrongAnswerAnalytics.createMany({
    data: keys.map((patternKey) => ({
      ...{ studentId, patternType: TYPE, patternKey, analysisDate: now },
      patternData: { ...suspects.get(patternKey) },
      interventionNotes: noteOf('identified', now),
    })),
    skipDuplicates: true,
  })
  const rows = await lockedRows(transaction, studentId, keys)
  const moved = rows.map((row) => movedRow(row, afterSlip(suspicionOf(row), now.getTime()), now))
  await writeRows(transaction, moved, now)
}

/** Takes an unaided answer for a probe of every suspect that its question offers. */
export async function recordProbe(
  transaction: Database,
  { studentId, item, choice }: { studentId: string; item: Item; choice: number },
  now: Date,
): Promise<void> {
  const offered = offeredMisconceptions(item)
  if (offered.length === 0) return
  const rows = await lockedRows(transaction, studentId, offered.map((says) => keyOf(item, says)).sort())
  const moved = rows.flatMap((row) => {
    const before = suspicionOf(row)
    const outcome = probeOutcome(item, choice, row.patternData.says)
    const after = outcome ? afterProbe(before, outcome, now.getTime()) : before
    return after === before ? [] : movedRow(row, after, now)
  })
  await writeRows(transaction, moved, now)
}

/** Clears what neither slip nor probe has shown in 90 days, confirmed or not; the next slip makes a suspect of it again. */
export function clearOldSuspects(studentId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - OLD_DAYS * DAY_MS)
  return db.$executeRaw`
    UPDATE wrong_answer_analytics SET "interventionStatus" = 'cleared', "analysisDate" = ${now}::timestamp,
      "interventionNotes" = concat_ws(E'\\n', "interventionNotes", ${noteOf('cleared', now)}::text)
    WHERE "studentId" = ${studentId} AND "patternType" = ${TYPE} AND "interventionStatus" = ANY(${[...GOING_ON]})
      AND "analysisDate" < ${since}::timestamp`
}

/** The student's suspects of a level that a probe would tell something of now, what was seen last first. */
export async function suspectsToProbe({ studentId, level }: { studentId: string; level: Item['level'] }, now: Date) {
  const rows = await db.wrongAnswerAnalytics.findMany({
    where: { studentId, patternType: TYPE, interventionStatus: { in: [...GOING_ON] } },
    orderBy: { analysisDate: 'desc' },
    take: MOST_SUSPECTS,
    select: { patternData: true, interventionStatus: true },
  })
  // Written by this file alone, so its shape is known.
  const suspects = rows as unknown as Pick<Row, 'patternData' | 'interventionStatus'>[]
  return suspects
    .filter(({ patternData, ...row }) => patternData.level === level && wantsProbe(suspicionOf({ patternData, ...row }), now.getTime()))
    .map(({ patternData }) => patternData)
}

function newSuspect({ id: questionId, level, subject, difficulty, skill }: Item, says: string): SuspicionData {
  return { questionId, level, subject, difficulty, skill, says, slips: [], shown: 0, cleared: 0, cleanAt: null }
}

function suspicionOf({ patternData, interventionStatus }: Pick<Row, 'patternData' | 'interventionStatus'>): Suspicion {
  const { slips, shown, cleared, cleanAt } = patternData
  return { state: interventionStatus, slips, shown, cleared, cleanAt }
}

function movedRow(row: Row, { state, ...rest }: Suspicion, now: Date): Row & { severity: string } {
  const isNewState = state !== row.interventionStatus
  return {
    ...row,
    patternData: { ...row.patternData, ...rest },
    severity: severityOf(rest.slips, now.getTime()),
    interventionStatus: state,
    interventionNotes: isNewState ? [row.interventionNotes, noteOf(state, now)].filter(Boolean).join('\n') : row.interventionNotes,
  }
}

/** One dated step: "2026-11-23 probing". */
export function noteOf(state: InterventionState, now: Date): string {
  return `${now.toISOString().slice(0, 10)} ${state}`
}

function lockedRows(transaction: Database, studentId: string, keys: readonly string[]): Promise<Row[]> {
  return transaction.$queryRaw<Row[]>`
    SELECT id, "patternKey", "patternData", "interventionStatus", "interventionNotes" FROM wrong_answer_analytics
    WHERE "studentId" = ${studentId} AND "patternType" = ${TYPE} AND "patternKey" = ANY(${keys}) ORDER BY "patternKey" FOR UPDATE`
}

async function writeRows(transaction: Database, rows: readonly (Row & { severity: string })[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await transaction.$executeRaw`
    UPDATE wrong_answer_analytics a SET "patternData" = r."patternData", severity = r.severity, "analysisDate" = ${now}::timestamp,
      "interventionStatus" = r."interventionStatus", "interventionNotes" = r."interventionNotes"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(id text, "patternData" jsonb, severity text, "interventionStatus" text, "interventionNotes" text)
    WHERE a.id = r.id`
}
