/** Starting a drill of the pacing trainer: ten questions at the real seconds of their section, and the first of them on the screen. */
import { randomBytes } from 'node:crypto'
import { type Database, db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { drillItems } from '~/exam/pacing/draw.server'
import type { Habit } from '~/exam/pacing/habits'
import { drillSeconds, drillSection } from '~/exam/pacing/sections'
import type { Membership } from '~/models/membership/membership'
import { startTimed, type TimedStart } from '~/models/membership/start-timed.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { createSitting } from '~/models/sittings/sitting.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { endDrill } from './end.server'

interface Member {
  id: string
  membership: Membership
  profile: { timePercent: number }
}

export interface DrillStart {
  level: Level
  /** The blueprint's name of it. */
  section: string
  /** The habit that it is made for; null for a drill without one. */
  exercise: Habit | null
  /** Whether the beat can be seen. */
  hasBeat: boolean
  /** The student has seen that another section is open, and starts this drill too. */
  isBesideOthers?: boolean
}

/**
 * Starts a drill in the student's own time, or finds the one that is open: there is one at a time. One use of the week's allowance is taken
 * with it. Asks before a second timed section. Throws a RangeError for a section that the level does not have.
 */
export function startDrill(member: Member, { isBesideOthers, ...plan }: DrillStart, now = new Date()): Promise<TimedStart> {
  const openKey = `${member.id}:pacing`
  const start = { member, feature: 'pacing_trainer', findOpen: () => findOpen(member.id, openKey, now) } as const
  return startTimed({ ...start, prepare: () => prepare(member, plan, openKey, now), openKey, isBesideOthers }, now)
}

async function prepare(member: Member, plan: Omit<DrillStart, 'isBesideOthers'>, openKey: string, now: Date) {
  const { level, section, exercise, hasBeat } = plan
  const userId = member.id
  const [estimates, hidden] = await Promise.all([skillEstimates({ userId, level }), heldBack(userId)])
  const of = drillSection(level, section)
  const items = drillItems({ level, section, exercise, estimates, hidden, seed: randomBytes(6).toString('hex') })
  if (!of || !items) throw new RangeError(`no drill of ${section} at ${level}`)

  const secondsAllowed = drillSeconds(of, member.profile.timePercent)
  const sitting = { userId, kind: 'pacing', level, subject: of.subject, number: 0, openKey, items, secondsAllowed } as const
  return async (transaction: Database) => {
    const sittingId = await createSitting(transaction, sitting, now)
    const visits = { create: { number: 1, position: 1, openedAt: now } }
    await transaction.paceDrill.create({ data: { sittingId, section, exercise, hasBeat, visits } })
    return sittingId
  }
}

/** The drill that is open; one whose time is over ends here. */
async function findOpen(userId: string, openKey: string, now: Date): Promise<string | null> {
  const open = await db.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
  if (!open || (await endDrill({ userId, sittingId: open.id }, 'deadline', now))) return null
  return open.id
}
