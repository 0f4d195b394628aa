/** Races of one writing: of windows that know the same text, one saves, and the others are told. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { saveWriting } from '~/models/writing/save.server'
import { createStudent } from '../factories/accounts'
import { offeredPrompt, openEssay } from '../factories/writings'

const WINDOWS = 10

test('of ten windows that know the same text one saves at a time, and no other is told that it has', async () => {
  const { id: userId } = await createStudent()
  const essayId = await openEssay({ userId, at: new Date() })
  for (let seen = 0; seen < 10; seen++) {
    const states = await Promise.all(
      Array.from({ length: WINDOWS }, (_, window) =>
        saveWriting({
          userId,
          essayId,
          body: `${seen} in window ${window}`,
          promptId: offeredPrompt('ssat-upper'),
          page: `round ${seen} ${window}`,
          seen,
          isFinal: false,
        }),
      ),
    )
    expect(states.filter((state) => state === 'saved')).toHaveLength(1)
    expect(states.filter((state) => state === 'elsewhere')).toHaveLength(WINDOWS - 1)
    const stored = await db.essay.findUniqueOrThrow({ where: { id: essayId } })
    expect(stored).toMatchObject({ revision: seen + 1, body: `${seen} in window ${states.indexOf('saved')}` })
  }
})

test('of a save and a submission at once either the save was first, or it is told; what is submitted was told as saved', async () => {
  const { id: userId } = await createStudent()
  for (let round = 0; round < 10; round++) {
    const essayId = await openEssay({ userId, at: new Date() })
    const draft = { userId, essayId, promptId: offeredPrompt('ssat-upper'), seen: 0 }
    const [saved, handedIn] = await Promise.all([
      saveWriting({ ...draft, body: 'grows', page: 'first window', isFinal: false }),
      saveWriting({ ...draft, body: 'ends', page: 'second window', isFinal: true }),
    ])
    const stored = await db.essay.findUniqueOrThrow({ where: { id: essayId } })
    expect([saved, handedIn, stored.body, stored.submittedAt !== null]).toEqual(
      handedIn === 'saved' ? ['refused', 'saved', 'ends', true] : ['saved', 'elsewhere', 'grows', false],
    )
  }
})
