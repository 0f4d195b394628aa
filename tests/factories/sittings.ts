/** Sittings that were sat: started, answered in a given way and submitted, through the product's own verbs. */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { storedItem } from '~/models/bank/item-store.server'
import type { Membership } from '~/models/membership/membership'
import { saveAnswer } from '~/models/sittings/answer.server'
import { submitSitting } from '~/models/sittings/end.server'
import { type QuizAddress, startQuiz } from '~/models/sittings/sitting.server'

/** A member whom no limit meets. */
export const UNLIMITED: Membership = { state: 'trial', tier: 'free', isPremium: false, isUnlimited: true, trialLeft: 1, subscription: null }

interface SatQuiz extends QuizAddress {
  userId: string
  at: Date
  /** The choice for a question, null to leave it blank. */
  choose: (item: Item, position: number) => number | null
  /** Stop after so many questions and leave the quiz open. */
  stopAfter?: number
}

/** An instant whose quiz is still in its time: where the product runs, its worker ends what is overdue, even between two answers. */
export const lately = (): Date => new Date(Date.now() - 8 * 60_000)

/**
 * Sits a quiz at the given instant, 25 seconds a question; returns the sitting's id. It counts against no allowance. Throws when an
 * answer is refused.
 */
export async function sitQuiz({ userId, at, choose, stopAfter, ...quiz }: SatQuiz): Promise<string> {
  const member = { id: userId, membership: UNLIMITED, profile: { timePercent: 100 } }
  const started = await startQuiz(member, { ...quiz, isBesideOthers: true }, at)
  if (!('id' in started)) throw new Error(`the start met ${started.outcome}`)

  const { id: sittingId } = started
  const responses = await db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, include: { item: true } })
  for (const { position, item } of responses.slice(0, stopAfter)) {
    const answeredAt = new Date(at.getTime() + position * 25_000)
    const choice = choose(storedItem(item.content), position)
    const outcome = await saveAnswer({ userId, sittingId, position, choice, struck: [], seconds: 25 }, answeredAt)
    if (outcome === 'refused') throw new Error(`question ${position} took no answer at ${answeredAt.toISOString()}`)
  }
  if (stopAfter === undefined) await submitSitting({ userId, sittingId }, new Date(at.getTime() + 10 * 60_000))
  return sittingId
}

/** The frozen questions of a sitting in their order, with their keys. */
export async function itemsOf(sittingId: string): Promise<Item[]> {
  const responses = await db.response.findMany({
    where: { section: { sittingId } },
    orderBy: { position: 'asc' },
    select: { item: { select: { content: true } } },
  })
  return responses.map(({ item }) => storedItem(item.content))
}

/** The index of a wrong choice. */
export function wrongChoice({ answer, choices }: Item): number {
  return (answer + 1) % choices.length
}
