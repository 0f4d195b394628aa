/** The time of a passage: from its first look on the screen, and only where nothing else was done in between. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { shelfOf } from '~/exam/reading/library.server'
import { readRecords } from '~/models/reading/record.server'
import { startReading } from '~/models/reading/start.server'
import { readPassage } from '../../factories/practice/readings'
import { sitQuiz, UNLIMITED } from '../../factories/sittings'
import { signedIn } from '../../support/browser'

const LEVEL = 'isee-upper'
const MINUTE = 60_000
const [FIRST, SECOND] = shelfOf(LEVEL).passages.map(({ id }) => id) as [string, string]

const inRoom = () => signedIn({ profile: { level: LEVEL, gradeApplied: 9 } })

async function startedOf(userId: string, passageId: string): Promise<string> {
  const started = await startReading({ id: userId, membership: UNLIMITED }, { level: LEVEL, passageId })
  return 'id' in started ? started.id : ''
}

test('the time of a passage does not count when something else was answered meanwhile', async () => {
  const { student } = await inRoom()
  const key = (item: Item) => item.answer
  const opened = new Date(Date.now() - 30 * MINUTE)
  // Begun before the passage, and answered while it stood open.
  const quiz = { userId: student.id, level: LEVEL, subject: 'verbal_reasoning', number: 1 } as const
  await sitQuiz({ ...quiz, at: new Date(opened.getTime() - MINUTE), choose: key, stopAfter: 20 })
  const read = { userId: student.id, level: LEVEL, choose: key } as const
  await readPassage({ ...read, passageId: FIRST, at: opened })
  await readPassage({ ...read, passageId: SECOND, at: new Date(opened.getTime() + 15 * MINUTE) })
  const speeds = (await readRecords(student.id)).map(({ passageId, speed }) => [passageId, speed.reason])
  expect(speeds).toEqual([
    [SECOND, null],
    [FIRST, 'interrupted'],
  ])
})

test('the time runs from the first look at the text, and there is none without one', async () => {
  const { browser, student } = await inRoom()
  const reason = async () => (await readRecords(student.id))[0]?.speed.reason
  const open = async (passageId: string) => `/premium/readings/${await startedOf(student.id, passageId)}`
  const unseen = await open(FIRST)
  await browser.post(unseen, { intent: 'read' })
  await browser.get(unseen)
  expect(await db.passageReading.findFirst({ where: { studentId: student.id } })).toMatchObject({
    openedAt: null,
    readAt: expect.any(Date),
  })
  expect(await reason()).toBe('not-opened')

  const seen = await open(SECOND)
  for (const page of ['/notes', '', '']) await browser.get(`${seen}${page}`)
  const { openedAt } = await db.passageReading.findFirstOrThrow({ where: { studentId: student.id, passageId: SECOND } })
  expect(openedAt).toEqual(expect.any(Date))
  await browser.get(seen)
  expect(await db.passageReading.findFirst({ where: { studentId: student.id, passageId: SECOND } })).toMatchObject({ openedAt })
})

test.each([
  ['signed in again', (userId: string, at: Date) => db.session.updateMany({ where: { userId }, data: { createdAt: at } })],
  [
    'changed a poem',
    (studentId: string, at: Date) => db.ownPoem.create({ data: { studentId, poemId: 'washer', title: '', body: 'x', changedAt: at } }),
  ],
  [
    'answered on a poem',
    (studentId: string, answeredAt: Date) =>
      db.poemAnswer.create({ data: { studentId, poemId: 'washer', number: 1, choice: 0, isRight: true, answeredAt } }),
  ],
  [
    'reviewed a word',
    (studentId: string, reviewedAt: Date) => db.vocabularyCard.create({ data: { studentId, word: 'candid', reviewedAt, reviews: 1 } }),
  ],
  [
    'wrote to the tutor',
    (studentId: string, createdAt: Date) =>
      db.tutorConversation.create({
        data: { studentId, title: 'x', messages: { create: { author: 'student', number: 1, body: 'x', createdAt } } },
      }),
  ],
] as const)('a time in which the student %s does not count, whatever comes later', async (_, meanwhile) => {
  const { student } = await inRoom()
  const opened = new Date(Date.now() - 30 * MINUTE)
  await db.session.updateMany({ where: { userId: student.id }, data: { createdAt: new Date(opened.getTime() - MINUTE) } })
  await meanwhile(student.id, new Date(opened.getTime() + MINUTE / 2))
  await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST, at: opened, choose: ({ answer }) => answer })
  await db.vocabularyCard.updateMany({ where: { studentId: student.id }, data: { reviewedAt: new Date() } })
  expect((await readRecords(student.id))[0]?.speed.reason).toBe('interrupted')
})
