/** Starting a timed section or writing: one at a time, unless the student was asked and wants both. */
import { type Database, db } from '~/db.server'
import { allowanceOf } from './allowance.server'
import { LimitReached, type OnceOnly, type Started, startOnce } from './start-once.server'

export type TimedStart = Started | { outcome: 'another-open' }

interface Timed extends OnceOnly {
  /** The key under which this one may be open once; what is open under it is no other. */
  openKey: string
  /** The student has seen that another is open, and starts this one too. */
  isBesideOthers?: boolean
}

/** As `startOnce`; `another-open` when another timed section or writing is open, running or paused, and nobody asked for both. */
export async function startTimed({ openKey, isBesideOthers = false, ...start }: Timed, now: Date): Promise<TimedStart> {
  const userId = start.member.id
  async function prepare() {
    const write = await start.prepare()
    return async (transaction: Database) => {
      // Two tabs at once: the second waits here until the first is written, and then finds it.
      await lockStudent(transaction, userId, now)
      // Asked before anything is written, because the others wait; and nobody is asked about what cannot be started.
      if ((await allowanceOf(start.member, start.feature, now, transaction)).isUsedUp) throw new LimitReached()
      if (!isBesideOthers && (await isAnotherOpen(transaction, { userId, openKey }, now))) throw new AnotherOpen()
      return write(transaction)
    }
  }
  try {
    return await startOnce({ ...start, prepare }, now)
  } catch (error) {
    if (error instanceof AnotherOpen) return { outcome: 'another-open' }
    throw error
  }
}

/** Takes the row for which every start of timed work waits, and with it whatever must not come beside one. */
export async function lockStudent(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.studentProfile.updateMany({ where: { userId }, data: { updatedAt: now } })
}

/** Takes back what the transaction wrote. */
class AnotherOpen extends Error {}

/** Whether a timed section, test or writing of the student is open, running or paused: then nobody helps. */
export function hasTimedWork(userId: string, now: Date, database: Database = db): Promise<boolean> {
  return isAnotherOpen(database, { userId, openKey: '' }, now)
}

async function isAnotherOpen(transaction: Database, { userId, openKey }: { userId: string; openKey: string }, now: Date) {
  const another = { OR: [{ openKey: null }, { openKey: { not: openKey } }] }
  const section = await transaction.sittingSection.findFirst({
    where: {
      endedAt: null,
      secondsAllowed: { not: null },
      OR: [{ deadline: null }, { deadline: { gt: now } }],
      sitting: { userId, status: 'open', ...another },
    },
    select: { id: true },
  })
  if (section) return true

  // In a break no section is open, and the test goes on all the same.
  const rehearsal = await transaction.practiceSitting.findFirst({
    where: { userId, kind: 'practice_test', status: 'open', mode: 'rehearsal', ...another },
    select: { id: true },
  })
  if (rehearsal) return true

  const essay = await transaction.essay.findFirst({
    where: { studentId: userId, submittedAt: null, deadline: { gt: now }, ...another },
    select: { id: true },
  })
  return essay !== null
}
