/** An essay that is shared, marked, returned, and read by its writer beside the text; and nobody else sees any of it. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { endLink } from '~/models/tutoring/links/links.server'
import { writeEssay } from '../../factories/practice/essays'
import { linkStudent } from '../../factories/tutoring/links'
import { signedIn } from '../../support/browser'
import { walkerOf } from '../../support/partner-walks'
import { openWalker } from '../../support/walker'

const TEXT = `The kitchen is where we learn. ${'My aunt rinses every cup twice, and nobody knows why. '.repeat(8)}It ends with clean hands.`

async function shared() {
  const tutor = await walkerOf('tutor')
  const { student, browser } = await signedIn()
  await linkStudent(tutor.id, student.id)
  const essayId = await writeEssay({ userId: student.id, text: TEXT, submittedAt: new Date() })
  await db.sharedWork.create({ data: { tutorId: tutor.id, studentId: student.id, essayId } })
  return { tutor: tutor.walker, link: { tutorId: tutor.id, studentId: student.id }, writer: openWalker(browser), essayId }
}

test('it is kept while it is written, returned once, and read in the workshop', async () => {
  const { tutor, writer, essayId } = await shared()
  await tutor.goto('/tutor-dashboard/marking')
  await tutor.follow('Ada Example')
  tutor.fill({ 'Comment on sentence 1': 'A strong first line.' })
  await tutor.press('Keep it for later')
  expect(tutor.field('Comment on sentence 1').value).toBe('A strong first line.')
  await writer.goto(`/premium/essay-workshop/essays/${essayId}`)
  expect(writer.text()).not.toContain('A strong first line.')

  await tutor.press('Return it')
  expect([tutor.status(), tutor.alert()]).toEqual([400, expect.stringContaining('One next step is missing')])
  expect(tutor.field('Comment on sentence 1').value).toBe('A strong first line.')
  tutor.fill({ Mark: 'solid', 'One next step': 'Say once why she rinses twice.' })
  await tutor.press('Return it')
  expect([tutor.at(), tutor.count('h2', 'Returned')]).toEqual(['/tutor-dashboard/marking', 1])

  await writer.goto(`/premium/essay-workshop/essays/${essayId}`)
  for (const said of ['What Tess Example says', 'The kitchen is where we learn.', 'A strong first line.', 'Say once why she rinses twice.'])
    expect(writer.text()).toContain(said)
  await tutor.follow('Ada Example')
  expect([tutor.count('button', 'Return it'), tutor.text().includes('Say once why')]).toEqual([0, true])
})

test('a page that knows an older state changes nothing, and keeps what was typed', async () => {
  const { tutor, essayId } = await shared()
  const other = openWalker(tutor.browser)
  for (const walker of [tutor, other]) await walker.goto(`/tutor-dashboard/marking/${essayId}`)
  tutor.fill({ 'One next step': 'The first one.' })
  await tutor.press('Keep it for later')
  other.fill({ 'One next step': 'The second one.' })
  await other.press('Keep it for later')
  expect([other.status(), other.alert()]).toEqual([409, expect.stringContaining('Another window has saved')])
  expect(other.field(/^One next step/).value).toBe('The second one.')
  expect((await db.essayMarking.findFirstOrThrow({ where: { essayId } })).nextStep).toBe('The first one.')
})

test('what is not shared, or by nobody of theirs, is not found; and what came back stays when the student leaves', async () => {
  const { tutor, link, writer, essayId } = await shared()
  const address = `/tutor-dashboard/marking/${essayId}`
  const stranger = (await walkerOf('tutor')).walker
  expect((await stranger.browser.get(address)).status).toBe(404)
  const fields = { seen: '0', intent: 'return', focusMark: 'solid', nextStep: 'Smuggled.' }
  expect((await stranger.browser.post(address, fields)).status).toBe(404)
  await tutor.browser.post(address, { ...fields, nextStep: 'Read it aloud.' })
  await endLink(link)
  expect((await tutor.browser.get(address)).status).toBe(404)
  expect((await tutor.browser.post(address, fields)).status).toBe(404)
  expect((await tutor.browser.get('/tutor-dashboard/marking')).text).not.toContain('Ada')
  await writer.goto(`/premium/essay-workshop/essays/${essayId}`)
  expect(writer.text()).toContain('Read it aloud.')
  expect(writer.text()).not.toContain('Smuggled')
})

test('a refusal never passes old words for an answer to what was saved since', async () => {
  const { tutor, essayId } = await shared()
  const other = openWalker(tutor.browser)
  for (const walker of [tutor, other]) await walker.goto(`/tutor-dashboard/marking/${essayId}`)
  tutor.fill({ 'One next step': 'The first one.' })
  await tutor.press('Keep it for later')
  other.fill({ 'One next step': 'The second one.' })
  for (const _ of [1, 2]) {
    await other.press('Keep it for later')
    expect(other.status()).toBe(409)
  }
  await other.press('Return it')
  expect(other.status()).toBe(400)
  await other.press('Keep it for later')
  expect(other.status()).toBe(409)
  expect((await db.essayMarking.findFirstOrThrow({ where: { essayId } })).nextStep).toBe('The first one.')
})

test('a long essay keeps its paragraphs, and is shown to its end', async () => {
  const { tutor, essayId } = await shared()
  const long = `${TEXT}\n${'She counts to ten. '.repeat(100)}\nThen she is done.`
  await db.essay.update({ where: { id: essayId }, data: { body: long } })
  await tutor.goto(`/tutor-dashboard/marking/${essayId}`)
  expect(tutor.text()).toContain('Then she is done.')
  expect(tutor.html().match(/<ol start="\d+"/g)).toHaveLength(3)
  expect(tutor.field('Comment on sentence 99').value).toBe('')
})
