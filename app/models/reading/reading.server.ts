/** A student's reading of one passage: its text and questions as they were frozen, what is highlighted, and the step from reading to answering. */
import { db } from '~/db.server'
import type { Item, ItemPassage } from '~/exam/core/item/item'
import type { Level } from '~/exam/core/levels'
import { sentenceCount } from '~/exam/print/sentences'
import { shelfPassage } from '~/exam/reading/library.server'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel } from '~/models/bank/stored-level'
import { openSources } from '~/models/sittings/held-back.server'
import { markInterruption } from './interrupted.server'

export interface ReadingOwner {
  userId: string
  sittingId: string
}

interface ReadingQuestion {
  position: number
  item: Item
  choice: number | null
  isRight: boolean | null
}

export interface Reading {
  sittingId: string
  sectionId: string
  passageId: string
  level: Level
  passage: ItemPassage
  words: number
  startedAt: Date
  /** When the text was first on the screen; null until then. */
  openedAt: Date | null
  /** Null while the student reads. */
  readAt: Date | null
  sentences: number[]
  mainIdea: string | null
  /** When it was written. */
  ideaAt: Date | null
  questions: ReadingQuestion[]
  /** The first without an answer; null when all have one. */
  next: number | null
  /** When the next answer can have been begun at the earliest. */
  askedFrom: Date
}

/** The owner's reading; null for anyone else's, and for sittings of another kind. */
export async function findReading({ userId, sittingId }: ReadingOwner): Promise<Reading | null> {
  const row = await db.passageReading.findFirst({
    where: { sittingId, studentId: userId },
    relationLoadStrategy: 'join',
    select: {
      ...{ passageId: true, words: true, openedAt: true, readAt: true, sentences: true, mainIdea: true, ideaAt: true },
      sitting: {
        select: {
          level: true,
          startedAt: true,
          sections: {
            take: 1,
            select: {
              id: true,
              responses: {
                orderBy: { position: 'asc' },
                select: { position: true, choice: true, isRight: true, answeredAt: true, item: { select: { content: true } } },
              },
            },
          },
        },
      },
    },
  })
  const section = row?.sitting.sections[0]
  if (!row || !section) return null

  const { sitting, readAt, ...reading } = row
  const questions = section.responses.map(({ item, ...response }) => ({ ...response, item: storedItem(item.content) }))
  const passage = questions[0]?.item.passage
  if (!passage) return null
  // A date inside a joined relation arrives as text.
  const startedAt = new Date(sitting.startedAt)
  const times = questions.flatMap(({ answeredAt }) => (answeredAt ? new Date(answeredAt).getTime() : []))
  return {
    ...reading,
    sittingId,
    sectionId: section.id,
    level: examLevel(sitting.level),
    passage,
    startedAt,
    readAt,
    questions,
    next: questions.find(({ isRight }) => isRight === null)?.position ?? null,
    askedFrom: new Date(Math.max((readAt ?? startedAt).getTime(), ...times)),
  }
}

/** Whether the passage stands in a test or quiz that the student has open: its lines and its answers wait until that is over. */
export async function waitsForOpenWork(userId: string, { level, passageId }: { level: Level; passageId: string }): Promise<boolean> {
  const source = shelfPassage(level, passageId)?.source ?? `passage-${passageId}`
  return (await openSources(userId)).has(source)
}

/** Notes that the text is on the screen, by the server's clock; the first time counts, and only before it was read. */
export async function showReading({ userId, sittingId }: ReadingOwner, now = new Date()): Promise<void> {
  await db.passageReading.updateMany({
    where: { sittingId, studentId: userId, openedAt: null, readAt: null },
    data: { openedAt: now },
  })
}

/** Ends the reading, by the server's clock; the first time counts. False for anyone else's, and when it was ended before. */
export async function endReading({ userId, sittingId }: ReadingOwner, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const where = { sittingId, studentId: userId, readAt: null }
    const { count } = await transaction.passageReading.updateMany({ where, data: { readAt: now } })
    if (count === 1) await markInterruption(transaction, { userId, sittingId })
    return count === 1
  })
}

interface Highlights {
  /** What the page showed as highlighted; null where it does not say, and then all that is stored. */
  had: readonly number[] | null
  /** What is highlighted on it now. */
  sentences: readonly number[]
}

/**
 * Keeps what a page has changed, so that another window's highlights stay; in order and once. Numbers that the passage does not have are
 * left out.
 */
export async function keepHighlights(
  { userId, sittingId }: ReadingOwner,
  passage: ItemPassage,
  { had, sentences }: Highlights,
): Promise<void> {
  const count = sentenceCount(passage)
  await db.$transaction(async (transaction) => {
    const where = { sittingId, studentId: userId }
    // Changes nothing: it locks the row, for which another window waits.
    await transaction.passageReading.updateMany({ where, data: { studentId: userId } })
    const row = await transaction.passageReading.findFirst({ where, select: { sentences: true } })
    if (!row) return
    const known = new Set(had ?? row.sentences)
    const kept = row.sentences.filter((sentence) => !known.has(sentence) || sentences.includes(sentence))
    const added = sentences.filter((sentence) => !known.has(sentence) && sentence >= 0 && sentence < count)
    const there = [...new Set([...kept, ...added])].toSorted((a, b) => a - b)
    await transaction.passageReading.updateMany({ where, data: { sentences: there } })
  })
}
