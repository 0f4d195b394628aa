/** The ten minutes of the evening: the student's own mistakes that are due, and the words that are. What the day missed is among them. */
import { db } from '~/db.server'
import { startEvening } from '~/models/practice/twins/start.server'
import { addWords, countDue } from '~/models/words/deck.server'
import type { PartOf } from './start.server'
import { mayWork } from './start.server'

/** So many of each are ten minutes. */
export const EVENING = { mistakes: 5, words: 8 }

const WORD = 'word-'

type EveningStart =
  | { outcome: 'begun'; sittingId: string | null }
  | { outcome: 'closed' | 'limit' }
  /** As many sets of mistakes are open as may be; this is the oldest of them. */
  | { outcome: 'full'; sittingId: string }

/**
 * Begins the evening or goes on with it: words that were missed today join the deck and what is asked, each time that it is pressed.
 * `sittingId` is the set of mistakes; null when none is due, and then they are done.
 */
export async function startReview({ student, camp, day }: Omit<PartOf, 'session'>, now = new Date()): Promise<EveningStart> {
  if (!student.membership.isUnlimited) return { outcome: 'limit' }
  if (!mayWork(student, camp, day)) return { outcome: 'closed' }
  const studentId = student.id
  const row = { enrollmentId: camp.id, day }
  await addWords({ userId: studentId, words: await missedWords({ student, camp, day }), origin: 'mistakes' }, now)
  const from = camp.begun.get(day)?.reviewedFrom ?? now
  const reviewed = await db.vocabularyCard.count({ where: { studentId, reviewedAt: { gte: from } } })
  const wordsAsked = Math.min(EVENING.words, reviewed + (await countDue(studentId, now)))
  await db.$transaction(async (transaction) => {
    await transaction.bootcampDay.createMany({ data: [row], skipDuplicates: true })
    await transaction.bootcampDay.updateMany({ where: { ...row, reviewedFrom: null }, data: { reviewedFrom: now, wordsAsked } })
    await transaction.bootcampDay.updateMany({ where: { ...row, wordsAsked: { lt: wordsAsked } }, data: { wordsAsked } })
  })
  const place = { enrollmentId: camp.id, day, session: 'review' } as const
  const asked = await startEvening({ studentId, level: camp.level, camp: place, most: EVENING.mistakes }, now)
  if (asked.outcome === 'full') return asked
  if (asked.outcome === 'started') return { outcome: 'begun', sittingId: asked.sittingId }
  await db.bootcampDay.updateMany({ where: { ...row, mistakesOutAt: null }, data: { mistakesOutAt: now } })
  return { outcome: 'begun', sittingId: null }
}

/** The words of today's drills and checks that were answered wrong. */
async function missedWords({ student, camp, day }: Omit<PartOf, 'session'>): Promise<string[]> {
  const rows = await db.response.findMany({
    where: {
      isRight: false,
      section: { sitting: { userId: student.id, bootcampEnrollmentId: camp.id, bootcampDay: day } },
      item: { name: { startsWith: WORD } },
    },
    select: { item: { select: { name: true } } },
  })
  return [...new Set(rows.map(({ item }) => item.name.slice(WORD.length, item.name.indexOf('@'))))]
}
