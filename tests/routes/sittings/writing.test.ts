/** Timed writing over the wire: what a form of one text may do to another. */
import { expect, test } from 'vitest'
import { findWriting } from '~/models/writing/writing.server'
import { signedIn } from '../../support/browser'

test('text written for another page is refused, and what was stored stays', async () => {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const [one, other] = await Promise.all(
    [1, 2].map(async (number) => (await browser.post(`/premium/sectional-quiz/essay/${number}`)).location ?? ''),
  )
  const draft = { promptId: 'p', body: 'It began with a spoon.', intent: 'save' }
  const bodyOf = async (path = '') => (await findWriting({ userId: student.id, essayId: path.split('/').at(-1) ?? '' }))?.body
  expect((await browser.post(one ?? '', { ...draft, shows: one })).status).toBe(200)
  expect((await browser.post(one ?? '', { ...draft, shows: other, body: 'Another beginning.' })).status).toBe(409)
  expect(await bodyOf(one)).toBe(draft.body)
})
