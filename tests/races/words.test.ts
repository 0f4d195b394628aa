/** Races of reviews: whoever answers a card many times at once has answered it once. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { GRADES } from '~/exam/words/deck/memory'
import { addWords } from '~/models/words/deck.server'
import { reviewWord } from '~/models/words/review.server'
import { createStudent } from '../factories/accounts'

test('ten answers to one card at once are one review, counted once', async () => {
  const { id: userId } = await createStudent()
  const profile = { timeZone: 'America/New_York', testDate: null }
  await Promise.all(Array.from({ length: 5 }, () => addWords({ userId, words: ['abstruse', 'candid'], origin: 'own' })))
  expect(await db.vocabularyCard.count({ where: { studentId: userId } })).toBe(2)
  const answers = Array.from({ length: 10 }, () => reviewWord({ userId, word: 'abstruse', seen: 0, grade: GRADES.again, profile }))
  const outcomes = await Promise.all(answers)
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1)
  expect((await db.userUsage.findUniqueOrThrow({ where: { userId } })).flashcardsUsed).toBe(1)
})
