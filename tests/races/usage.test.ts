/** The counters of a week while it begins: writes of both weeks at once, and what is counted is exactly what belongs to the new one. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { countUsage } from '~/models/membership/usage.server'
import { createStudent } from '../factories/accounts'

const MONDAY = new Date('2026-11-02T05:00:00Z')
const around = (index: number) => new Date(MONDAY.getTime() + (index % 2 === 0 ? index : -index))

test('fifty writes at once over the start of a week leave those of the new week, exactly', async () => {
  for (const isNew of [true, false]) {
    const { id: userId } = await createStudent()
    if (isNew) await db.userUsage.delete({ where: { userId } })
    else await countUsage(db, { userId, tests: 40, flashcards: 40 }, new Date(MONDAY.getTime() - 1000))
    await Promise.all(Array.from({ length: 50 }, (_, index) => countUsage(db, { userId, tests: 1, flashcards: 2 }, around(index))))
    expect(await db.userUsage.findUniqueOrThrow({ where: { userId } })).toMatchObject({
      ...{ questionsUsed: 0, testsUsed: 25, flashcardsUsed: 50, lastResetDate: MONDAY },
    })
  }
})
