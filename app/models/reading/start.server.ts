/** Opening a passage of the reading room: once for each student, with one use of the week's allowance. */
import { type Database, db } from '~/db.server'
import { readingItems } from '~/exam/bank/passages.server'
import type { Level } from '~/exam/core/levels'
import { shelfPassage } from '~/exam/reading/library.server'
import type { Membership } from '~/models/membership/membership'
import { type Started, startOnce } from '~/models/membership/start-once.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { createSitting } from '~/models/sittings/sitting.server'

interface ReadingStart {
  level: Level
  passageId: string
}

/**
 * Opens the passage with its questions frozen, or finds the reading that the student has of it, whenever that was begun: neither two
 * presses nor coming back takes a second use. `held-back` while an admin has hidden it or an open test or quiz holds it. Throws a
 * RangeError for a passage that practice may not show.
 */
export async function startReading(
  member: { id: string; membership: Membership },
  { level, passageId }: ReadingStart,
  now = new Date(),
): Promise<Started | { outcome: 'held-back' }> {
  const found = shelfPassage(level, passageId)
  if (!found) throw new RangeError(`no passage ${passageId} at ${level}`)
  const { passage, source, words, questions } = found
  const studentId = member.id
  const findOpen = () => readingOf({ studentId, passageId })
  if (!(await findOpen()) && (await heldBack(studentId)).has(source)) return { outcome: 'held-back' }

  async function prepare() {
    const subject = 'reading_comprehension'
    const items = readingItems(passage, { level, subject, questions })
    const sitting = { userId: studentId, kind: 'reading', level, subject, number: 0, items, secondsAllowed: null } as const
    return async (transaction: Database) => {
      const sittingId = await createSitting(transaction, sitting, now)
      await transaction.passageReading.create({ data: { sittingId, studentId, passageId, words } })
      return sittingId
    }
  }
  return startOnce({ member, feature: 'reading_comprehension', findOpen, prepare }, now)
}

/** The sitting of the student's reading of a passage; null when it was never opened. */
export async function readingOf({ studentId, passageId }: { studentId: string; passageId: string }): Promise<string | null> {
  const reading = await db.passageReading.findUnique({
    where: { studentId_passageId: { studentId, passageId } },
    select: { sittingId: true },
  })
  return reading?.sittingId ?? null
}
