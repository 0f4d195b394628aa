/** Words of need are answered by our fixed, kind text, whatever rule stands in the way of other words. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { talkOf } from '../../factories/practice/talks'
import { signedIn } from '../../support/browser'

const ROOM = '/premium/ai-tutor'
const TEEN = { profile: { level: 'isee-upper', gradeApplied: 9, holder: 'teen' } } as const
const CHILD = { profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child', parentEmail: 'parent@example.com' } } as const
const KIND = 'What you wrote sounds hard'
const NEED = 'I want to die'

const usesOf = (userId: string) => db.featureUse.count({ where: { userId } })

describe('words of need', () => {
  test('in a talk that is over stand there with the answer', async () => {
    const { browser, student } = await signedIn(TEEN)
    const talk = await talkOf(student.id)
    await db.tutorConversation.update({ where: { id: talk }, data: { createdAt: new Date(Date.now() - 48 * 3_600_000) } })
    expect((await browser.post(`${ROOM}/${talk}`, { text: NEED, number: '3' })).status).toBe(303)
    expect((await browser.get(`${ROOM}/${talk}`)).text).toContain(KIND)
    expect(await usesOf(student.id)).toBe(0)
  })

  test('from a second tab, or while an answer failed, are answered on the page', async () => {
    const { browser, student } = await signedIn(TEEN)
    const talk = await talkOf(student.id)
    const late = await browser.post(`${ROOM}/${talk}`, { text: NEED, number: '1' })
    expect([late.status, late.text.includes(KIND), late.text.includes('988')]).toEqual([200, true, true])
    await db.tutorMessage.updateMany({ where: { conversationId: talk, author: 'tutor' }, data: { isWhole: false, body: '' } })
    expect((await browser.post(`${ROOM}/${talk}`, { text: NEED, number: '3' })).text).toContain(KIND)
    expect(await usesOf(student.id)).toBe(0)
  })

  test('of a child without a parent’s permission are answered and not stored', async () => {
    const { browser, student } = await signedIn(CHILD)
    const page = await browser.post(ROOM, { text: NEED, once: 'abcdefghijklmnop-1' })
    expect([page.status, page.text.includes(KIND)]).toEqual([200, true])
    expect(await db.tutorConversation.count({ where: { studentId: student.id } })).toBe(0)
  })

  test('are not in the name of the talk, and neither is what is masked', async () => {
    const { browser, student } = await signedIn(TEEN)
    await browser.post(ROOM, { text: NEED, once: 'abcdefghijklmnop-1' })
    await browser.post(ROOM, { text: 'Mail me at ann@example.com', once: 'abcdefghijklmnop-2' })
    const titles = await db.tutorConversation.findMany({
      where: { studentId: student.id },
      orderBy: { createdAt: 'asc' },
      select: { title: true },
    })
    expect(titles.map(({ title }) => title)).toEqual(['A question of my own', 'Mail me at [email removed]'])
  })
})
