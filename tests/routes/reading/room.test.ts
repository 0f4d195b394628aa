/** The reading room over the wire, without scripts: the shelf, a passage from its cover to its last answer, and the record. */
import { describe, expect, test } from 'vitest'
import { findLine } from '~/content/passages/lines'
import { passageNotes } from '~/content/reading/reading.server'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'
import { curlyQuotes } from '~/exam/print/quotes'
import { shelfOf, shelfPassage } from '~/exam/reading/library.server'
import { readPassage } from '../../factories/practice/readings'
import { itemsOf, sitQuiz, wrongChoice } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const ROOM = '/premium/reading-comprehension'
const LEVEL = 'isee-upper'
const MINUTE = 60_000

type Shape = Parameters<typeof signedIn>[0]

async function at(path: string, shape: Shape = {}) {
  const { browser, student } = await signedIn({ profile: { level: LEVEL, gradeApplied: 9 }, ...shape })
  const walker = openWalker(browser)
  await walker.goto(path)
  return { walker, browser, student }
}

const [FIRST, SECOND, THIRD, FOURTH] = shelfOf(LEVEL).passages.map(({ id }) => id) as [string, string, string, string]
const cover = (passageId: string) => `${ROOM}/passages/${passageId}?level=${LEVEL}`
const titleOf = (passageId: string) => shelfPassage(LEVEL, passageId)?.title ?? passageId

test('a visitor signs in first and comes back', async () => {
  expect((await openBrowser().get(`${ROOM}/record`)).location).toBe('/login?redirectTo=%2Fpremium%2Freading-comprehension%2Frecord')
})

describe('the shelf', () => {
  test('has the passages of the level over several pages, and none that whole tests keep', async () => {
    const { walker } = await at(ROOM)
    const { passages } = shelfOf(LEVEL)
    let text = walker.text()
    for (let page = 2; page <= Math.ceil(passages.length / 12); page++) {
      await walker.follow(`Page ${page}`)
      text += walker.text()
    }
    for (const { title } of passages) expect(text).toContain(title)
    for (const level of LEVELS) {
      for (const { passage } of shelfOf(level).passages) expect(passage.pool).toBe('practice')
    }
    expect((await at(`${ROOM}/passages/u01`)).walker.status()).toBe(404)
  })

  test('is narrowed by kind, length and reading, keeps what was chosen, and says so where nothing fits', async () => {
    const { walker, student } = await at(ROOM)
    const science = shelfOf(LEVEL).passages.filter(({ kind }) => kind === 'science')
    await readPassage({ userId: student.id, level: LEVEL, passageId: science[0]?.id ?? '' })
    walker.fill({ Kind: 'science', Read: 'yes' })
    await walker.press('Show')
    expect(walker.text()).toContain(science[0]?.title)
    expect(walker.text()).not.toContain(science[1]?.title)
    expect(walker.field('Kind').value).toBe('science')
    expect(walker.text()).toContain('You have read 1 of them.')

    await walker.goto(`${ROOM}?level=${LEVEL}&kind=fiction&read=yes`)
    await walker.follow('Show all passages')
    expect(walker.text()).not.toContain('No passage fits')
    for (const search of ['level=rap', 'kind=__proto__', 'page=99999', 'page=-1', 'read=maybe', 'length=%00']) {
      await walker.goto(`${ROOM}?${search}`)
      expect(walker.status()).toBe(200)
    }
  })
})

test('a student reads a passage, answers its questions with what proves them, and finds it in the record', async () => {
  const { walker, student } = await at(cover(FIRST))
  await walker.press('Open the passage')
  const { sittingId } = await db.passageReading.findFirstOrThrow({ where: { studentId: student.id } })
  const reading = `/premium/readings/${sittingId}`
  expect(walker.at()).toBe(reading)
  expect(walker.text()).toContain('Read first')
  expect(walker.text()).not.toContain('Answer the questions')
  // Before it is read there is neither question nor model.
  await walker.goto(`${reading}/questions/1`)
  expect(walker.at()).toBe(reading)
  await walker.goto(`${reading}/main-idea`)
  expect(walker.at()).toBe(reading)

  await db.session.updateMany({ where: { userId: student.id }, data: { createdAt: new Date(Date.now() - 9 * MINUTE) } })
  await db.passageReading.update({ where: { sittingId }, data: { openedAt: new Date(Date.now() - 3 * MINUTE) } })
  await walker.press('I have read it: to the questions')
  const items = await itemsOf(sittingId)
  for (const [index, item] of items.entries()) {
    expect(walker.at()).toBe(`${reading}/questions/${index + 1}`)
    expect(walker.html()).not.toContain('class="proof')
    walker.fillNamed({ choice: String(index === 1 ? wrongChoice(item) : item.answer) })
    await walker.press('Check my answer')
    expect(walker.text()).toContain(index === 1 ? 'Not this time' : 'Right')
    const quotes = passageNotes(FIRST)?.proof[index] ?? []
    for (const quote of quotes) {
      const { from } = findLine(item.passage?.lines ?? [], quote) ?? { from: 0 }
      expect(walker.html()).toMatch(new RegExp(`id="line-${from}" class="[^"]*proof"`))
    }
    if (index < items.length - 1) await walker.follow('Next question')
  }
  await walker.follow('All answered. See the result')
  expect(walker.text()).toContain(`${items.length - 1} of ${items.length} right.`)
  expect(walker.text()).toMatch(/\d+ words a minute\./)

  const mistakes = await db.wrongAnswer.findMany({ where: { studentId: student.id } })
  expect(mistakes.map(({ questionId }) => questionId)).toEqual([items[1]?.id])
  await walker.goto(`/premium/mistakes/${mistakes[0]?.id}`)
  expect(walker.status()).toBe(200)
  await walker.goto(`${ROOM}/record`)
  expect(walker.text()).toContain(titleOf(FIRST))
  expect(walker.text()).toContain(`${items.length - 1} of ${items.length}`)
  expect(walker.text()).toMatch(/Lately you read \d+ words a minute/)
  // Nothing of it is in the results of tests and quizzes.
  await walker.goto(`/premium/sittings/${sittingId}/result`)
  expect(walker.status()).toBe(404)
})

test('the shelf of the other exam says at which level a passage was read, and its page names the exam', async () => {
  const { walker, student } = await at(ROOM)
  const both = shelfOf('ssat-upper').passages.map(({ id }) => id)
  const shared = shelfOf(LEVEL).passages.find(({ id }) => both.slice(0, 12).includes(id))?.id ?? ''
  await readPassage({ userId: student.id, level: LEVEL, passageId: shared })
  await walker.goto(`${ROOM}?level=ssat-upper`)
  expect(walker.text()).toContain('Read at ISEE Upper')
  await walker.goto(`${ROOM}/passages/${shared}?level=ssat-upper`)
  expect(walker.text()).toContain('ISEE Upper')
})

test('an open passage is named by its title where work goes on', async () => {
  const { walker, student } = await at(ROOM)
  await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST, seconds: null })
  await walker.goto('/dashboard')
  expect(walker.text()).toContain(`Reading: ${titleOf(FIRST)}`)
})

describe('what is answered', () => {
  test('stays as it was answered first, and a choice that is not there is none', async () => {
    const { browser, student } = await at(ROOM)
    const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST })
    const [item] = await itemsOf(sittingId)
    const address = `/premium/readings/${sittingId}/questions/1`
    const answer = (choice: string, more = {}) => browser.post(address, { choice, openedAt: String(Date.now()), shows: address, ...more })
    expect((await browser.post(address, { openedAt: '1' })).status).toBe(400)
    for (const [sent, said] of [
      [{ choice: '9' }, 'We did not receive all of that'],
      [{ choice: '1', openedAt: 'x' }, 'We did not receive all of that'],
      [{ choice: '4' }, 'This question has no such choice'],
      [{ choice: '1', struck: '4' }, 'This question has no such choice'],
      [{ choice: undefined }, 'Choose an answer first'],
    ] as const) {
      const { status, text } = await browser.post(address, { openedAt: String(Date.now()), shows: address, ...sent })
      expect([sent, status, text.includes(said)]).toEqual([sent, 400, true])
    }
    expect((await answer('1', { shows: '/premium/readings/another/questions/1' })).status).toBe(409)
    expect((await browser.get(address)).text).not.toContain('✓')
    expect((await answer(String(item?.answer))).status).toBe(303)
    expect((await answer(String(((item?.answer ?? 0) + 1) % 4))).status).toBe(303)
    expect(await db.response.count({ where: { section: { sittingId }, isRight: true } })).toBe(1)
    expect(await db.wrongAnswer.count({ where: { studentId: student.id } })).toBe(0)
    for (const page of ['questions/0', 'questions/7', 'questions/x']) {
      expect((await browser.get(`/premium/readings/${sittingId}/${page}`)).status).toBe(404)
    }
  })

  test('is nobody else’s', async () => {
    const { student } = await at(ROOM)
    const other = await at(ROOM)
    const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST })
    for (const page of ['', '/questions/1', '/notes', '/main-idea']) {
      expect((await other.browser.get(`/premium/readings/${sittingId}${page}`)).status).toBe(404)
      expect((await other.browser.post(`/premium/readings/${sittingId}${page}`, { intent: 'read' })).status).toBe(404)
    }
  })
})

describe('the week', () => {
  test('has three passages for a free student, each taken once, and says so after them', async () => {
    const { walker, browser, student } = await at(ROOM)
    for (const passageId of [FIRST, SECOND, THIRD]) {
      await browser.post(cover(passageId))
      await browser.post(cover(passageId))
    }
    expect(await db.featureUse.count({ where: { userId: student.id, feature: 'reading_comprehension' } })).toBe(3)
    const refused = await browser.post(cover(FOURTH))
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('3/3 used: reading passages this week. Upgrade to Premium for unlimited access.')
    await walker.goto(cover(FOURTH))
    expect(walker.text()).toContain('3/3 used')
    expect(walker.text()).not.toContain('Open the passage')
    // What is open stays open.
    await walker.goto(cover(FIRST))
    expect(walker.at()).toMatch(/^\/premium\/readings\//)
  })

  test.each([
    ['in the trial', { createdAt: new Date() }],
    ['with a plan', { tier: 'premium_annual' }],
  ] as const)('has no limit %s', async (_, shape) => {
    const { browser, student } = await at(ROOM, shape)
    for (const passageId of [FIRST, SECOND, THIRD, FOURTH]) expect((await browser.post(cover(passageId))).status).toBe(303)
    expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)
  })
})

test('a passage of an open quiz waits until the quiz is over, read or not', async () => {
  const { walker, browser, student } = await at(ROOM, { tier: 'premium_annual' })
  const quiz = { userId: student.id, level: LEVEL, subject: 'reading_comprehension', number: 1 } as const
  // Published: everybody's quiz 1 has the same passages.
  const other = await at(ROOM, { tier: 'premium_annual' })
  const same = await sitQuiz({ ...quiz, userId: other.student.id, at: new Date(), choose: () => null, stopAfter: 0 })
  const passages = [...new Set((await itemsOf(same)).flatMap(({ passage }) => passage?.id ?? []))]
  const [begun = '', fresh = ''] = passages.filter((id) => shelfPassage(LEVEL, id))
  expect(fresh).not.toBe('')
  const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: begun })
  const open = await sitQuiz({ ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })

  for (const page of ['', '/questions/1', '/notes', '/main-idea']) {
    expect((await browser.get(`/premium/readings/${sittingId}${page}`)).location).toBe(cover(begun))
    expect((await browser.post(`/premium/readings/${sittingId}${page}`, { choice: '0', openedAt: '1' })).location).toBe(cover(begun))
  }
  await walker.goto(cover(begun))
  expect(walker.text()).toContain('It stands in a test or quiz that you have open.')
  expect((await browser.post(cover(fresh))).status).toBe(409)
  expect(await db.passageReading.count({ where: { studentId: student.id } })).toBe(1)

  await db.practiceSitting.update({ where: { id: open }, data: { status: 'ended', endedAt: new Date(), openKey: null } })
  expect((await browser.get(`/premium/readings/${sittingId}`)).status).toBe(200)
})

test('printed quotation marks stand in what is shown', async () => {
  const { walker, student } = await at(ROOM)
  const choose = ({ answer }: Item) => answer
  const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST, choose })
  await walker.goto(`/premium/readings/${sittingId}/main-idea`)
  walker.fill({ 'Your sentence': 'It is about "something" else.' })
  await walker.press('Compare it')
  expect(walker.text()).toContain(curlyQuotes(passageNotes(FIRST)?.idea.model ?? ''))
})
