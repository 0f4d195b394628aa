/** A boot camp brought up to date: work that nobody has looked at since is written down before its schedule is read, and so is its end. */
import { db } from '~/db.server'
import { dayOfDate } from '~/exam/plan/days'
import { examLevel } from '~/models/bank/stored-level'
import { type Camp, type CampStudent, findCamp } from './camp.server'
import { findDay } from './day.server'

/**
 * The student's boot camp that goes on, or else the last one, or the one with this id, with all its work written down; null when there is
 * none. One query, and three more for each day that was begun and not finished.
 */
export async function currentCamp(student: CampStudent, now = new Date(), id?: string): Promise<Camp | null> {
  const found = await findCamp(student, now, id)
  if (!found?.hasKey) return found

  let isNewer = false
  for (const [day, { completedAt, sessionsDone }] of found.begun) {
    if (completedAt) continue
    const state = await findDay({ userId: student.id, camp: found, day }, now)
    isNewer ||= state !== null && state.done.length !== sessionsDone.length
  }
  const camp = isNewer ? ((await findCamp(student, now, found.id)) ?? found) : found
  return camp.hasKey && camp.schedule.state === 'finished' ? keepEnd(camp) : camp
}

/** The end of a boot camp that is finished: with its last day, and its calendar's address is taken back. */
async function keepEnd(camp: Camp): Promise<Camp> {
  const { id, plannedDays } = camp
  const completedAt = lastDone(camp)
  const ended = { completedAt, plannedDays, openKey: null, feedNonce: null, feedHash: null }
  await db.bootcampEnrollment.updateMany({ where: { id, completedAt: null }, data: ended })
  return { ...camp, completedAt, feedNonce: null, isOpen: false, hasKey: false }
}

/** The student's boot camps before this one, the newest first: what of them is shown beside it. One query. */
export async function earlierCamps(studentId: string, { id }: Pick<Camp, 'id'>) {
  const rows = await db.bootcampEnrollment.findMany({
    where: { studentId, id: { not: id } },
    orderBy: { createdAt: 'desc' },
    take: MOST_EARLIER,
    select: {
      ...{ id: true, level: true, startDate: true, completedAt: true },
      _count: { select: { days: { where: { completedAt: { not: null } } } } },
    },
  })
  return rows.map(({ level, startDate, completedAt, _count, ...row }) => ({
    ...row,
    level: examLevel(level),
    startDate: dayOfDate(startDate),
    isFinished: completedAt !== null,
    done: _count.days,
  }))
}

/** More than fit into the years before a test. */
const MOST_EARLIER = 20

/** When the last of its days was done; null before the first. */
export function lastDone({ begun }: Pick<Camp, 'begun'>): Date | null {
  const times = [...begun.values()].flatMap(({ completedAt }) => completedAt?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Today alone, for the plan and the dashboard: the day that is open and how many of its sessions are done; null without one. */
export async function campToday(student: CampStudent, now = new Date()): Promise<{ day: number; done: number } | null> {
  // Without a plan or the trial nothing is open.
  if (!student.membership.isUnlimited) return null
  const camp = await currentCamp(student, now)
  const day = camp?.isOpen ? camp.schedule.open : null
  return day ? { day, done: camp?.begun.get(day)?.sessionsDone.length ?? 0 } : null
}
