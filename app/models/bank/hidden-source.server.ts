/**
 * Hidden sources: what admins took out of new questions, with reason, name and date. Sittings that have begun keep their items, because
 * those are frozen. Every change is written to the audit log.
 */
import { db } from '~/db.server'
import { findSource } from '~/exam/bank/sources.server'
import { assembleQuiz, offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { formSchema } from '~/forms/schema.server'
import { namesOf } from '~/models/admins/admin-names.server'
import { logAction } from '~/models/audit-log.server'
import { HIDDEN_SOURCE_FIELDS } from './hidden-source-fields'

/** Other instances see a change after this time at the latest (milliseconds). */
const FRESH_FOR = 30_000

export const HiddenSourceSchema = formSchema(HIDDEN_SOURCE_FIELDS, { isStrict: true })

interface Change {
  actorId: string
  name: string
  reason: string
}

export type HideOutcome = 'hidden' | 'already' | 'unknown' | 'bank too small'

let known: { names: ReadonlySet<string>; at: number } | null = null

/** The names of all hidden sources, at most 30 seconds old; changes of this process show at once. */
export async function hiddenNames(now = Date.now()): Promise<ReadonlySet<string>> {
  if (known && now - known.at < FRESH_FOR) return known.names
  const rows = await db.hiddenSource.findMany({ select: { name: true } })
  known = { names: new Set(rows.map(({ name }) => name)), at: now }
  return known.names
}

/** Takes a source out of new questions. Refused when the quizzes of a section where it stands could not be filled without it. */
export async function hideSource({ actorId, name, reason }: Change): Promise<HideOutcome> {
  const source = findSource(name)
  if (!source) return 'unknown'

  const outcome = await db.$transaction(async (transaction): Promise<HideOutcome> => {
    const rows = await transaction.hiddenSource.findMany({ select: { name: true } })
    const names = new Set(rows.map((row) => row.name))
    if (names.has(name)) return 'already'
    if (!source.places.every((place) => fillsQuizzes(place, names.add(name)))) return 'bank too small'

    const { count } = await transaction.hiddenSource.createMany({ data: [{ name, reason, hiddenBy: actorId }], skipDuplicates: true })
    if (count === 0) return 'already'
    const after = { hidden: true, reason }
    await logAction(transaction, { actorId, action: 'hide source', target: name, before: { hidden: false }, after })
    return 'hidden'
  })
  known = null
  return outcome
}

/** Puts a source back. False when it was not hidden. */
export async function restoreSource({ actorId, name, reason }: Change): Promise<boolean> {
  const isRestored = await db.$transaction(async (transaction) => {
    const row = await transaction.hiddenSource.findUnique({ where: { name } })
    const { count } = await transaction.hiddenSource.deleteMany({ where: { name } })
    if (!row || count === 0) return false
    const before = { hidden: true, reason: row.reason, hiddenBy: row.hiddenBy, hiddenAt: row.hiddenAt.toISOString() }
    const after = { hidden: false, reason }
    await logAction(transaction, { actorId, action: 'restore source', target: name, before, after })
    return true
  })
  known = null
  return isRestored
}

/** Whether a source is hidden: why, since when and by whom; null when it is not. */
export async function findHidden(name: string) {
  const row = await db.hiddenSource.findUnique({ where: { name } })
  if (!row) return null
  const names = await namesOf([row.hiddenBy])
  return { ...row, hiddenBy: names.get(row.hiddenBy) ?? row.hiddenBy }
}

/** All hidden sources, the newest first. The bank bounds their number. */
export async function listHidden() {
  const rows = await db.hiddenSource.findMany({ orderBy: { hiddenAt: 'desc' } })
  const names = await namesOf(rows.map(({ hiddenBy }) => hiddenBy))
  return rows.map((row) => ({
    ...row,
    title: findSource(row.name)?.title ?? 'No longer in the bank',
    hiddenBy: names.get(row.hiddenBy) ?? row.hiddenBy,
  }))
}

type Place = NonNullable<ReturnType<typeof findSource>>['places'][number]

function fillsQuizzes({ level, subject }: Place, hidden: ReadonlySet<string>): boolean {
  if (!offersQuiz(level, subject)) return true
  try {
    for (let number = 1; number <= QUIZ_NUMBERS; number++) assembleQuiz(level, subject, number, hidden)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
