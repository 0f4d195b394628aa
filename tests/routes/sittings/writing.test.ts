/** Timed writing over the wire: what a form of one text may do to another. */
import { expect, test } from 'vitest'
import { findWriting } from '~/models/writing/writing.server'
import { signedIn } from '../../support/browser'

test('text written for another page is refused, and what was stored stays', async () => {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const [one, other] = await Promise.all(
    [1, 2].map(async (number) => (await browser.post(`/premium/sectional-quiz/essay/${number}`, { beside: 'others' })).location ?? ''),
  )
  const draft = { promptId: 'p', body: 'It began with a spoon.', intent: 'save' }
  const bodyOf = async (path = '') => (await findWriting({ userId: student.id, essayId: path.split('/').at(-1) ?? '' }))?.body
  expect((await browser.post(one ?? '', { ...draft, shows: one })).status).toBe(200)
  expect((await browser.post(one ?? '', { ...draft, shows: other, body: 'Another beginning.' })).status).toBe(409)
  expect(await bodyOf(one)).toBe(draft.body)
})

test('a form that does not know the newest text answers 409 with both texts, and the form to choose by', async () => {
  const { browser } = await signedIn({ tier: 'premium_annual' })
  const path = (await browser.post('/premium/sectional-quiz/essay/1')).location ?? ''
  const draft = { promptId: 'p', shows: path, seen: '0', intent: 'save' }
  expect((await browser.post(path, { ...draft, body: 'From one\r\nwindow.' })).status).toBe(200)
  const answer = await browser.post(path, { ...draft, body: 'From another.' })
  expect(answer.status).toBe(409)
  for (const text of ['From one\nwindow.', 'From another.', 'Another window has saved this text']) expect(answer.text).toContain(text)
  expect(answer.text).toMatch(/name="seen" value="1"/)
  expect((await browser.post(path, { ...draft, seen: '1', body: 'From another.' })).status).toBe(200)
  expect((await browser.get(path)).text).toContain('From another.')
})

test('a text that comes after handing in answers 409 and comes back; the same text once more is no fault', async () => {
  const { browser } = await signedIn({ tier: 'premium_annual' })
  const path = (await browser.post('/premium/sectional-quiz/essay/1')).location ?? ''
  const draft = { promptId: 'p', shows: path, seen: '0', body: 'The end.', intent: 'submit' }
  for (const _press of [1, 2]) expect(await browser.post(path, draft)).toMatchObject({ status: 303, location: path })
  const answer = await browser.post(path, { ...draft, body: 'The end, or not.', intent: 'save' })
  expect(answer.status).toBe(409)
  for (const text of ['The end, or not.', 'This writing is closed']) expect(answer.text).toContain(text)
  expect((await browser.get(path)).text).toContain('The end.')
})
