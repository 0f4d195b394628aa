/**
 * A press in a drill: it keeps what is chosen and brings another question to the screen. The server alone takes the time, from one press to
 * the next, so that the visits of a drill add up to its whole time whatever windows it is open in.
 */
import { type Database, db } from '~/db.server'
import { nextPosition } from '~/exam/pacing/next'
import type { PracticeOwner } from '~/models/practice/open-practice.server'
import { GRACE_SECONDS } from '~/models/sittings/clock'
import { sectionIdOf } from '~/models/sittings/sitting.server'
import { endDrill } from './end.server'

export interface Move extends PracticeOwner {
  /** Which visit the page was made for; 0 for none. */
  visit: number
  /** The question of the page; 0 for the overview. */
  position: number
  /** Index of the choice; null leaves what was chosen before. */
  choice: number | null
  struck: number[]
  /** Marked to be come back to; undefined leaves the mark as it is. */
  flagged?: boolean
  /** Pressed by the page's own clock and by nobody: of an older window it keeps nothing. */
  isAuto?: boolean
  /** The next question without an answer, the overview (0), or a question by its number. */
  to: 'next' | number
}

/** Of an older window: `stale` where its answer is kept or it has none, `newer` where the question has another that was given later. */
type Late = 'stale' | 'newer'

/**
 * `stale` and `newer` when the page was not the one on the screen, as an older window or a second press: its choice may be kept, and no
 * time. `over` when the press came in the grace after the end. `refused` when the drill has ended, its time and the grace are over, its
 * questions print no such choice, or no page of it ever showed this question at this place.
 */
export function moveOn(move: Move, now = new Date()): Promise<'moved' | 'over' | Late | 'refused'> {
  const { userId, sittingId, visit, position } = move
  const sectionId = sectionIdOf(sittingId)
  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  return db.$transaction(async (transaction) => {
    // Locks the row that the end locks too, and that a press in another window waits for.
    const { count } = await transaction.sittingSection.updateMany({
      where: { id: sectionId, endedAt: null, deadline: { gte: latest }, sitting: { userId, kind: 'pacing', ...printing(move) } },
      data: { revision: { increment: 1 } },
    })
    if (count === 0) return 'refused'

    const current = await transaction.paceVisit.findFirst({ where: { sittingId }, orderBy: { number: 'desc' } })
    const shown = await transaction.paceVisit.findFirst({ where: { sittingId, number: visit, position } })
    if (!shown) return 'refused'
    if (current?.number !== visit) return keepLate(transaction, sectionId, { ...move, closedAt: shown.closedAt }, now)
    await keepMarks(transaction, sectionId, move, now)

    const responses = await transaction.response.findMany({
      where: { sectionId },
      orderBy: { position: 'asc' },
      select: { position: true, choice: true },
    })
    const states = responses.map((response) => ({ position: response.position, isAnswered: response.choice !== null }))
    const isAnswered = states.some((state) => state.position === position && state.isAnswered)
    const { deadline } = await transaction.sittingSection.findUniqueOrThrow({ where: { id: sectionId }, select: { deadline: true } })
    // A press in the grace was under way when the time ended: nothing is shown after it, and no time counts beyond.
    const isOver = deadline !== null && deadline <= now
    await transaction.paceVisit.update({
      where: { sittingId_number: { sittingId, number: visit } },
      data: { closedAt: isOver ? deadline : now, isAnswered },
    })
    if (isOver) {
      await countTime(transaction, { sittingId, sectionId, position })
      return 'over'
    }
    const next = nextPosition(states, position, move.to)
    await transaction.paceVisit.create({ data: { sittingId, number: visit + 1, position: next, openedAt: now } })
    await countTime(transaction, { sittingId, sectionId, position })
    return 'moved'
  })
}

/** Only the SSAT's questions have a fifth choice. */
function printing({ choice, struck }: Move) {
  return Math.max(choice ?? 0, ...struck) >= 4 ? { exam: 'SSAT' as const } : {}
}

/**
 * Ends the drill after what its page holds is kept. What is not on the screen ends nothing, because another window works on; only its time
 * does. `refused` when it had ended before, is not the owner's, or prints no such choice.
 */
export async function finishDrill(move: Omit<Move, 'to'>, now = new Date()): Promise<'ended' | Late | 'refused'> {
  const outcome = await moveOn({ ...move, to: 0 }, now)
  const by = outcome === 'moved' || outcome === 'over' ? 'student' : 'deadline'
  if (await endDrill(move, by, now)) return 'ended'
  return outcome === 'stale' || outcome === 'newer' ? outcome : 'refused'
}

/** Of an older window only the choice counts, and only where nothing was chosen since its visit was over. Its own clock keeps nothing. */
async function keepLate(transaction: Database, sectionId: string, move: Move & { closedAt: Date | null }, now: Date): Promise<Late> {
  const { position, choice, isAuto, closedAt } = move
  if (position === 0 || choice === null || isAuto) return 'stale'
  const { count } = await transaction.response.updateMany({
    where: {
      ...{ sectionId, position, isRight: null },
      OR: [{ choice: null }, { choice }, { answeredAt: null }, ...(closedAt ? [{ answeredAt: { lte: closedAt } }] : [])],
    },
    data: { choice, answeredAt: now },
  })
  return count === 1 ? 'stale' : 'newer'
}

async function keepMarks(transaction: Database, sectionId: string, { position, choice, struck, flagged }: Move, now: Date): Promise<void> {
  if (position === 0) return
  const where = { sectionId, position, isRight: null }
  await transaction.response.updateMany({ where, data: { struck, flagged, changedAt: now } })
  if (choice !== null) await transaction.response.updateMany({ where, data: { choice, answeredAt: now } })
}

/** The whole time of a question, for its mistake and for the account's export. */
async function countTime(transaction: Database, at: { sittingId: string; sectionId: string; position: number }): Promise<void> {
  const { sittingId, sectionId, position } = at
  if (position === 0) return
  const visits = await transaction.paceVisit.findMany({ where: { sittingId, position, closedAt: { not: null } } })
  const spent = visits.reduce((all, { openedAt, closedAt }) => all + Math.max(0, (closedAt?.getTime() ?? 0) - openedAt.getTime()), 0)
  await transaction.response.updateMany({ where: { sectionId, position }, data: { seconds: Math.round(spent / 1000) } })
}
