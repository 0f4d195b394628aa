/** Races of one's own poem: a save and a deletion that arrive together come one after the other, and neither fails. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { deleteOwn, findOwn, saveOwn, seenOf } from '~/models/poems/own.server'
import { createStudent } from '../factories/accounts'

test('a poem that is saved and deleted at once is gone, or stands as it was saved', async () => {
  const { id: userId } = await createStudent()
  const of = { userId, poemId: 'washer', title: '' }
  for (let round = 0; round < 20; round++) {
    await saveOwn({ ...of, body: 'before', seen: seenOf(await findOwn(of)) })
    const seen = seenOf(await findOwn(of))
    const [first, second] = await Promise.all([
      saveOwn({ ...of, body: `first of ${round}`, seen }),
      saveOwn({ ...of, body: `second of ${round}`, seen }),
      deleteOwn({ ...of, seen }),
      deleteOwn({ ...of, seen }),
    ])
    expect([first, second]).toContain('saved')
    const stored = await db.ownPoem.findMany({ where: { studentId: userId }, select: { body: true } })
    const saved = [first === 'saved' && `first of ${round}`, second === 'saved' && `second of ${round}`]
    for (const { body } of stored) expect(saved).toContain(body)
  }
})
