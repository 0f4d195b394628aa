/** "Something is wrong with this question" over the wire, from the student's link to the admins' list and its file. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { markSolved } from '../../factories/practice/marks'
import { signedIn } from '../../support/browser'

const LINK = /href="(\/premium\/question-marks\/[^"]+)"/g

test('every solved question of a result leads to its mark, which keeps the key to itself and leads back', async () => {
  const { browser, student } = await signedIn()
  const { sittingId } = await markSolved(student.id)
  const result = (await browser.get(`/premium/sittings/${sittingId}/result?show=all`)).text
  const links = [...result.matchAll(LINK)].map(([, link]) => link)
  expect(new Set(links).size).toBe(20)

  const path = `/premium/question-marks/${sittingId}/2`
  expect(links).toContain(path)
  const page = (await browser.get(path)).text
  expect(page).toContain('What is wrong?')
  expect(page).not.toContain('class="steps"')
  const refused = await browser.post(path, { reason: 'magic' })
  expect([refused.status, refused.text.includes('Please choose what is wrong')]).toEqual([400, true])
  expect(await browser.post(path, { reason: 'figure' })).toMatchObject({ status: 303, location: `/premium/sittings/${sittingId}/result` })
  expect((await browser.get(path)).text).toMatch(/value="figure"[^>]*checked|checked[^>]*value="figure"/)

  const { browser: thief } = await signedIn()
  expect((await thief.get(path)).status).toBe(404)
  expect((await thief.post(path, { reason: 'figure' })).status).toBe(404)
})

test('the page of a mistake links the mark of its question', async () => {
  const { browser, student } = await signedIn()
  const { sittingId } = await markSolved(student.id)
  const { id } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: student.id } })
  expect((await browser.get(`/premium/mistakes/${id}`)).text).toMatch(new RegExp(`href="/premium/question-marks/${sittingId}/\\d+"`))
})

test('admins find it in their list, look at it with its key, sort it, and take the list as a file without a name', async () => {
  const [{ browser: admin }, { student }] = [await signedIn({ role: 'admin' }), await signedIn()]
  const { markId } = await markSolved(student.id)
  const list = '/admin/question-generator/marks'
  expect((await admin.get(`${list}?reason=unclear`)).text).toContain(`href="${list}/${markId}"`)
  expect((await admin.get(`${list}/${markId}`)).text).toContain('The question can be understood in two ways')
  expect(await admin.post(`${list}/${markId}`, { state: 'done', seen: '' })).toMatchObject({ status: 303, location: `${list}/${markId}` })
  expect((await admin.get(`${list}?state=new`)).text).not.toContain(markId)
  const file = (await admin.get(`${list}/export?state=done`)).text
  expect(file).toContain(markId)
  for (const secret of [student.id, student.email, student.username]) expect(file).not.toContain(secret)
})
