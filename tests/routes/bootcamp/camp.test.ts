/** The boot camp over the wire: who may, how it begins, a day, a missed day, a shortened program, the end, and a membership that runs out. */
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { SESSIONS } from '~/exam/bootcamp/program'
import { addDays, dateOfDay } from '~/exam/plan/days'
import { findCamp } from '~/models/bootcamp/camp.server'
import { membershipOf } from '~/models/membership/membership'
import { dayIn } from '~/utils/time/periods.server'
import { makeCamp } from '../../factories/camp/camps'
import { doCheck, doDay, doDrill, doOpening, doReview } from '../../factories/camp/work'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const today = dayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(today, days)

async function camping({ tier = 'premium_annual', ...shape }: Parameters<typeof signedIn>[0] = {}, camp?: Parameters<typeof makeCamp>[1]) {
  const { browser, student } = await signedIn({ tier, ...shape })
  const id = camp && (await makeCamp(student.id, camp))
  const profile = await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })
  const subscriptions = await db.userSubscription.findMany({ where: { userId: student.id } })
  const member = { id: student.id, profile, membership: membershipOf({ createdAt: student.createdAt, subscriptions }, new Date()) }
  return { walker: openWalker(browser), browser, member, userId: student.id, camp: id ?? '' }
}

describe('who may', () => {
  test('a free member sees the program and what it costs, and begins nothing', async () => {
    const { browser, student } = await signedIn()
    const walker = openWalker(browser)
    await walker.goto('/premium/bootcamp')
    for (const text of ['120 sessions', 'video lessons', 'Annual Excellence: $99', 'Plans and prices'])
      expect(walker.text()).toContain(text)
    expect(walker.count('a', 'Choose the first day')).toBe(0)
    const answer = await browser.post('/premium/bootcamp/start', { startDate: today })
    expect([answer.status, answer.location]).toEqual([303, '/premium/bootcamp'])
    expect(await db.bootcampEnrollment.count({ where: { studentId: student.id } })).toBe(0)
  })

  test('the trial opens it', async () => {
    const { browser } = await signedIn({ createdAt: new Date() })
    const walker = openWalker(browser)
    await walker.goto('/premium/bootcamp')
    await walker.follow('Choose the first day')
    await walker.press('Begin the boot camp')
    expect([walker.at(), walker.count('a', 'Begin day 1')]).toEqual(['/premium/bootcamp', 1])
  })

  test('a membership that ends in the middle leaves what was done to read, and opens nothing', async () => {
    const { walker, browser, userId, member } = await camping({}, { done: 1 })
    await doOpening(member, 'math', new Date())
    await doDrill(member, 'math', new Date())
    await db.userSubscription.updateMany({ where: { userId }, data: { endDate: new Date() } })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Your sessions are closed')
    await walker.goto('/premium/bootcamp/days/2/sessions/math')
    expect(walker.count('button', /drill|check/i)).toBe(0)
    await walker.follow('What the drill came to')
    expect(walker.text()).toContain('Practice summary')
    for (const intent of ['drill', 'check', 'example']) {
      expect((await browser.post('/premium/bootcamp/days/2/sessions/verbal', { intent })).status).toBe(403)
    }
    expect((await browser.post('/premium/bootcamp/days/2/review', {})).status).toBe(403)
  })

  test('nobody reaches the work of another student through a day', async () => {
    const own = await camping({}, {})
    const sitting = await doDrill(own.member, 'verbal', new Date(), { most: 1 })
    const other = await camping({}, {})
    await other.walker.goto('/premium/bootcamp/days/1/sessions/verbal')
    expect(other.walker.html()).not.toContain(sitting)
    expect((await other.browser.get(`/premium/interactive-quiz/${sitting}`)).status).toBe(404)
  })
})

describe('a start', () => {
  test('takes a later day and rest days, and keeps what was typed when it refuses', async () => {
    const { walker, userId } = await camping()
    await walker.goto('/premium/bootcamp/start')
    walker.fill({ 'First day': inDays(-1), Sunday: true })
    await walker.press('Begin the boot camp')
    expect([walker.status(), walker.field('First day').description]).toEqual([400, 'Please choose today or a later day'])
    expect(walker.field('First day').value).toBe(inDays(-1))
    walker.fill({ 'First day': inDays(3), Sunday: true, Monday: true, Tuesday: true, Friday: true })
    await walker.press('Begin the boot camp')
    expect(walker.text()).toContain('Please choose at most 3 rest days')
    walker.fill({ Friday: false })
    await walker.press('Begin the boot camp')
    expect(walker.text()).toContain('It begins on')
    const row = await db.bootcampEnrollment.findFirstOrThrow({ where: { studentId: userId } })
    expect([row.restDays, row.plannedDays, row.startDate]).toEqual([[1, 2, 7], 30, dateOfDay(inDays(3))])
  })

  test('before a test is shortened, and says which days are left out', async () => {
    const { walker, userId } = await camping()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(inDays(12)) } })
    await walker.goto('/premium/bootcamp/start')
    expect(walker.text()).toContain('room for 12 of the 30 days')
    await walker.press('Begin the boot camp')
    expect(walker.text()).toMatch(/12 of the 30 days are kept, spread over all four weeks\. Left out: days \d+/)
    await walker.goto('/premium/bootcamp/start')
    expect(walker.at()).toBe('/premium/bootcamp')
  })

  test('on the day of the test or after it is refused', async () => {
    const { walker, userId } = await camping()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(inDays(2)) } })
    await walker.goto('/premium/bootcamp/start')
    walker.fill({ 'First day': inDays(2) })
    await walker.press('Begin the boot camp')
    expect(walker.field('First day').description).toContain('Please choose a day before your test')
  })
})

describe('a day', () => {
  test('goes from its example over its drill to its check, by forms alone', async () => {
    const { walker, member } = await camping({}, { done: 2 })
    await walker.goto('/premium/bootcamp')
    await walker.follow('Begin day 3')
    await walker.follow('Begin: Verbal')
    expect(walker.count('button', 'Start the check')).toBe(0)
    await walker.press('I have read it')
    await walker.press('Begin the drill')
    expect(walker.text()).toContain('Boot camp, day 3')
    walker.fillNamed({ choice: '0' })
    await walker.press(/^Check/)
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect(walker.text()).toContain('1 of')
    await doDrill(member, 'verbal', new Date())
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    await walker.press('Start the check')
    expect(walker.at()).toMatch(/^\/premium\/sittings\/[\w-]+\/questions\/1$/)
    expect(walker.text()).toMatch(/question 1/i)
  })

  test('is done with its five parts, and the next one opens tomorrow', async () => {
    const { walker, member, userId } = await camping({}, {})
    await doDay(member, new Date(), { misses: 2 })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Today is done. The next day opens tomorrow.')
    const [day] = await db.bootcampDay.findMany({ where: { enrollment: { studentId: userId } } })
    expect(day?.sessionsDone).toEqual([...SESSIONS, 'review'])
    expect((await findCamp(member, new Date(Date.now() + 864e5)))?.schedule.open).toBe(2)
  })

  test('marks its mistakes, and its evening reviews them as those of the boot camp', async () => {
    const { member, userId, camp } = await camping({}, {})
    await doOpening(member, 'quantitative', new Date())
    await doDrill(member, 'quantitative', new Date(), { misses: 3 })
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId } })
    expect(mistakes.map(({ bootcampEnrollmentId }) => bootcampEnrollmentId)).toEqual([camp, camp, camp])
    await doReview(member, new Date())
    const reviews = await db.wrongAnswerReview.findMany({ where: { studentId: userId } })
    expect(reviews.map(({ reviewType }) => reviewType)).toEqual(Array(3).fill('bootcamp_review'))
  })

  test('counts neither a drill nor a check that was ended early, and lets both go on', async () => {
    const { walker, member } = await camping({}, { done: 2 })
    const now = new Date()
    await doOpening(member, 'verbal', now)
    await doDrill(member, 'verbal', now, { most: 2 })
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect([walker.count('button', 'Go on with the drill'), walker.count('button', 'Start the check')]).toEqual([1, 0])
    await doDrill(member, 'verbal', now)
    await doCheck(member, 'verbal', now, { blank: 9 })
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect(walker.text()).toContain('Only 1 was answered')
    await doCheck(member, 'verbal', new Date())
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect(walker.text()).toContain('This session is done.')
  })

  test('that is not the open one begins nothing', async () => {
    const { browser } = await camping({}, { done: 1 })
    for (const day of [1, 3]) {
      expect((await browser.post(`/premium/bootcamp/days/${day}/sessions/math`, { intent: 'drill' })).status).toBe(409)
    }
    expect((await browser.get('/premium/bootcamp/days/31')).status).toBe(404)
  })

  test('asks again for what is answered neither by two presses nor twice', async () => {
    const { browser, userId } = await camping({}, {})
    const address = '/premium/bootcamp/days/1/sessions/math'
    const presses = await Promise.all([1, 2, 3].map(() => browser.post(address, { intent: 'drill' })))
    expect(new Set(presses.map(({ location }) => location)).size).toBe(1)
    expect(await db.practiceSitting.count({ where: { userId } })).toBe(1)
  })
})

describe('the calendar', () => {
  test('moves a missed day and all after it, also in its feed, which can be revoked', async () => {
    const { walker } = await camping({}, { startDate: inDays(-4), done: 1 })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Day 2 is open.')
    await walker.goto('/premium/bootcamp/calendar')
    await walker.press('Make an address')
    const token = /bootcamp\.ics\?token=([\w-]+)/.exec(walker.html())?.[1]
    const feed = await openBrowser().get(`/calendar/bootcamp.ics?token=${token}`)
    expect(feed.text.match(/^SUMMARY:/gm)).toHaveLength(30)
    expect(feed.text).toContain(`DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`)
    await walker.press('Revoke the address')
    expect((await openBrowser().get(`/calendar/bootcamp.ics?token=${token}`)).status).toBe(404)
  })

  test('of a boot camp that ended never shows the next one, and its address can still be revoked', async () => {
    const { walker, browser, camp } = await camping({}, { startDate: inDays(-70), done: 4 })
    await db.bootcampEnrollment.update({ where: { id: camp }, data: { startDate: dateOfDay(inDays(-5)) } })
    await browser.post('/premium/bootcamp/calendar', { intent: 'open' })
    await walker.goto('/premium/bootcamp/calendar')
    const token = /bootcamp\.ics\?token=([\w-]+)/.exec(walker.html())?.[1]
    await db.bootcampEnrollment.update({ where: { id: camp }, data: { startDate: dateOfDay(inDays(-70)) } })
    await walker.goto('/premium/bootcamp/calendar')
    expect([walker.count('button', 'Make a new address'), walker.count('button', 'Revoke the address')]).toEqual([0, 1])
    expect((await openBrowser().get(`/calendar/bootcamp.ics?token=${token}`)).status).toBe(200)
    await browser.post('/premium/bootcamp/start', { startDate: today })
    expect((await openBrowser().get(`/calendar/bootcamp.ics?token=${token}`)).status).toBe(404)
  })

  test.each([
    ['America/New_York', '2026-03-07'],
    ['Pacific/Auckland', '2026-04-04'],
    ['Asia/Kolkata', '2026-10-31'],
  ])('in %s a day ends at its own midnight, also when the clocks change', async (timeZone, startDate) => {
    const { member } = await camping({ profile: { level: 'isee-upper', gradeApplied: 9, timeZone } }, { startDate })
    const at = (text: string) => DateTime.fromISO(text, { zone: timeZone }).toJSDate()
    const late = at(`${startDate}T23:40:00`)
    const first = await doDay(member, late)
    expect(first).toBe(1)
    expect((await findCamp(member, new Date(late.getTime() + 15 * 60_000)))?.schedule.open).toBeNull()
    const next = await findCamp(member, at(`${addDays(startDate, 1)}T00:30:00`))
    expect([next?.schedule.open, next?.schedule.days[0]?.on]).toEqual([2, startDate])
  })
})

describe('the end', () => {
  test('comes with the last day, with a certificate, and another one can be begun', async () => {
    const { walker, browser, member, userId } = await camping({}, { done: 29 })
    expect((await browser.get('/premium/bootcamp/certificate')).status).toBe(404)
    expect(await doDay(member, new Date())).toBe(30)
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Done: 30 of the 30 days.')
    const file = await browser.get('/premium/bootcamp/certificate')
    expect([file.status, file.headers.get('content-type'), file.text.slice(0, 4)]).toEqual([200, 'application/pdf', '%PDF'])
    await walker.follow('Begin another one')
    await walker.press('Begin the boot camp')
    expect(await db.bootcampEnrollment.count({ where: { studentId: userId } })).toBe(2)
  })

  test('by the student is asked for first, and leaves the days to read', async () => {
    const { walker } = await camping({}, { done: 2 })
    await walker.goto('/premium/bootcamp')
    await walker.follow('End this boot camp')
    await walker.press('End the boot camp')
    expect(walker.text()).toContain('You ended it after 2 days.')
    await walker.follow('Day 1')
    expect(walker.text()).toContain('All five sessions of this day are done.')
  })

  test('after sixty days with too little done has no certificate', async () => {
    const { walker, browser } = await camping({}, { startDate: inDays(-61), done: 4 })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Its days have passed, with 4 of them done.')
    expect((await browser.get('/premium/bootcamp/certificate')).status).toBe(404)
  })
})

test('the plan of today and the dashboard name the open day, with its link', async () => {
  const { walker, userId } = await camping({}, { done: 3 })
  await walker.goto('/dashboard')
  await walker.follow(/^Day 4: 0 of 5/)
  expect(walker.at()).toBe('/premium/bootcamp')
  await db.studyPlan.create({ data: { userId, minutes: 30, startedOn: new Date() } })
  await walker.goto('/premium/plan')
  await walker.follow('Boot camp, day 4')
  expect(walker.at()).toBe('/premium/bootcamp/days/4')
})

test('a visitor tries the first day without an account, and nothing is stored', async () => {
  const walker = openWalker()
  await walker.goto('/bootcamp')
  await walker.follow('Try a day')
  for (let question = 1; question <= 3; question++) {
    walker.pick('choice-1')
    await walker.press('Check my answer')
    expect(walker.text()).toMatch(/Right\.|Not quite\./)
    if (question < 3) await walker.follow('Next question')
  }
  await walker.follow(/^Next session/)
  expect(walker.at()).toContain('session=quantitative')
  await walker.goto('/bootcamp/sample?level=ssat-middle&session=reading&question=99&choice=9')
  expect(walker.status()).toBe(200)
})
