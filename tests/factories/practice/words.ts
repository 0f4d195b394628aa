/** A student's words: a week of study. */
import { GRADES } from '~/exam/words/deck/memory'
import { addWords } from '~/models/words/deck.server'
import { reviewWord } from '~/models/words/review.server'
import { DAY_MS } from '~/utils/time/durations'

const FIRST = ['abstruse', 'acerbic', 'analogy:u001', 'candid']

/** Words begun five days ago: one missed since, one known, and the others as they came. */
export async function studyWords(userId: string, now = new Date()): Promise<void> {
  const begun = new Date(now.getTime() - 5 * DAY_MS)
  await addWords({ userId, words: FIRST, origin: 'own' }, begun)
  const profile = { timeZone: 'America/New_York', testDate: null }
  await reviewWord({ userId, word: 'abstruse', seen: 0, grade: GRADES.again, profile }, begun)
  await reviewWord({ userId, word: 'candid', seen: 0, grade: GRADES.easy, profile }, begun)
}
