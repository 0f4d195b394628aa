/** The words that a student learns: which they are, where they came from, and which are due. The owner is part of every statement. */
import { db } from '~/db.server'

const SHOWN = { word: true, memory: true, dueAt: true, reviewedAt: true, reviews: true, origin: true, addedAt: true } as const

/** All cards of the student, by the alphabet. */
export async function listDeck(userId: string) {
  return db.vocabularyCard.findMany({ where: { studentId: userId }, orderBy: { word: 'asc' }, select: SHOWN })
}

export type DeckCard = Awaited<ReturnType<typeof listDeck>>[number]

/** The cards that are due, the longest due first; words missed today come last. */
export async function dueCards({ userId, most }: { userId: string; most: number }, now = new Date()) {
  return db.vocabularyCard.findMany({
    where: { studentId: userId, dueAt: { lte: now } },
    orderBy: [{ dueAt: 'asc' }, { word: 'asc' }],
    take: most,
    select: { word: true, reviews: true },
  })
}

/** How many cards are due now. */
export async function countDue(userId: string, now = new Date()): Promise<number> {
  return db.vocabularyCard.count({ where: { studentId: userId, dueAt: { lte: now } } })
}

export async function findCard({ userId, word }: { userId: string; word: string }) {
  return db.vocabularyCard.findUnique({ where: { studentId_word: { studentId: userId, word } }, select: SHOWN })
}

/** Begins words, at once due, and says how many were new; what the student has already stays as it is. */
export async function addWords(
  { userId, words, origin }: { userId: string; words: readonly string[]; origin: string },
  now = new Date(),
): Promise<number> {
  const data = words.map((word) => ({ studentId: userId, word, origin, dueAt: now, addedAt: now }))
  return (await db.vocabularyCard.createMany({ data, skipDuplicates: true })).count
}

/** Takes a word away with all that is known of its memory. Twice is as good as once. */
export async function removeWord({ userId, word }: { userId: string; word: string }): Promise<void> {
  await db.vocabularyCard.deleteMany({ where: { studentId: userId, word } })
}
