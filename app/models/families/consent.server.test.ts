/** A parent's permission: asked for once, given and withdrawn by one link at any time, and nothing stored without it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { type Profile, saveProfile } from '~/models/accounts/profile/profile.server'
import { saveWriting } from '~/models/writing/save.server'
import { startWriting } from '~/models/writing/writing.server'
import { DAY_MS } from '~/utils/time/durations'
import { asOwner, asStudent, createStudent } from '../../../tests/factories/accounts'
import { UNLIMITED } from '../../../tests/factories/sittings'
import { offeredPrompt } from '../../../tests/factories/writings'
import { mailTo, tokenMailedTo } from '../../../tests/support/post-office'
import { childrenOf } from './children.server'
import { changeHolder, decideConsent, findConsent, mayStoreText } from './consent.server'
import { scheduleChildDeletion } from './deletion.server'

let counter = 0
const now = new Date()
const onDay = (days: number) => new Date(now.getTime() + days * DAY_MS)

let userId: string
let profile: Profile & { parentEmail: string }

function childOf(parentEmail = `consent-${process.pid}-${++counter}@example.com`): Profile & { parentEmail: string } {
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

async function tokenOf(asked: Profile & { parentEmail: string }): Promise<string> {
  await saveProfile(await asOwner(userId), asked, now)
  return tokenMailedTo(asked.parentEmail)
}

const profileRow = () => db.studentProfile.findUniqueOrThrow({ where: { userId } })

beforeEach(async () => {
  userId = (await createStudent({ profile: null, firstName: 'Sami' })).id
  profile = childOf()
})

describe('the request', () => {
  test('waits until a parent agrees by the mailed link', async () => {
    const token = await tokenOf(profile)
    expect(await findConsent(token)).toMatchObject({ child: 'Sami', answer: null })
    expect(await mayStoreText(userId)).toBe(false)
    expect(await decideConsent({ token, decision: 'agree' })).toBe(true)
    expect(await findConsent(token)).toMatchObject({ child: 'Sami', answer: 'agreed' })
    expect(await mayStoreText(userId)).toBe(true)
  })

  test('is mailed again only when the address changes; then the older link is dead, and not sent if it still waits', async () => {
    const older = await tokenOf(profile)
    await saveProfile(await asOwner(userId), { ...profile, timePercent: 150 }, now)
    expect(await mailTo(profile.parentEmail)).toHaveLength(1)

    const [unsent, newest] = [childOf(), childOf()]
    await saveProfile(await asOwner(userId), unsent, now)
    const newer = await tokenOf(newest)
    expect([await findConsent(older), await decideConsent({ token: older, decision: 'agree' })]).toEqual([null, false])
    expect(await mailTo(unsent.parentEmail)).toEqual([])
    expect(await findConsent(newer)).toMatchObject({ child: 'Sami', answer: null })
  })

  test('runs out after 14 days without an answer, and saving the profile then asks again', async () => {
    const token = await tokenOf(profile)
    expect(await findConsent(token, onDay(13.99))).not.toBeNull()
    expect(await findConsent(token, onDay(14))).toBeNull()
    expect(await decideConsent({ token, decision: 'agree' }, onDay(14))).toBe(false)
    await saveProfile(await asOwner(userId), profile, onDay(15))
    expect(await mailTo(profile.parentEmail)).toHaveLength(2)
  })
})

describe('the link, once answered,', () => {
  test('withdraws after a year, and gives the permission back', async () => {
    const token = await tokenOf(profile)
    await decideConsent({ token, decision: 'agree' }, now)
    expect(await findConsent(token, onDay(365))).toMatchObject({ answer: 'agreed' })
    expect(await decideConsent({ token, decision: 'refuse' }, onDay(365))).toBe(true)
    expect(await mayStoreText(userId)).toBe(false)
    expect(await findConsent(token, onDay(400))).toMatchObject({ answer: 'refused' })
    expect(await decideConsent({ token, decision: 'agree' }, onDay(400))).toBe(true)
    expect(await mayStoreText(userId)).toBe(true)
  })

  test('is the only one: nobody whom the child names afterwards may take back what that parent decided', async () => {
    const token = await tokenOf(profile)
    for (const decision of ['agree', 'refuse'] as const) {
      await decideConsent({ token, decision })
      const other = childOf()
      expect(await saveProfile(await asOwner(userId), other)).toMatchObject({ outcome: 'refused', field: 'parentEmail' })
      expect(await mailTo(other.parentEmail)).toEqual([])
      expect(await profileRow()).toMatchObject({ parentEmail: profile.parentEmail })
    }
    const sameMailbox = profile.parentEmail.replace('@', '+again@')
    expect(await saveProfile(await asOwner(userId), childOf(sameMailbox))).toMatchObject({ outcome: 'refused', field: 'parentEmail' })
  })

  test('leaves another address to be named when nobody has agreed yet, or an admin has looked at it', async () => {
    const refused = await tokenOf(profile)
    await decideConsent({ token: refused, decision: 'refuse' })
    const token = await tokenOf(childOf())
    await decideConsent({ token, decision: 'agree' })
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    await changeHolder({ actorId: userId, email, holder: 'teen', reason: 'The parent has a new address' })
    expect(await saveProfile(await asOwner(userId), childOf())).toEqual({ outcome: 'saved' })
  })

  test('that said that no child uses the account has allowed nothing when it says child again', async () => {
    for (const decision of ['teen', 'parent'] as const) {
      const token = await tokenOf(profile)
      await decideConsent({ token, decision })
      await saveProfile(await asOwner(userId), childOf(), now)
      expect(await profileRow()).toMatchObject({ holder: 'child' })
      expect(await mayStoreText(userId)).toBe(false)
      profile = childOf()
    }
  })

  test('says that a student of 13 or a parent uses the account, and takes it back', async () => {
    const token = await tokenOf(profile)
    for (const decision of ['teen', 'parent'] as const) {
      await decideConsent({ token, decision })
      expect(await profileRow()).toMatchObject({ holder: decision, parentEmail: null })
    }
    await decideConsent({ token, decision: 'refuse' })
    expect(await profileRow()).toMatchObject({ holder: 'child', parentEmail: profile.parentEmail })
    expect(await mayStoreText(userId)).toBe(false)
  })
})

describe('free text', () => {
  const PROMPT = { level: 'ssat-middle', subject: 'writing_sample', number: 1 } as const
  const draft = (essayId: string, body: string) => ({ userId, essayId, body, promptId: offeredPrompt('ssat-middle'), isFinal: false })

  async function begun(): Promise<string> {
    const started = await startWriting({ id: userId, membership: UNLIMITED, profile: { timePercent: 100 } }, PROMPT)
    if (!('id' in started)) throw new Error(started.outcome)
    return started.id
  }

  test('is not begun without a parent’s permission', async () => {
    await tokenOf(profile)
    await expect(begun()).rejects.toThrow('needs-parent')
    expect(await db.essay.count({ where: { studentId: userId } })).toBe(0)
  })

  test('is refused at every save once the permission is gone, not only at the start', async () => {
    const token = await tokenOf(profile)
    await decideConsent({ token, decision: 'agree' })
    const essayId = await begun()
    expect(await saveWriting(draft(essayId, 'With permission.'))).toBe('saved')
    await db.consent.updateMany({ where: { userId }, data: { revokedAt: now } })
    for (const isFinal of [false, true]) {
      expect(await saveWriting({ ...draft(essayId, 'Without it.'), isFinal })).toBe('needs-parent')
    }
    expect(await db.essay.findUniqueOrThrow({ where: { id: essayId } })).toMatchObject({ body: 'With permission.' })
  })

  test('of an account that turns out to be a child’s is not saved anymore', async () => {
    await saveProfile(await asOwner(userId), { ...profile, holder: 'teen' })
    const essayId = await begun()
    expect(await saveWriting(draft(essayId, 'As a teenager.'))).toBe('saved')
    await saveProfile(await asOwner(userId), profile)
    expect(await saveWriting(draft(essayId, 'As a child.'))).toBe('needs-parent')
  })

  test('is deleted wherever it is stored in the moment a parent withdraws, and nobody else’s', async () => {
    const token = await tokenOf(profile)
    await decideConsent({ token, decision: 'agree' })
    const WORDS = `a secret of ${userId}`
    const essayId = await begun()
    await saveWriting(draft(essayId, WORDS))
    await db.essayFeedback.create({ data: { essayId, comments: [WORDS] } })
    await db.tutorConversation.create({
      data: { studentId: userId, title: WORDS, messages: { create: { author: 'student', number: 1, body: WORDS } } },
    })
    await db.testimonial.create({ data: { userId, name: 'Sami', role: 'student', content: WORDS } })
    await db.ownPoem.create({ data: { studentId: userId, poemId: 'washer', title: WORDS, body: WORDS } })
    const sitting = { userId, kind: 'reading', exam: 'SSAT', level: 'ssat_middle', number: 0 } as const
    const reading = { studentId: userId, passageId: 'm02', words: 300, mainIdea: WORDS, notes: { create: { line: 1, text: WORDS } } }
    await db.practiceSitting.create({ data: { ...sitting, openKey: `read:${userId}`, reading: { create: reading } } })
    await db.dataExport.create({ data: { userId, state: 'ready', file: Buffer.from(WORDS), readyAt: now, expiresAt: onDay(7) } })
    const stranger = await createStudent()
    const theirs = { studentId: stranger.id, promptId: '', exam: 'SSAT', level: 'ssat_middle', subject: 'writing_sample' } as const
    await db.essay.create({ data: { ...theirs, body: WORDS } })

    await decideConsent({ token, decision: 'refuse' })

    expect(await db.dataExport.count({ where: { userId } })).toBe(0)
    expect(await db.ownPoem.count({ where: { studentId: userId } })).toBe(0)
    expect(await db.passageNote.count({ where: { text: WORDS } })).toBe(0)
    expect(await db.passageReading.findMany({ where: { studentId: userId } })).toMatchObject([{ mainIdea: null, words: 300 }])
    const [essay, others, feedback, conversations, messages, testimonials] = await Promise.all([
      db.essay.findUniqueOrThrow({ where: { id: essayId } }),
      db.essay.findMany({ where: { body: WORDS } }),
      db.essayFeedback.count({ where: { essayId } }),
      db.tutorConversation.count({ where: { studentId: userId } }),
      db.tutorMessage.count({ where: { body: WORDS } }),
      db.testimonial.count({ where: { content: WORDS } }),
    ])
    expect(essay).toMatchObject({ body: '', wordCount: 0, openKey: null, submittedAt: expect.any(Date) })
    expect(others.map(({ studentId }) => studentId)).toEqual([stranger.id])
    expect([feedback, conversations, messages, testimonials]).toEqual([0, 0, 0, 0])
    expect(await saveWriting(draft(essayId, WORDS))).toBe('needs-parent')
  })
})

describe('an admin', () => {
  const change = (email: string) => changeHolder({ actorId: 'admin', email, holder: 'teen', reason: 'the passport was shown' })

  test('says that the account is not a child’s; the reason is kept and parents’ links end', async () => {
    const token = await tokenOf(profile)
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(await change(email)).toBe(true)
    expect(await profileRow()).toMatchObject({ holder: 'teen', parentEmail: null })
    expect(await decideConsent({ token, decision: 'refuse' })).toBe(false)
    expect(await db.auditLog.findFirstOrThrow({ where: { target: userId } })).toMatchObject({
      actorId: 'admin',
      action: 'change holder',
      before: { holder: 'child' },
      after: { holder: 'teen', reason: 'the passport was shown' },
    })
  })

  test('leaves what ended before as it was, and notes what ends now', async () => {
    const replaced = await tokenOf(profile)
    const parent = childOf()
    const token = await tokenOf(parent)
    await decideConsent({ token, decision: 'agree' }, onDay(1))
    await decideConsent({ token, decision: 'refuse' }, onDay(2))
    const rows = () =>
      db.consent.findMany({
        where: { userId },
        orderBy: { sentAt: 'asc' },
        select: {
          revokedAt: true,
          refusedAt: true,
          confirmedAt: true,
          events: { orderBy: { at: 'asc' }, select: { step: true, at: true } },
        },
      })
    const before = await rows()

    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    await changeHolder({ actorId: 'admin', email, holder: 'teen', reason: 'the passport was shown' }, onDay(3))
    const after = await rows()
    expect(after.map(({ events: _, ...row }) => row)).toEqual(before.map(({ events: _, ...row }) => row))
    expect(after[0]?.events).toEqual(before[0]?.events)
    expect(after[1]?.events).toEqual([...(before[1]?.events ?? []), { step: 'ended', at: onDay(3) }])
    for (const link of [replaced, token]) expect(await findConsent(link, onDay(3))).toBeNull()
    expect(await decideConsent({ token, decision: 'agree' }, onDay(3))).toBe(false)

    // The same parent is asked anew, and the old answer opens nothing.
    await saveProfile(await asOwner(userId), parent, onDay(4))
    expect(await childrenOf(parent.parentEmail)).toEqual([])
    expect(await decideConsent({ token: await tokenMailedTo(parent.parentEmail), decision: 'agree' }, onDay(5))).toBe(true)
    expect(await childrenOf(parent.parentEmail)).toHaveLength(1)
  })

  test('takes back the deletion that a parent asked for, and mails the account; its own stays', async () => {
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
    const token = await tokenOf(profile)
    await decideConsent({ token, decision: 'agree' })
    await scheduleChildDeletion({ userId, parentEmail: profile.parentEmail })
    expect(await change(user.email)).toBe(true)
    expect(await db.accountDeletion.count({ where: { userId } })).toBe(0)
    expect((await mailTo(user.email)).map(({ subject }) => subject)).toEqual(['We changed who uses your account'])

    await scheduleDeletion({ account: asStudent(userId), askedBy: 'account', recipient: user.email })
    expect(await change(user.email)).toBe(true)
    expect(await db.accountDeletion.count({ where: { userId, askedBy: 'account' } })).toBe(1)
  })

  test('ends a parent’s request for deletion that comes in the same moment', async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    const token = await tokenOf(profile)
    await decideConsent({ token, decision: 'agree' })
    await Promise.all([
      change(email),
      ...Array.from({ length: 5 }, () => scheduleChildDeletion({ userId, parentEmail: profile.parentEmail })),
    ])
    expect(await db.accountDeletion.count({ where: { userId } })).toBe(0)
  })

  test('changes nothing where there is no account or no profile', async () => {
    const { email } = await createStudent({ profile: null })
    expect([await change(email), await change('nobody-at-all@example.com')]).toEqual([false, false])
  })
})
