/** Hints in a whole test: asked for by a form in practice mode, never there before, never in a rehearsal, and nothing to do with estimates. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { printStep } from '~/exam/print/item.server'
import { openHint } from '~/models/sittings/whole/hints.server'
import { seenBefore } from '~/models/skills/seen.server'
import { endStep } from '~/models/tests/advance.server'
import { createStudent } from '../../factories/accounts'
import { answerIn, startWholeTest, walkTo } from '../../factories/whole-tests/begun'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const ITEMS = assembleTest('isee-upper', 1).sections[0]?.items ?? []
const itemAt = (position: number) => ITEMS[position - 1] as Item
/** As the page holds it: the words alone, because quotes and dashes are printed. */
const wordsOf = (text: string) => text.replaceAll(/[^A-Za-z]+/g, ' ').trim()
const hintWords = (position: number) => itemAt(position).hints.map((hint) => wordsOf(printStep(hint).replaceAll(/<[^>]*>|&#?\w+;/g, ' ')))
const pageWords = (text: string) => wordsOf(text.replaceAll(/<[^>]*>|&#?\w+;/g, ' '))

async function begun(mode: 'practice' | 'rehearsal' = 'practice', isUntimed = false) {
  const { browser, student } = await signedIn({ tier: 'premium_annual' })
  const sittingId = await startWholeTest({ userId: student.id, at: new Date(), choice: { mode, isUntimed } })
  const question = (position: number) => `/premium/sittings/${sittingId}.1/questions/${position}`
  const used = async (position: number) =>
    (await db.response.findUniqueOrThrow({ where: { sectionId_position: { sectionId: `${sittingId}.1`, position } } })).hintsUsed
  return { browser, userId: student.id, sittingId, sectionId: `${sittingId}.1`, question, used, walker: openWalker(browser) }
}

test('hints come one at a time, below the answer that stays, until there are no more', async () => {
  const { walker, question, used, sectionId } = await begun()
  await walker.goto(question(2))
  expect(walker.text()).toContain('it stays out of your estimate')
  walker.fillNamed({ choice: '3' })
  for (const [index, words] of hintWords(2).entries()) {
    expect(pageWords(walker.html())).not.toContain(words)
    await walker.press(index === 0 ? 'Show a hint' : 'Show another hint')
    expect(walker.at()).toBe(question(2))
    expect(pageWords(walker.html())).toContain(words)
    expect(await used(2)).toBe(index + 1)
  }
  expect(walker.count('button', /hint/)).toBe(0)
  expect(walker.text()).toContain('This question had a hint')
  expect(await db.response.findUniqueOrThrow({ where: { sectionId_position: { sectionId, position: 2 } } })).toMatchObject({ choice: 3 })
  await walker.press('Save and next')
  expect(walker.count('button', 'Show a hint')).toBe(1)
})

describe('secrecy', () => {
  let one: Awaited<ReturnType<typeof begun>>
  beforeAll(async () => {
    one = await begun()
    await one.browser.post(one.question(3), { openedAt: String(Date.now()), intent: 'hint', shown: '0' })
  })

  test('what was not asked for is in no data of the section', async () => {
    const addresses = [1, 2, 3, 4].flatMap((position) => [one.question(position), `${one.question(position)}.data`])
    const answers = [...addresses, `/api/sittings/${one.sectionId}/section`].map(async (path) => one.browser.get(path))
    // Words of one kind begin with the same hint.
    const secret = [1, 2, 3, 4].flatMap(hintWords).filter((words) => words !== hintWords(3)[0])
    expect(secret.length).toBeGreaterThanOrEqual(4)
    for (const { status, text } of await Promise.all(answers)) {
      expect(status).toBe(200)
      for (const words of secret) expect(pageWords(text)).not.toContain(words)
    }
  })

  test('what was asked for is on its page, and nobody else opens or reads one', async () => {
    expect(pageWords((await one.browser.get(one.question(3))).text)).toContain(hintWords(3)[0])
    const { browser: stranger, student } = await signedIn()
    expect((await stranger.get(one.question(3))).status).toBe(404)
    expect((await stranger.post(one.question(3), { openedAt: '0', intent: 'hint', shown: '1' })).status).not.toBe(200)
    expect(await openHint({ userId: student.id, sectionId: one.sectionId, position: 3, shown: 1 })).toBe(false)
    expect(await one.used(3)).toBe(1)
  })
})

test('a rehearsal gives none, whatever is sent, and neither does a quiz', async () => {
  const { walker, browser, question, used } = await begun('rehearsal')
  await walker.goto(question(1))
  expect(walker.count('button', /hint/)).toBe(0)
  expect(walker.text()).not.toContain('hint')
  expect((await browser.post(question(1), { openedAt: String(Date.now()), intent: 'hint', shown: '0' })).status).toBe(303)
  expect(await used(1)).toBe(0)
  expect(pageWords((await browser.get(question(1))).text)).not.toContain(hintWords(1)[0])

  const quiz = (await browser.post('/premium/sectional-quiz/verbal_reasoning/1', { beside: 'others' })).location ?? ''
  await browser.post(quiz, { openedAt: String(Date.now()), intent: 'hint', shown: '0' })
  expect(await db.response.count({ where: { section: { sittingId: quiz.split('/')[3] }, hintsUsed: { gt: 0 } } })).toBe(0)
})

test('a form that is sent twice opens one, and none opens while the section is paused, over or ended', async () => {
  const { userId, sectionId, sittingId, used } = await begun()
  const ask = (at = new Date(), shown = 0) => openHint({ userId, sectionId, position: 1, shown }, at)
  expect([await ask(), await ask()]).toEqual([true, false])
  expect(await used(1)).toBe(1)
  expect(await ask(new Date(Date.now() + 21 * 60_000), 1)).toBe(false)
  await db.sittingSection.update({ where: { id: sectionId }, data: { deadline: null, pausedAt: new Date(), secondsLeft: 600 } })
  expect(await ask(new Date(), 1)).toBe(false)
  await db.sittingSection.update({ where: { id: sectionId }, data: { deadline: new Date(Date.now() + 60_000), pausedAt: null } })
  expect(await ask(new Date(), itemAt(1).hints.length)).toBe(false)
  await endStep({ userId, sittingId, stepId: 'VR' })
  expect(await ask(new Date(), 1)).toBe(false)
  expect(await used(1)).toBe(1)
})

test('without a clock there are hints all the same', async () => {
  const { userId, sectionId } = await begun('practice', true)
  expect(await openHint({ userId, sectionId, position: 1, shown: 0 })).toBe(true)
})

describe('an answer after a hint', () => {
  let userId = ''
  let one: Awaited<ReturnType<typeof begun>>
  /** Everything in the first section right; hints on the first four questions, one of which is then answered wrong. */
  beforeAll(async () => {
    one = await begun()
    userId = one.userId
    const at = new Date()
    for (const position of [1, 2, 3, 4]) await openHint({ userId, sectionId: one.sectionId, position, shown: 0 }, at)
    for (const [index, { answer }] of ITEMS.entries()) {
      const choice = index === 0 ? (answer + 1) % 4 : answer
      await answerIn({ userId, sectionId: one.sectionId, position: index + 1, choice, at })
    }
    await walkTo({ userId, sittingId: one.sittingId }, () => false)
  })

  test('counts in the raw score and stays out of the estimate, which says so', async () => {
    const scored = await db.response.count({ where: { sectionId: one.sectionId, isScored: true } })
    const hinted = await db.response.count({ where: { sectionId: one.sectionId, isScored: true, hintsUsed: { gt: 0 } } })
    const { inputs, outputs } = await db.scoreEstimate.findFirstOrThrow({
      where: { sittingId: one.sittingId, subject: 'verbal_reasoning' },
    })
    const { hinted: tally } = inputs as unknown as { hinted: { right: number; wrong: number; omitted: number } }
    expect(tally.right + tally.wrong + tally.omitted).toBe(hinted)
    expect(hinted).toBeGreaterThan(0)
    expect(outputs).toMatchObject({ raw: { questions: scored } })
    const report = pageWords((await one.browser.get(`/premium/tests/${one.sittingId}/report`)).text)
    expect(report).toContain('of the questions had a hint They stay out of the estimate')
    expect(report).toMatch(/with a hint count(s)? here and stays? out of the estimate/)
    const section = await one.browser.get(`/premium/tests/${one.sittingId}/report/VR`)
    expect(section.text.replaceAll(/<[^>]*>/g, '')).toContain('Questions 1, 2, 3, 4 had a hint, and stay out of the estimate.')
  })

  test('moves no estimate of a skill, and its mistake knows the hint', async () => {
    const estimates = await db.skillEstimate.findMany({ where: { userId, subject: 'verbal_reasoning' } })
    expect(estimates.reduce((sum, { answers }) => sum + answers, 0)).toBe(ITEMS.length - 4)
    const [mistake] = await db.wrongAnswer.findMany({ where: { studentId: userId } })
    expect(mistake?.metadata).toMatchObject({ hintsUsed: 1 })
  })
})

test('a hint that was seen makes the question seen for the next sitting of it', async () => {
  const { id: userId } = await createStudent()
  const at = new Date()
  const first = await startWholeTest({ userId, at, choice: { mode: 'practice' } })
  await openHint({ userId, sectionId: `${first}.1`, position: 1, shown: 0 }, at)
  const { itemId } = await db.response.findUniqueOrThrow({ where: { sectionId_position: { sectionId: `${first}.1`, position: 1 } } })
  const question = { itemId, item: itemAt(1) }
  const isSeen = await seenBefore(db, { userId, sittingId: 'another', before: new Date(Date.now() + 60_000) }, [question])
  expect(isSeen(question)).toBe(true)
})
