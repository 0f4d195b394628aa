/** Timed writing over the wire: what its form and its small calls store, and what they refuse. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { findWriting } from '~/models/writing/writing.server'
import { loader } from '~/routes/learn/writing/writing'
import { offeredPrompt } from '../../factories/writings'
import { signedIn } from '../../support/browser'

const TEXT = 'It began with a spoon.'
const PROMPT = offeredPrompt('isee-upper')

async function started() {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const path = (await browser.post('/premium/sectional-quiz/essay/1')).location ?? ''
  const essayId = path.split('/').at(-1) ?? ''
  const stored = async () => {
    const writing = await findWriting({ userId: student.id, essayId })
    if (!writing) throw new Error('the writing is gone')
    return writing
  }
  return {
    student,
    browser,
    path,
    stored,
    call: `/api/writings/${essayId}/text`,
    form: { promptId: PROMPT, shows: path, seen: '0', intent: 'save' },
  }
}

test('without scripts Save keeps the text and leads back to the sheet', async () => {
  const { browser, path, form } = await started()
  expect(await browser.post(path, { ...form, body: TEXT })).toMatchObject({ status: 303, location: path })
  const page = await browser.get(path)
  for (const text of [TEXT, '5 words saved']) expect(page.text).toContain(text)
})

test('text written for another page is refused, and what was stored stays', async () => {
  const { browser, path, form, stored } = await started()
  const other = (await browser.post('/premium/sectional-quiz/essay/2', { beside: 'others' })).location ?? ''
  expect((await browser.post(path, { ...form, body: TEXT })).status).toBe(303)
  expect((await browser.post(path, { ...form, shows: other, body: 'Another beginning.' })).status).toBe(409)
  expect((await stored()).body).toBe(TEXT)
})

test('a form that does not know the newest text answers 409 with both texts, and the form to choose by', async () => {
  const { browser, path, form } = await started()
  expect((await browser.post(path, { ...form, body: 'From one\r\nwindow.' })).status).toBe(303)
  const answer = await browser.post(path, { ...form, body: 'From another.' })
  expect(answer.status).toBe(409)
  for (const text of ['From one\nwindow.', 'From another.', 'Another window has saved this text']) expect(answer.text).toContain(text)
  expect(answer.text).toMatch(/name="seen" value="1"/)
  expect((await browser.post(path, { ...form, seen: '1', body: 'From another.' })).status).toBe(303)
  expect((await browser.get(path)).text).toContain('From another.')
})

test('a text that is too long comes back whole with what to do, and what was stored stays', async () => {
  const { browser, path, form, stored } = await started()
  await browser.post(path, { ...form, body: TEXT })
  const long = `The end${'.'.repeat(20_424)}`
  const answer = await browser.post(path, { ...form, seen: '1', body: long })
  expect(answer.status).toBe(400)
  for (const text of [long, 'Your text is too long', 'please shorten yours by 431']) expect(answer.text).toContain(text)
  expect((await stored()).body).toBe(TEXT)
})

test('line ends count once, as the field counts them', async () => {
  const { browser, path, form, stored } = await started()
  const lines = 'x\n'.repeat(10_000)
  expect((await browser.post(path, { ...form, body: lines.replaceAll('\n', '\r\n') })).status).toBe(303)
  expect((await stored()).body).toBe(lines)
})

test('a form without its text empties nothing', async () => {
  const { browser, path, form, stored } = await started()
  await browser.post(path, { ...form, body: TEXT })
  expect((await browser.post(path, { ...form, seen: '1' })).status).toBe(400)
  expect((await stored()).body).toBe(TEXT)
})

test('without scripts Submit saves, a page asks, and then it is submitted; a second press is no fault', async () => {
  const { browser, path, form, stored } = await started()
  expect(await browser.post(path, { ...form, body: TEXT, intent: 'submit' })).toMatchObject({ status: 303, location: `${path}/submission` })
  const asks = await browser.get(`${path}/submission`)
  for (const text of ['Submit your writing?', '5 words']) expect(asks.text).toContain(text)
  expect((await stored()).submittedAt).toBeNull()
  const { revision } = await stored()
  for (const _press of [1, 2]) {
    expect(await browser.post(`${path}/submission`, { seen: String(revision) })).toMatchObject({ status: 303, location: path })
  }
  expect((await browser.get(path)).text).toContain('Submitted.')
  expect(await browser.get(`${path}/submission`)).toMatchObject({ status: 302, location: path })
})

test('an empty text is refused, and what was stored stays', async () => {
  const { browser, path, form, stored } = await started()
  expect((await browser.get(`${path}/submission`)).text).toContain('There is nothing to submit yet')
  expect((await browser.post(`${path}/submission`, { seen: '0' })).status).toBe(409)
  await browser.post(path, { ...form, body: TEXT })
  for (const body of ['', '  \r\n ']) {
    const answer = await browser.post(path, { ...form, seen: '1', body, intent: 'submit' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('There is nothing to submit yet')
  }
  expect(await stored()).toMatchObject({ body: TEXT, submittedAt: null })
})

test('what was saved after the page asked is not submitted unseen', async () => {
  const { browser, path, form, stored } = await started()
  await browser.post(path, { ...form, body: TEXT })
  await browser.post(path, { ...form, seen: '1', body: 'Much less.' })
  const answer = await browser.post(`${path}/submission`, { seen: '1' })
  expect(answer.status).toBe(409)
  for (const text of ['Not submitted yet', '2 words']) expect(answer.text).toContain(text)
  expect((await stored()).submittedAt).toBeNull()
})

test('a text that comes after submitting answers 409 and comes back', async () => {
  const { browser, path, form } = await started()
  await browser.post(path, { ...form, body: TEXT })
  await browser.post(`${path}/submission`, { seen: '1' })
  const answer = await browser.post(path, { ...form, seen: '1', body: 'The end, or not.' })
  expect(answer.status).toBe(409)
  for (const text of ['The end, or not.', 'This writing is closed']) expect(answer.text).toContain(text)
  expect((await browser.get(path)).text).toContain(TEXT)
})

test('a page with scripts saves by small calls, is told of another window, and its last one closes the writing', async () => {
  const { browser, call, stored } = await started()
  const save = { body: TEXT, promptId: PROMPT, page: 'one-window', number: 1, seen: 0 }
  expect(await browser.call(call, save)).toMatchObject({ status: 200, json: { state: 'saved' } })
  const other = await browser.call(call, { ...save, page: 'other-window', body: 'Mine.' })
  expect(other).toMatchObject({ status: 409, json: { state: 'elsewhere', other: { body: TEXT, promptId: PROMPT, revision: 1 } } })
  expect((await browser.call(call, { ...save, number: 2, body: `${TEXT} The end.`, isFinal: true })).status).toBe(200)
  expect((await stored()).submittedAt).not.toBeNull()
  expect(await browser.call(call, { ...save, number: 3, body: 'More.' })).toMatchObject({ status: 409, json: { state: 'closed' } })
  expect((await stored()).body).toBe(`${TEXT} The end.`)
})

test('the calls store nothing that is broken, nothing of anybody else, and nothing for a child without consent', async () => {
  const { student, browser, call, stored } = await started()
  const save = { body: TEXT, promptId: PROMPT, page: 'one-window', number: 1, seen: 0 }
  for (const broken of [{}, { ...save, body: 'x'.repeat(20_001) }, { ...save, page: '' }, { ...save, number: 0 }, { ...save, seen: -1 }]) {
    expect((await browser.call(call, broken)).status).toBe(400)
  }
  const stranger = (await signedIn()).browser
  expect(
    (await stranger.request(call, { method: 'POST', body: JSON.stringify(save), headers: { 'content-type': 'application/json' } })).status,
  ).toBe(404)
  await db.studentProfile.update({ where: { userId: student.id }, data: { holder: 'child' } })
  expect(await browser.call(call, save)).toMatchObject({ status: 403, json: { state: 'needs-parent' } })
  expect((await browser.get(call)).status).toBe(405)
  expect((await stored()).body).toBe('')
})

test('the page says whether the device may keep a text: not for a child whose parent has not agreed', async () => {
  const { student, browser, path } = await started()
  const mayKeep = async () => {
    const request = new Request(`http://localhost:3000${path}`, { headers: { cookie: browser.cookie() } })
    return (await loader({ request, params: { essayId: path.split('/').at(-1) }, context: {} })).mayKeep
  }
  expect(await mayKeep()).toBe(true)
  await db.studentProfile.update({ where: { userId: student.id }, data: { holder: 'child' } })
  expect(await mayKeep()).toBe(false)
})
