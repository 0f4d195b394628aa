/** The study plan over the wire: made, changed, ticked by the work itself, put in a calendar, and carried on after a test. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { addDays, dateOfDay, dayOfDate, weekdayOf } from '~/exam/plan/days'
import { seasonOf } from '~/exam/plan/seasons'
import { PLAN_FIELDS, WEEKDAYS } from '~/models/plan/fields'
import { dayIn } from '~/utils/time/periods.server'
import { listTestDate, makePlan } from '../../factories/practice/plans'
import { sitQuiz } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const today = dayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(today, days)

async function planning(shape: Parameters<typeof signedIn>[0] = {}, plan?: Parameters<typeof makePlan>[1]) {
  const { browser, student } = await signedIn({ tier: 'premium_annual', ...shape })
  if (plan) await makePlan(student.id, plan)
  return { walker: openWalker(browser), browser, userId: student.id }
}
const profileOf = (userId: string) => db.studentProfile.findUniqueOrThrow({ where: { userId } })
const planOf = (userId: string) => db.studyPlan.findUniqueOrThrow({ where: { userId } })

describe('a plan', () => {
  test('is made by a form, and gives today a few starts with their reasons', async () => {
    const { walker, userId } = await planning()
    await walker.goto('/premium/plan')
    expect(walker.at()).toBe('/premium/plan/settings')
    walker.fill({ 'Day of your test': inDays(30) })
    await walker.press('Make the plan')
    expect(walker.at()).toBe('/premium/plan')
    expect(walker.text()).toContain('30 days to go')
    expect(walker.html()).toContain('class="plan-steps"')
    expect((await profileOf(userId)).testDate).toEqual(dateOfDay(inDays(30)))
    expect((await planOf(userId)).minutes).toBe(30)
  })

  test('without a date runs for twelve weeks', async () => {
    const { walker } = await planning()
    await walker.goto('/premium/plan/settings')
    await walker.press('Make the plan')
    expect(walker.text()).toContain('No test date yet: this plan runs to')
  })

  test('that nears its end goes on for twelve more', async () => {
    const { walker } = await planning({}, { startedOn: inDays(-80) })
    await walker.goto('/premium/plan')
    const last = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(dateOfDay(inDays(87)))
    expect(walker.text()).toContain(`this plan runs to ${last}`)
  })

  test('takes no day that is over, and offers the season that comes', async () => {
    const { walker, userId } = await planning()
    await walker.goto('/premium/plan/settings')
    walker.fill({ 'Day of your test': inDays(-1) })
    await walker.press('Make the plan')
    expect([walker.status(), walker.text()]).toEqual([
      400,
      expect.stringMatching(/This day is over. The (next season of the ISEE|season that is open) is/),
    ])
    expect(walker.field('Day of your test').value).toBe(inDays(-1))
    expect(await db.studyPlan.count({ where: { userId } })).toBe(0)
  })

  test('of a test that is tomorrow is one day of rest', async () => {
    const { walker } = await planning({}, { testDate: inDays(1) })
    await walker.goto('/premium/plan')
    expect(walker.text()).toContain('Your test is tomorrow')
    expect(walker.text()).toContain('Rest, and get your things ready')
  })

  test('needs a day to work on, and a day for whole tests that is not off', async () => {
    const { browser } = await planning()
    const all = Object.fromEntries(WEEKDAYS.map((name) => [`off${name}`, 'yes']))
    const none = await browser.post('/premium/plan/settings', { minutes: '30', testWeekday: 'none', ...all })
    expect([none.status, none.text.includes('Please leave at least one day')]).toEqual([400, true])
    const off = await browser.post('/premium/plan/settings', { minutes: '30', testWeekday: 'Sunday', offSunday: 'yes' })
    expect([off.status, off.text.includes('You have marked this day as a day off')]).toEqual([400, true])
  })

  test('keeps a goal that is on the list and refuses another', async () => {
    const { browser, userId } = await planning()
    const form = { minutes: '30', testWeekday: 'none' }
    expect((await browser.post('/premium/plan/settings', { ...form, goalVerbalReasoning: '1-99' })).status).toBe(400)
    await browser.post('/premium/plan/settings', { ...form, goalVerbalReasoning: '7-9' })
    expect((await planOf(userId)).goals).toEqual({ verbal_reasoning: { low: 7, high: 9 } })
  })

  test('names the days on the list with their source', async () => {
    const heldOn = inDays(60 + (process.pid % 500))
    await listTestDate(heldOn)
    const { walker } = await planning()
    await walker.goto('/premium/plan/settings')
    expect(walker.html()).toContain(`<option value="${heldOn}"`)
    expect(walker.text()).toContain('www.example.com')
  })
})

describe('today', () => {
  test('stands still while its starts are ticked by the work itself, on the plan and on the dashboard', async () => {
    const { walker, userId } = await planning({}, { minutes: 20 })
    await walker.goto('/premium/plan')
    const steps = await stepsOf(userId)
    const quiz = steps.find(({ kind }) => kind === 'section')
    if (!quiz?.subject || !quiz.number) throw new Error('no timed quiz today')
    const { subject, number } = quiz as { subject: 'verbal_reasoning'; number: number }
    await sitQuiz({ userId, level: 'isee-upper', subject, number, at: new Date(Date.now() - 11 * 60_000), choose: ({ answer }) => answer })
    await walker.goto('/premium/plan')
    expect(walker.text()).toContain('1 of')
    expect(await stepsOf(userId)).toEqual(steps)
    await walker.goto('/dashboard')
    expect(walker.html()).toMatch(/timed quiz[\s\S]{0,200}Done/)
  })

  test('is planned again when its settings change, and free on a day off', async () => {
    const { walker, userId } = await planning({}, { minutes: 60 })
    await walker.goto('/premium/plan')
    const before = await stepsOf(userId)
    await walker.goto(`/premium/plan/days/${today}`)
    walker.fill({ 'Time on this day': '0' })
    await walker.press('Save')
    expect(walker.text()).toContain('Today is free')
    expect([before.length > 0, await stepsOf(userId)]).toEqual([true, []])
    await walker.goto(`/premium/plan/days/${today}`)
    await walker.press('As usual again')
    expect((await stepsOf(userId)).length).toBe(before.length)
  })

  test.each(PLAN_FIELDS.minutes.choices)('keeps %s minutes as a day that is saved as it stands', async (minutes) => {
    const { walker, userId } = await planning({}, { minutes: Number(minutes) })
    await walker.goto(`/premium/plan/days/${today}`)
    await walker.press('Save')
    expect((await db.planChange.findFirstOrThrow({ where: { userId } })).minutes).toBe(Number(minutes))
  })

  test('a weekday off is shown as one', async () => {
    const { walker } = await planning({}, { daysOff: [weekdayOf(inDays(3))] })
    await walker.goto(`/premium/plan/days/${inDays(3)}`)
    expect(walker.field('Time on this day').value).toBe('0')
  })

  test('offers to make a plan where there is none', async () => {
    const { walker } = await planning()
    await walker.goto('/dashboard')
    await walker.follow('Make a study plan')
    expect(walker.at()).toBe('/premium/plan/settings')
  })
})

async function stepsOf(userId: string) {
  const { steps } = await db.planDay.findUniqueOrThrow({ where: { userId_day: { userId, day: dateOfDay(today) } } })
  return (steps as unknown as { steps: { kind: string; subject?: string; number?: number }[] }).steps
}

test('a day that is over, too far, or no day at all cannot be changed', async () => {
  const { browser } = await planning({}, {})
  for (const day of [inDays(-1), inDays(400), '2026-02-30', 'tomorrow']) {
    expect((await browser.get(`/premium/plan/days/${day}`)).status).toBe(404)
    expect((await browser.post(`/premium/plan/days/${day}`, { minutes: '30' })).status).toBe(404)
  }
})

describe('a calendar', () => {
  test('reads the plan by a secret address until that is revoked', async () => {
    const { walker, userId } = await planning({}, { testDate: inDays(9) })
    await walker.goto('/premium/plan/calendar')
    await walker.press('Make an address')
    const address = new URL(walker.field('Copy this into “Add a calendar by URL”').value)
    const path = address.pathname + address.search
    const program = openBrowser()
    const read = await program.get(path)
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(read.text).toContain(`DTSTART;VALUE=DATE:${inDays(9).replaceAll('-', '')}`)
    expect(read.text).toContain('Your test. Good luck!')
    expect((await planOf(userId)).feedHash).not.toContain(address.searchParams.get('token'))

    await walker.goto('/premium/plan/calendar')
    await walker.press('Make a new address')
    expect((await program.get(path)).status).toBe(404)
    await walker.press('Revoke the address')
    expect((await planOf(userId)).feedHash).toBeNull()
  })

  test('has no days once the account is to be deleted', async () => {
    const { walker, userId } = await planning({}, {})
    await walker.goto('/premium/plan/calendar')
    await walker.press('Make an address')
    const address = new URL(walker.field('Copy this into “Add a calendar by URL”').value)
    await db.accountDeletion.create({ data: { userId, askedBy: 'account', dueAt: new Date(Date.now() + 1e9) } })
    expect((await openBrowser().get(address.pathname + address.search)).status).toBe(404)
  })
})

describe('after the test', () => {
  const passed = inDays(-2)

  test('the plan asks how to go on, and a retake of the ISEE waits for the next season', async () => {
    const { walker, userId } = await planning({}, { testDate: passed })
    await walker.goto('/premium/plan')
    expect(walker.at()).toBe('/premium/plan/after-test')
    const sameSeason = seasonOf(passed).to > today ? seasonOf(passed).to : null
    walker.fillNamed({ next: 'retake' })
    if (sameSeason) {
      walker.fill({ 'Day of the next test': sameSeason })
      await walker.press('Go on')
      expect(walker.text()).toContain('The ISEE may be taken once in a season')
    }
    const next = addDays(seasonOf(passed).to, 40)
    walker.fill({ 'Day of the next test': next })
    await walker.press('Go on')
    expect(walker.at()).toBe('/premium/plan')
    expect(dayOfDate((await planOf(userId)).satOn ?? new Date(0))).toBe(passed)
    expect((await profileOf(userId)).testDate).toEqual(dateOfDay(next))
  })

  test('the settings wait until that is said, and take no other day meanwhile', async () => {
    const { walker, browser, userId } = await planning({}, { testDate: passed })
    await walker.goto('/premium/plan/settings')
    expect(walker.at()).toBe('/premium/plan/after-test')
    const form = { minutes: '30', testWeekday: 'none', testDate: inDays(60) }
    expect((await browser.post('/premium/plan/settings', form)).location).toBe('/premium/plan/after-test')
    expect((await profileOf(userId)).testDate).toEqual(dateOfDay(passed))
  })

  test('a first plan with a day that has passed is not called ready', async () => {
    const { walker, userId } = await planning()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(passed) } })
    await walker.goto('/premium/plan/settings')
    await walker.press('Make the plan')
    expect(walker.at()).toBe('/premium/plan/after-test')
    expect(walker.text()).not.toContain('Your plan is ready')
  })

  test('whoever is done puts the plan away, in two windows once', async () => {
    const { walker, browser, userId } = await planning({}, { testDate: passed })
    await walker.goto('/premium/plan/after-test')
    walker.fillNamed({ next: 'done' })
    await walker.press('Go on')
    expect(walker.at()).toBe('/dashboard')
    expect(await db.studyPlan.count({ where: { userId } })).toBe(0)
    expect((await browser.post('/premium/plan/after-test', { next: 'open' })).location).toBe('/premium/plan')
  })
})

test('a whole test stands on the weekday that was given, with its own time', async () => {
  const { walker } = await planning({}, { testWeekday: weekdayOf(inDays(4)), testDate: inDays(25) })
  await walker.goto('/premium/plan')
  expect(walker.text()).toContain('Whole practice test 1')
})
