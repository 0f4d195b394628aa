/** Timed sections and writings by the forms on their pages, as a browser without scripts sends them. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { LETTERS } from '~/exam/core/item/item'
import { periodAt } from '~/utils/time/periods.server'
import type { AccountShape } from '../../factories/accounts'
import { itemsOf } from '../../factories/sittings'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

const HOUR = 60 * 60 * 1000
const AFTER_TRIAL = new Date(Date.now() - 72 * HOUR)
const OVER = 'Time ran out before you finished.'

const cover = (number: number) => `/premium/sectional-quiz/mathematics_achievement/${number}`

async function student(shape: AccountShape = {}) {
  const { student: account, browser } = await signedIn(shape)
  return { id: account.id, browser, walker: openWalker(browser) }
}

/** Presses the start on a cover; returns the sitting's id. */
async function startQuiz(walker: Walker, number = 1): Promise<string> {
  await walker.goto(cover(number))
  await walker.press(/^Start the quiz/)
  expect(walker.at()).toMatch(/\/questions\/1$/)
  return walker.at().split('/')[3] ?? ''
}

const choose = (walker: Walker, choice: number) => walker.pick(`choice-${LETTERS[choice]}`)
const isChosen = (walker: Walker, choice: number) => walker.isPicked(`choice-${LETTERS[choice]}`)
const answerOf = (sittingId: string, position: number) =>
  db.response.findFirstOrThrow({ where: { position, section: { sittingId } }, select: { choice: true, flagged: true, isRight: true } })
const moveDeadline = (sittingId: string, seconds: number) =>
  db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date(Date.now() + seconds * 1000) } })

/** Monday 00:00 Eastern, as a clock in New York shows it. */
function resetText(): string {
  const monday = periodAt('week', new Date()).end
  const day = monday.toLocaleDateString('en-US', { timeZone: 'America/New_York', weekday: 'long', month: 'long', day: 'numeric' })
  return `The count starts over on ${day}`
}

describe('what a start costs', () => {
  test('a free member starts three quizzes a week; the fourth is refused with the count and the day it starts again', async () => {
    const { walker, browser } = await student({ createdAt: AFTER_TRIAL })
    await walker.goto('/dashboard')
    expect(walker.text()).toContain('Free Tier • Limited Weekly Access')
    expect(walker.text()).toContain('Your free trial has ended')
    const early = openWalker(browser)
    await early.goto(cover(4))
    for (const number of [1, 2, 3]) {
      await walker.goto(cover(number))
      expect(walker.text()).toContain(`${number - 1}/3 used so far`)
      await startQuiz(walker, number)
    }
    await walker.goto(cover(5))
    expect(walker.text()).toContain('3/3 used')
    expect(walker.text()).toContain(resetText())
    expect([walker.count('a', 'Upgrade to Premium'), walker.count('button', /^Start the quiz/)]).toEqual([1, 0])

    await early.press('Start the quiz')
    expect(early.status()).toBe(403)
    expect(early.alert()).toContain('3/3 used: sectional quizzes this week. Upgrade to Premium for unlimited access.')
    expect(early.text()).toContain(resetText())
  })

  test('an open quiz goes on at the limit', async () => {
    const { id, walker } = await student({ createdAt: AFTER_TRIAL })
    const first = await startQuiz(walker, 1)
    for (const number of [2, 3]) await startQuiz(walker, number)
    await walker.goto(cover(3))
    expect(walker.text()).toMatch(/You are in it: 1[67] minutes left\./)
    await walker.goto('/premium/sectional-quizzes')
    expect(walker.count('a', 'Continue')).toBe(3)
    // The one whose time ends first stands first.
    await walker.follow('Continue')
    expect(walker.at()).toBe(`/premium/sittings/${first}/questions/1`)
    expect(await db.featureUse.count({ where: { userId: id } })).toBe(3)
  })

  test('the trial has no limit and counts nothing', async () => {
    const { id, walker } = await student({ createdAt: new Date(Date.now() - 10 * HOUR) })
    await walker.goto('/dashboard')
    expect(walker.text()).toMatch(/Welcome Gift: 1d 13h of Unlimited Access Remaining/)
    for (const number of [1, 2, 3, 4]) {
      await walker.goto(cover(number))
      expect(walker.text()).not.toContain('used so far')
      await startQuiz(walker, number)
    }
    expect(await db.featureUse.count({ where: { userId: id } })).toBe(0)
  })

  test('two tabs and a double press start one quiz and take one use', async () => {
    const { id, walker, browser } = await student({ createdAt: AFTER_TRIAL })
    const tabs = [walker, openWalker(browser), openWalker(browser)]
    for (const tab of tabs) await tab.goto(cover(1))
    await Promise.all(tabs.slice(0, 2).map((tab) => tab.press('Start the quiz')))
    await tabs[2]?.press('Start the quiz')
    expect(tabs[2]?.at()).toMatch(/^\/premium\/sittings\/[^/]+\/review$/)
    expect(await db.practiceSitting.count({ where: { userId: id } })).toBe(1)
    expect(await db.featureUse.count({ where: { userId: id } })).toBe(1)
  })
})

describe('a section', () => {
  test('begun on one device goes on from another with every answer', async () => {
    const { walker, browser } = await student()
    const sittingId = await startQuiz(walker)
    choose(walker, 2)
    await walker.press('Save and next')
    choose(walker, 0)
    await walker.press('Flag')
    expect(walker.count('button', 'Remove flag')).toBe(1)
    expect(await answerOf(sittingId, 2)).toMatchObject({ choice: 0, flagged: true })

    const tablet = openWalker(browser.copy())
    await tablet.goto('/dashboard')
    expect(tablet.text()).toContain('You are in the middle of something')
    await tablet.follow('Continue')
    expect(tablet.at()).toMatch(/\/questions\/3$/)
    await tablet.goto(`/premium/sittings/${sittingId}/review`)
    expect(tablet.text()).toContain('18 of 20 not answered. 1 flagged.')
    await tablet.follow('Question 1, answered')
    expect(isChosen(tablet, 2)).toBe(true)
    choose(tablet, 3)
    await tablet.press('Save and next')
    expect(isChosen(tablet, 0)).toBe(true)
    await walker.goto(`/premium/sittings/${sittingId}/questions/1`)
    expect(isChosen(walker, 3)).toBe(true)
  })

  test('that is paused keeps what is chosen, stops the clock, shows no question, and starts the clock again', async () => {
    const { walker } = await student()
    const sittingId = await startQuiz(walker)
    choose(walker, 1)
    await walker.press('Pause')
    expect(walker.count('h1', 'Paused')).toBe(1)
    expect(walker.text()).toContain('This is pause 1 of 10.')
    expect(walker.text()).toMatch(
      /The clock is stopped with 1[67] minutes(?: \d+ seconds?)? left; 1 of 20 questions are answered and saved\./,
    )
    const paused = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
    expect(paused.deadline).toBeNull()
    await walker.goto(`/premium/sittings/${sittingId}/questions/2`)
    expect(walker.at()).toBe(`/premium/sittings/${sittingId}/pause`)
    expect(walker.html()).not.toContain('type="radio"')
    await walker.press('Continue')
    expect(walker.at()).toMatch(/\/questions\/\d+$/)
    const running = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
    expect(running.deadline?.getTime()).toBeGreaterThan(Date.now() + ((paused.secondsLeft ?? 0) - 30) * 1000)
    await walker.goto(`/premium/sittings/${sittingId}/questions/1`)
    expect(isChosen(walker, 1)).toBe(true)
  })

  test('whose time is over says so, takes no more answers and counts what was answered', async () => {
    const { walker } = await student()
    const sittingId = await startQuiz(walker)
    const [first, second] = await itemsOf(sittingId)
    choose(walker, first?.answer ?? 0)
    await walker.press('Save and next')
    // Over, but within the grace for slow lines: the page still asks.
    await moveDeadline(sittingId, -1)
    const late = openWalker(walker.browser)
    await late.goto(`/premium/sittings/${sittingId}/questions/3`)
    expect(late.text()).toContain('Time is up')
    expect(late.text()).toContain('The section is closed. Everything you answered is saved and counts.')
    await moveDeadline(sittingId, -60)
    choose(walker, second?.answer ?? 0)
    await walker.press('Save and next')
    expect(walker.at()).toBe(`/premium/sittings/${sittingId}/result`)
    expect(walker.text()).toContain('got 1 of 20 right')
    expect(walker.text()).toContain(OVER)
    expect(await answerOf(sittingId, 2)).toMatchObject({ choice: null, isRight: false })
    await walker.goto(`/premium/sittings/${sittingId}/questions/1`)
    expect(walker.at()).toBe(`/premium/sittings/${sittingId}/result`)
  })

  test('ends by the press on the page that says the time is up', async () => {
    const { walker } = await student()
    const sittingId = await startQuiz(walker)
    await moveDeadline(sittingId, -1)
    await walker.goto(`/premium/sittings/${sittingId}/questions/3`)
    await walker.press('See my score')
    expect(walker.at()).toBe(`/premium/sittings/${sittingId}/result`)
    expect(walker.text()).toContain('got 0 of 20 right')
  })
})

describe('a writing', () => {
  async function started() {
    const { id, walker, browser } = await student()
    await walker.goto('/premium/sectional-quiz/essay/1')
    await walker.press('Start writing')
    const second = openWalker(browser)
    await second.goto(walker.at())
    return { id, walker, second, address: walker.at(), essayId: walker.at().split('/').at(-1) ?? '' }
  }

  const storedText = async (id: string) => (await db.essay.findUniqueOrThrow({ where: { id } })).body
  async function write(walker: Walker, text: string): Promise<void> {
    walker.fill({ 'Your text': text })
    await walker.press('Save')
  }

  test('in a window that does not know the newer text stores nothing, is told, and either text can be kept', async () => {
    const { walker, second, essayId } = await started()
    await write(walker, 'From the first window.')
    await write(second, 'From the second window.')
    expect(second.alert()).toContain('Another window has saved this text')
    expect(second.text()).toMatch(
      /From the first window\..*\d+:\d\d:\d\d [AP]M E[SD]T: \d+ words?|\d+:\d\d:\d\d [AP]M E[SD]T: \d+ words?.*From the first window\./,
    )
    expect(second.field('Your text').value).toBe('From the second window.')
    expect(await storedText(essayId)).toBe('From the first window.')
    await second.press('Keep my text')
    expect(await storedText(essayId)).toBe('From the second window.')
    expect(second.text()).toMatch(/4 words/)

    await write(walker, 'From the first window, later.')
    expect(walker.text()).toContain('From the second window.')
    await walker.follow('Continue with this text')
    expect(walker.field('Your text').value).toBe('From the second window.')
    await write(walker, 'From the second window, and more.')
    expect(await storedText(essayId)).toBe('From the second window, and more.')
  })

  test('that comes after the end is not stored, is told, and stands on the page', async () => {
    const { walker, essayId } = await started()
    await write(walker, 'In time.')
    await db.essay.update({ where: { id: essayId }, data: { deadline: new Date(Date.now() - 60_000) } })
    await write(walker, 'In time. Too late.')
    expect(walker.alert()).toContain('This writing is closed')
    expect(walker.text()).toContain('In time. Too late.')
    expect(await storedText(essayId)).toBe('In time.')
  })

  test('is refused while it is empty, asks before it is submitted, and is found again on its cover and among the tools', async () => {
    const { walker, address, essayId } = await started()
    await walker.press('Submit')
    expect(walker.alert()).toContain('There is nothing to submit yet')
    walker.fill({ 'Your text': 'It began with a spoon.' })
    await walker.press('Submit')
    expect(walker.text()).toContain('Submit your writing?')
    await walker.follow('Keep writing')
    expect(walker.field('Your text').value).toBe('It began with a spoon.')
    expect((await db.essay.findUniqueOrThrow({ where: { id: essayId } })).submittedAt).toBeNull()
    await walker.press('Submit')
    expect(walker.text()).toContain('Your text has 5 words, and all of it is saved.')
    await walker.press('Submit')
    expect(walker.text()).toContain('Submitted. 5 words.')
    expect(walker.text()).toContain('It began with a spoon.')

    await walker.goto('/premium/dashboard')
    expect(walker.html()).toMatch(/href="[^"]*essay\/2[^"]*"/)
    await walker.goto('/dashboard')
    await walker.follow(/ISEE Upper Essay, number 1/)
    expect(walker.at()).toBe(address)
    await walker.goto('/premium/sectional-quiz/essay/1')
    await walker.follow(/5 words/)
    expect(walker.at()).toBe(address)
  })
})
