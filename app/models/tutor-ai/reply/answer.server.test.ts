/** The tutor's answers against the stand-in, on good days and on every bad one: nothing wrong is shown, nothing is lost, and uses come back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { askModel } from '~/jobs/ai/ask-model.server'
import { storeItems } from '~/models/bank/item-store.server'
import { membershipOf } from '~/models/membership/membership'
import { createStudent } from '../../../../tests/factories/accounts'
import { setFaults } from '../../../../tests/support/post-office'
import type { About } from '../about.server'
import { askAgain, beginTalk, sendMessage } from '../send.server'
import { findTalk } from '../talks.server'
import { INJECTIONS } from './injections'

const LEVEL = 'isee_upper'
const [ITEM] = assembleQuiz('isee-upper', 'quantitative_reasoning', 1).items
if (!ITEM) throw new Error('no item')
const FREE = membershipOf({ createdAt: new Date(0), subscriptions: [] }, new Date())
const QUESTION = 'I do not get this one'

let student: { id: string; membership: typeof FREE }
let about: About
beforeEach(async () => {
  const { id } = await createStudent()
  student = { id, membership: FREE }
  const [itemId = ''] = await storeItems(db, [ITEM])
  const choice = (ITEM.answer + 1) % ITEM.choices.length
  about = { topic: 'question', title: ITEM.skill, subject: ITEM.subject, itemId, choice, reference: null }
})
afterEach(async () => {
  await setFaults({})
  await db.aiDay.deleteMany()
})

const begin = (text = QUESTION) => beginTalk({ student, about, level: LEVEL, text, once: 'x'.repeat(20) })
const uses = () => db.featureUse.count({ where: { userId: student.id, feature: 'ai_tutor' } })

/** What the worker would do. */
async function work() {
  for (const { id } of await db.aiTask.findMany({ where: { userId: student.id, state: 'waiting' } }))
    await askModel({ data: { taskId: id } })
}

async function talkOf(id: string | null) {
  const talk = await findTalk({ userId: student.id, id: id ?? '' })
  if (!talk) throw new Error('no talk')
  return talk
}

async function lastOf(id: string | null) {
  const message = (await talkOf(id)).messages.at(-1)
  if (!message) throw new Error('nothing was said')
  return message
}

test('the first answer looks at the mistake, and a talk goes on step by step for one use', async () => {
  const { outcome, talkId } = await begin()
  expect(outcome).toBe('sent')
  await work()
  expect(await lastOf(talkId)).toMatchObject({ origin: 'model', isWhole: true, heldBack: 0 })
  expect((await lastOf(talkId)).body).toContain('may have happened')

  await sendMessage({ student, talkId: talkId ?? '', text: 'ok', number: 3 })
  await work()
  expect((await lastOf(talkId)).body.length).toBeGreaterThan(20)
  expect(await uses()).toBe(1)
})

test('two clicks say it once', async () => {
  const sent = await Promise.all([begin(), begin()])
  expect(sent.map(({ outcome }) => outcome).toSorted()).toEqual(['already', 'sent'])
  expect(new Set(sent.map(({ talkId }) => talkId)).size).toBe(1)
  expect([await db.tutorConversation.count({ where: { studentId: student.id } }), await uses()]).toEqual([1, 1])
})

test('the fourth talk of a week meets the limit and writes nothing', async () => {
  for (let talk = 0; talk < 3; talk++) {
    const once = `own-talk-number-${talk}-x`
    expect(await beginTalk({ student, about: { ...about, itemId: null, topic: 'own' }, level: LEVEL, text: QUESTION, once })).toMatchObject(
      { outcome: 'sent' },
    )
  }
  expect(await begin()).toEqual({ outcome: 'limit', talkId: null })
  expect(await db.tutorConversation.count({ where: { studentId: student.id } })).toBe(3)
})

test('distress is answered by us at once: no model is asked, and it costs no use', async () => {
  const { outcome, talkId } = await begin('I want to kill myself')
  expect(outcome).toBe('cared')
  expect(await lastOf(talkId)).toMatchObject({ origin: 'care', isWhole: true })
  expect((await lastOf(talkId)).body).toContain('988')
  expect([await uses(), await db.aiTask.count({ where: { userId: student.id } })]).toEqual([0, 0])
})

test('what would find a child is neither stored nor sent', async () => {
  const { talkId } = await begin('Call me at 212-555-0147, I live at 12 Maple Street')
  await work()
  const stored = JSON.stringify(await talkOf(talkId))
  const asked = JSON.stringify(await sentToModel())
  for (const secret of ['555-0147', 'Maple']) expect(stored + asked).not.toContain(secret)
})

async function sentToModel(): Promise<unknown[]> {
  const { env } = await import('~/env.server')
  return (await (await fetch(`${env.AI_API_URL}/asked.json`)).json()) as unknown[]
}

test('nothing personal is sent: no name, no address, no id', async () => {
  const account = await db.user.findUniqueOrThrow({ where: { id: student.id } })
  await begin()
  await work()
  const last = JSON.stringify((await sentToModel()).at(-1))
  for (const secret of [account.id, account.email, account.username, account.lastName]) expect(last).not.toContain(secret)
})

describe('a use comes back, and the question is kept, after', () => {
  test.each([
    ['a broken server', { status: 500 }],
    ['a broken line', { reset: true }],
    ['no JSON', { garbage: true }],
    ['a stream that breaks off', { cut: true }],
  ])('%s', async (_name, fault) => {
    await setFaults({ model: fault })
    const { talkId } = await begin()
    expect(await uses()).toBe(1)
    await work()
    expect(await uses()).toBe(0)
    const talk = await talkOf(talkId)
    expect(talk.messages[0]?.body).toBe(QUESTION)
    expect(talk.messages[1]).toMatchObject({ isWhole: false })

    await setFaults({})
    expect(await askAgain({ student, talkId: talkId ?? '' })).toBe('sent')
    await work()
    expect(await lastOf(talkId)).toMatchObject({ isWhole: true, origin: 'model' })
    expect(await uses()).toBe(1)
  })
})

test('a later failure gives no use back: the talk has had an answer', async () => {
  const { talkId } = await begin()
  await work()
  await setFaults({ model: { status: 500 } })
  await sendMessage({ student, talkId: talkId ?? '', text: 'and now?', number: 3 })
  await work()
  expect(await uses()).toBe(1)
})

test.each([['wrong'], ['nonsense'], ['hostile']])(
  'a model that is %s is asked once more, and then our own next step stands there',
  async (says) => {
    await setFaults({ model: { says } })
    const { talkId } = await begin()
    await work()
    const { origin, body, isWhole, heldBack } = await lastOf(talkId)
    expect({ origin, isWhole, heldBack }).toEqual({ origin: 'steps', isWhole: true, heldBack: 2 })
    expect([...ITEM.hints, ...ITEM.steps]).toContain(body)
  },
)

test.each(INJECTIONS)('no attack moves a rule: %s', async (text) => {
  await setFaults({ model: { says: 'hostile' } })
  const { talkId } = await begin(text)
  await work()
  const { body } = await lastOf(talkId)
  expect([...ITEM.hints, ...ITEM.steps]).toContain(body)
})
