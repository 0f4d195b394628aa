/** Clicks that come twice, full talks, and the words that stand in where the model found none. */
import { afterEach, expect, test } from 'vitest'
import { db } from '~/db.server'
import { askModel } from '~/jobs/ai/ask-model.server'
import { talkOf } from '../../factories/practice/talks'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'

const ROOM = '/premium/ai-tutor'
const TEEN = { profile: { level: 'isee-upper', gradeApplied: 9, holder: 'teen' } } as const
const ONCE = 'abcdefghijklmnop-1'
afterEach(async () => {
  await setFaults({})
  await db.aiDay.deleteMany()
})

test('a second click leads to the talk that the first began, and other words keep the name of their form', async () => {
  const { browser, student } = await signedIn(TEEN)
  const [first, second] = [
    await browser.post(ROOM, { text: 'What is a ratio?', once: ONCE }),
    await browser.post(ROOM, { text: 'What is a ratio?', once: ONCE }),
  ]
  expect([first.status, second.status, second.headers.get('location')]).toEqual([303, 303, first.headers.get('location')])
  const other = await browser.post(ROOM, { text: 'What is a rate?', once: ONCE })
  expect([other.status, other.text.includes(`value="${ONCE}"`), other.text.includes('Open the talk')]).toEqual([409, true, true])

  const talk = await talkOf(student.id)
  const say = () => browser.post(`${ROOM}/${talk}`, { text: 'I would draw it', number: '3' })
  expect([(await say()).status, (await say()).status]).toEqual([303, 303])
  expect(await db.tutorMessage.count({ where: { conversationId: talk, author: 'student' } })).toBe(2)
})

test('a question whose talk has had its 40 messages is asked about anew', async () => {
  const { browser, student } = await signedIn(TEEN)
  const sitting = await sitQuiz({
    ...{ userId: student.id, level: 'isee-upper', subject: 'quantitative_reasoning', number: 1 },
    ...{ at: lately(), choose: wrongChoice },
  })
  const asking = `${ROOM}/questions/${sitting}/2`
  const begun = (await browser.post(asking, { text: 'Why?' })).headers.get('location') ?? ''
  const conversation = await db.tutorConversation.findFirstOrThrow({ where: { studentId: student.id } })
  await db.tutorMessage.updateMany({ where: { conversationId: conversation.id }, data: { isWhole: true, body: 'So.' } })
  const said = Array.from({ length: 39 }, (_, index) => ({
    ...{ conversationId: conversation.id, author: 'student' as const, number: 3 + index, body: 'And then?' },
  }))
  await db.tutorMessage.createMany({ data: said })
  expect((await browser.get(asking)).status).toBe(200)
  const again = await browser.post(asking, { text: 'Why?' })
  expect(again.status).toBe(303)
  expect(again.headers.get('location')).not.toBe(begun)
})

test('in a talk of one’s own nothing of ours stands in for the model: that is said, and costs no session', async () => {
  const { browser, student } = await signedIn({ ...TEEN, createdAt: new Date('2025-01-01') })
  await setFaults({ model: { says: 'hostile' } })
  const talk = (await browser.post(ROOM, { text: 'What is a ratio?', once: ONCE })).headers.get('location')?.replace(/[?#].*/, '') ?? ''
  const task = await db.aiTask.findFirstOrThrow({ where: { userId: student.id } })
  await askModel({ data: { taskId: task.id } })
  const page = await browser.get(talk)
  expect(page.text).not.toContain('our own solution')
  expect(page.text).toContain('For a question of your own we have no solution')
  expect(await db.tutorMessage.findFirst({ where: { author: 'tutor' }, orderBy: { createdAt: 'desc' } })).toMatchObject({
    origin: 'unsure',
  })
  expect(await db.featureUse.count({ where: { userId: student.id, feature: 'ai_tutor' } })).toBe(0)
})
