/** The reading that an address names, while its passage may be shown. */
import { redirect } from '@remix-run/node'
import { passageNotes } from '~/content/reading/reading.server'
import { publicItem } from '~/exam/core/item/item'
import { printQuestion } from '~/exam/print/item.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { passageCard } from '~/exam/words/deck/passage-card.server'
import { findReading, type Reading, showReading, waitsForOpenWork } from '~/models/reading/reading.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'

/** @throws a 404 for anyone else's; leads to the cover, which says why, while the passage stands in an open test or quiz */
export async function pageReading(userId: string, sittingId = ''): Promise<Reading> {
  const reading = await findReading({ userId, sittingId })
  if (!reading) throw notFound()
  if (await waitsForOpenWork(userId, reading)) throw redirect(paths.learn.passage(reading.passageId, reading.level))
  return reading
}

/** The same where the student must have read it first. */
export async function pageAfterReading(userId: string, sittingId = ''): Promise<Reading> {
  const reading = await pageReading(userId, sittingId)
  if (!reading.readAt) throw redirect(paths.learn.reading(sittingId))
  return reading
}

/** Writes down that the text goes to the screen, where the time of a reading begins. A browser that only looks ahead shows nothing. */
export async function noteShown(request: Request, { sittingId, openedAt, readAt }: Reading, userId: string): Promise<void> {
  const isAhead = request.method !== 'GET' || /prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')
  if (!openedAt && !readAt && !isAhead) await showReading({ userId, sittingId })
}

/** The passage as it is printed, without the lines that any question names. */
export function printedPassage({ questions: [first] }: Pick<Reading, 'questions'>) {
  const passage = first && printQuestion(publicItem(first.item)).passage
  if (!passage) throw notFound()
  return { ...passage, cited: null }
}

type Worded = Pick<Reading, 'passageId' | 'questions'>

/** Its hard words with their meanings. One that a question asks for comes after its answer. */
export function shownWords(reading: Worded) {
  return openWords(reading).map(({ word, meaning }) => ({ word: curlyQuotes(word), meaning: curlyQuotes(meaning) }))
}

/** The same words as cards to learn. */
export function wordCards(reading: Worded): string[] {
  return openWords(reading).map(({ word }) => passageCard(reading.passageId, word))
}

function openWords({ passageId, questions }: Worded) {
  const isOpen = (position: number) => questions.some((question) => question.position === position && question.isRight === null)
  const words = passageNotes(passageId)?.words ?? []
  return words.filter(({ asked }) => !asked || !isOpen(asked))
}
