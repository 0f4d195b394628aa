/** Races in a family: a child does not slip out of being one, and no text survives a parent's no. */

import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { type Profile, saveProfile } from '~/models/accounts/profile/profile.server'
import { decideConsent } from '~/models/families/consent.server'
import { saveWriting } from '~/models/writing/save.server'
import { startWriting } from '~/models/writing/writing.server'
import { asOwner, createStudent } from '../factories/accounts'
import { UNLIMITED } from '../factories/sittings'
import { offeredPrompt } from '../factories/writings'
import { tokenMailedTo } from '../support/post-office'

let counter = 0

function childOf(): Profile & { parentEmail: string } {
  const parentEmail = `family-race-${process.pid}-${++counter}@example.com`
  return {
    holder: 'child',
    parentEmail,
    level: 'ssat-middle',
    gradeApplied: 7,
    timeZone: 'America/New_York',
    timePercent: 100,
    accommodations: [],
  }
}

test('of saves at once, once one has said child, none says otherwise after it', async () => {
  for (let round = 0; round < 6; round++) {
    const { id: userId } = await createStudent(round % 2 ? {} : { profile: null })
    const by = await asOwner(userId)
    const said = await Promise.all(
      Array.from({ length: 10 }, (_, index) => saveProfile(by, { ...childOf(), holder: index % 2 ? 'child' : 'teen' })),
    )
    expect(said.some(({ outcome }, index) => index % 2 === 1 && outcome === 'saved')).toBe(true)
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId } })).toMatchObject({ holder: 'child' })
  }
})

test('saves and starts at the same moment as a parent’s no leave no text', async () => {
  for (let round = 0; round < 8; round++) {
    const profile = childOf()
    const { id: userId } = await createStudent({ profile: null })
    await saveProfile({ userId }, profile)
    const token = await tokenMailedTo(profile.parentEmail)
    await decideConsent({ token, decision: 'agree' })

    const writer = { id: userId, membership: UNLIMITED, profile: { timePercent: 100 } }
    const write = async (number: number) => {
      const started = await startWriting(writer, { level: 'ssat-middle', subject: 'writing_sample', number, isBesideOthers: true })
      if (!('id' in started)) return
      for (let save = 0; save < 3; save++) {
        await saveWriting({
          userId,
          essayId: started.id,
          body: `text ${save}`,
          promptId: offeredPrompt('ssat-middle', number),
          isFinal: save === 2,
        })
      }
    }
    await write(1)
    await Promise.all([write(2), write(3), decideConsent({ token, decision: 'refuse' }), write(4), write(5)])
    expect(await db.essay.count({ where: { studentId: userId, body: { not: '' } } })).toBe(0)
  }
})
