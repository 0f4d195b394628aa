/** Talks while a test or quiz is open: nobody helps, and what was said about a question that stands in it is not shown. */
import { afterEach, expect, test } from 'vitest'
import { db } from '~/db.server'
import { askModel } from '~/jobs/ai/ask-model.server'
import { talkOf } from '../../factories/practice/talks'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { signedIn } from '../../support/browser'

const ROOM = '/premium/ai-tutor'
const TEEN = { profile: { level: 'isee-upper', gradeApplied: 9, holder: 'teen' } } as const
const OPEN = { level: 'isee-upper', subject: 'verbal_reasoning', number: 2, choose: wrongChoice, stopAfter: 2 } as const
afterEach(() => db.aiDay.deleteMany())

test('an answer that was asked for before a quiz began is not given during it, and costs no session', async () => {
  const { browser, student } = await signedIn({ ...TEEN, createdAt: new Date('2025-01-01') })
  const talk = (await browser.post(ROOM, { text: 'What is a ratio?', once: 'abcdefghijklmnop-1' })).headers.get('location') ?? ''
  await sitQuiz({ userId: student.id, ...OPEN, at: new Date() })
  const task = await db.aiTask.findFirstOrThrow({ where: { userId: student.id } })
  await askModel({ data: { taskId: task.id } })
  expect(await db.aiTask.findFirst({ where: { id: task.id } })).toMatchObject({ state: 'failed', failure: 'held' })
  expect(await db.featureUse.count({ where: { userId: student.id, feature: 'ai_tutor' } })).toBe(0)
  const page = await browser.get(talk.replace(/[?#].*/, ''))
  expect(page.text).toContain('this question stands in work that you have open')
  expect((await browser.post(talk.replace(/[?#].*/, ''), { intent: 'again' })).text).toContain('You have timed work open')
})

test('what was said about a question that stands open again is neither shown, nor loaded, nor shared, nor asked about', async () => {
  const { browser, student } = await signedIn(TEEN)
  const sitting = await sitQuiz({ userId: student.id, ...OPEN, at: new Date() })
  const { itemId } = await db.response.findFirstOrThrow({ where: { section: { sittingId: sitting } }, select: { itemId: true } })
  const talk = await talkOf(student.id, { itemId, choice: 0 })
  await db.tutorConversation.update({ where: { id: talk }, data: { shareKey: 'a-key-of-this-talk', sharedAt: new Date() } })
  const shared = '/shared-talk?key=a-key-of-this-talk'

  for (const address of [`${ROOM}/${talk}`, shared, `${ROOM}/${talk}/file`, `${ROOM}/${talk}/answer`]) {
    expect((await browser.get(address)).text, address).not.toContain('Are the pieces')
  }
  expect((await browser.get(`${ROOM}/${talk}`)).text).toContain('This talk waits until your test is over')
  await db.practiceSitting.delete({ where: { id: sitting } })
  for (const address of [`${ROOM}/${talk}`, shared]) expect((await browser.get(address)).text, address).toContain('Are the pieces')
})
