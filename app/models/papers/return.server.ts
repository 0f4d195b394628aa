/** A section that comes back from paper: once, with its answers, or without any to go on on the screen. */
import { db } from '~/db.server'
import type { Given } from '~/exam/papers/answers'
import type { PaperReturn } from '~/generated/prisma/enums'
import { resumeSitting } from '~/models/sittings/pause.server'
import { sectionIdOf } from '~/models/sittings/sitting.server'

interface Return {
  userId: string
  sittingId: string
  /** The printing that these answers belong to: those of an earlier one reach nothing. */
  handoverId: string
  given: Given
  by: PaperReturn
}

export interface Returned {
  answered: number
  /** Answers to questions that had one on the screen meanwhile, which stays. */
  notTaken: number
}

/**
 * Writes the answers as the screen writes them, but for time, which is the family's own, and closes the printing; of two windows one does
 * it. Null when it is back already, the section has ended, or is somebody else's. The clock still stands.
 */
export function returnFromPaper({ userId, sittingId, handoverId, given, by }: Return, now = new Date()): Promise<Returned | null> {
  const sectionId = sectionIdOf(sittingId)
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.sittingSection.updateMany({
      where: { id: sectionId, endedAt: null, sitting: { userId, status: 'open' } },
      data: { revision: { increment: 1 } },
    })
    if (count === 0) return null
    const handover = await transaction.paperHandover.findFirst({
      where: { id: handoverId, openKey: sectionId },
      select: { positions: true },
    })
    if (!handover) return null

    // A clock waits for `resumeSitting`; a section without one goes on now.
    await transaction.sittingSection.updateMany({ where: { id: sectionId, secondsAllowed: null }, data: { pausedAt: null } })

    let [answered, offered] = [0, 0]
    for (const [choice, positions] of byChoice(given, new Set(handover.positions))) {
      offered += positions.length
      const written = await transaction.response.updateMany({
        where: { sectionId, position: { in: positions }, choice: null, isRight: null },
        data: { choice, answeredAt: now, changedAt: now },
      })
      answered += written.count
    }
    await transaction.paperHandover.update({
      where: { id: handoverId },
      data: { openKey: null, returnedAt: now, returnedBy: by, answered },
      select: { id: true },
    })
    return { answered, notTaken: offered - answered }
  })
}

/** Brings the section back without answers: its clock runs on with what was left. False where `returnFromPaper` gives null. */
export async function goOnOnScreen(at: { userId: string; sittingId: string; handoverId: string }, now = new Date()): Promise<boolean> {
  const returned = await returnFromPaper({ ...at, given: new Map(), by: 'screen' }, now)
  if (returned) await resumeSitting(at, now)
  return returned !== null
}

function byChoice(given: Given, printed: ReadonlySet<number>): Map<number, number[]> {
  const all = new Map<number, number[]>()
  for (const [position, choice] of given) {
    if (choice !== null && printed.has(position)) all.set(choice, [...(all.get(choice) ?? []), position])
  }
  return all
}
