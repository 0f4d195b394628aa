/** The boot camp over the wire: who may, a day, a missed day, a shortened program, the end, and a membership that runs out. */
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { SESSIONS } from '~/exam/bootcamp/program'
import { addDays, dateOfDay } from '~/exam/plan/days'
import { findCamp } from '~/models/bootcamp/camp.server'
import { dayIn } from '~/utils/time/periods.server'
import { campingStudent } from '../../factories/camp/students'
import { doCheck, doDay, doDrill, doOpening, doReview } from '../../factories/camp/work'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const today = dayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(today, days)

async function itemNames(sittingId: string): Promise<string[]> {
  const rows = await db.response.findMany({ where: { section: { sittingId } }, select: { item: { select: { name: true } } } })
  return rows.map(({ item }) => item.name)
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
    const { walker, browser, userId, member } = await campingStudent({}, { done: 1 })
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
    const own = await campingStudent({}, {})
    const sitting = await doDrill(own.member, 'verbal', new Date(), { most: 1 })
    const other = await campingStudent({}, {})
    await other.walker.goto('/premium/bootcamp/days/1/sessions/verbal')
    expect(other.walker.html()).not.toContain(sitting)
    expect((await other.browser.get(`/premium/interactive-quiz/${sitting}`)).status).toBe(404)
  })
})

describe('a day', () => {
  test('goes from its example over its drill to its check, by forms alone', async () => {
    const { walker, member } = await campingStudent({}, { done: 2 })
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
    const { walker, member, userId } = await campingStudent({}, {})
    await doDay(member, new Date(), { misses: 2 })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Today is done. The next day opens tomorrow.')
    const [day] = await db.bootcampDay.findMany({ where: { enrollment: { studentId: userId } } })
    expect(day?.sessionsDone).toEqual([...SESSIONS, 'review'])
    expect((await findCamp(member, new Date(Date.now() + 864e5)))?.schedule.open).toBe(2)
  })

  test('marks its mistakes, and its evening reviews them as those of the boot camp', async () => {
    const { member, userId, camp } = await campingStudent({}, {})
    await doOpening(member, 'quantitative', new Date())
    await doDrill(member, 'quantitative', new Date(), { misses: 3 })
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId } })
    expect(mistakes.map(({ bootcampEnrollmentId }) => bootcampEnrollmentId)).toEqual([camp, camp, camp])
    await doReview(member, new Date())
    const reviews = await db.wrongAnswerReview.findMany({ where: { studentId: userId } })
    expect(reviews.map(({ reviewType }) => reviewType)).toEqual(Array(3).fill('bootcamp_review'))
  })

  test('counts neither a drill nor a check that was ended early, and lets both go on', async () => {
    const { walker, member } = await campingStudent({}, { done: 2 })
    const now = new Date()
    await doOpening(member, 'verbal', now)
    await doDrill(member, 'verbal', now, { most: 2 })
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect([walker.count('button', 'Go on with the drill'), walker.count('button', 'Start the check')]).toEqual([1, 0])
    await doDrill(member, 'verbal', now)
    const first = await doCheck(member, 'verbal', now, { blank: 9 })
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect(walker.text()).toContain('Only 1 was answered')
    const second = await doCheck(member, 'verbal', new Date())
    // What the first one has explained is not asked again.
    const [names, others] = await Promise.all([first, second].map(itemNames))
    expect(others?.filter((name) => names?.includes(name))).toEqual([])
    await walker.goto('/premium/bootcamp/days/3/sessions/verbal')
    expect(walker.text()).toContain('This session is done.')
    await walker.follow('The check, explained')
    expect(walker.text()).toContain('A check is too short for an estimate.')
  })

  test('that is not the open one begins nothing', async () => {
    const { browser } = await campingStudent({}, { done: 1 })
    for (const day of [1, 3]) {
      expect((await browser.post(`/premium/bootcamp/days/${day}/sessions/math`, { intent: 'drill' })).status).toBe(409)
    }
    expect((await browser.get('/premium/bootcamp/days/31')).status).toBe(404)
  })

  test('asks again for what is answered neither by two presses nor twice', async () => {
    const { browser, userId } = await campingStudent({}, {})
    const address = '/premium/bootcamp/days/1/sessions/math'
    const presses = await Promise.all([1, 2, 3].map(() => browser.post(address, { intent: 'drill' })))
    expect(new Set(presses.map(({ location }) => location)).size).toBe(1)
    expect(await db.practiceSitting.count({ where: { userId } })).toBe(1)
  })
})

describe('the calendar', () => {
  test('moves a missed day and all after it, also in its feed, which can be revoked', async () => {
    const { walker } = await campingStudent({}, { startDate: inDays(-4), done: 1 })
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
    const { walker, browser, camp } = await campingStudent({}, { startDate: inDays(-70), done: 4 })
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
    const { member } = await campingStudent({ profile: { level: 'isee-upper', gradeApplied: 9, timeZone } }, { startDate })
    const at = (text: string) => DateTime.fromISO(text, { zone: timeZone }).toJSDate()
    const late = at(`${startDate}T23:40:00`)
    const first = await doDay(member, late)
    expect(first).toBe(1)
    expect((await findCamp(member, new Date(late.getTime() + 15 * 60_000)))?.schedule.open).toBeNull()
    const next = await findCamp(member, at(`${addDays(startDate, 1)}T00:30:00`))
    expect([next?.schedule.open, next?.schedule.days[0]?.on]).toEqual([2, startDate])
    // The clocks change in the night that follows: that day is an hour shorter or longer, and ends at its own midnight all the same.
    const lateNext = await findCamp(member, at(`${addDays(startDate, 1)}T23:40:00`))
    expect([lateNext?.schedule.open, lateNext?.schedule.days[1]?.on]).toEqual([2, addDays(startDate, 1)])
    expect(await doDay(member, at(`${addDays(startDate, 1)}T23:50:00`))).toBe(2)
    const after = await findCamp(member, at(`${addDays(startDate, 2)}T00:10:00`))
    expect([after?.schedule.open, after?.schedule.days[1]?.on]).toEqual([3, addDays(startDate, 1)])
  })
})

describe('the end', () => {
  test('comes with the last day, with a certificate, and another one can be begun', async () => {
    const { walker, browser, member, userId, camp } = await campingStudent({}, { done: 29 })
    expect((await browser.get('/premium/bootcamp/certificate')).status).toBe(404)
    expect(await doDay(member, new Date())).toBe(30)
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Done: 30 of the 30 days.')
    const file = await browser.get('/premium/bootcamp/certificate')
    expect([file.status, file.headers.get('content-type'), file.text.slice(0, 4)]).toEqual([200, 'application/pdf', '%PDF'])
    await walker.follow('Begin another one')
    await walker.press('Begin the boot camp')
    expect(await db.bootcampEnrollment.count({ where: { studentId: userId } })).toBe(2)
    const certificate = `/premium/bootcamp/certificate?camp=${camp}`
    expect([walker.count('a', 'Certificate (PDF)'), (await browser.get(certificate)).status]).toEqual([1, 200])
    await walker.follow(/30 days done$/)
    await walker.follow('Day 30')
    await walker.follow('Look at it: Verbal')
    expect(walker.text()).toContain('This session is done.')
    const other = await campingStudent({}, {})
    for (const address of [certificate, `/premium/bootcamp?camp=${camp}`]) expect((await other.browser.get(address)).status).toBe(404)
    expect((await other.browser.get(`/premium/bootcamp/days/30?camp=${camp}`)).status).toBe(302)
  })

  test('by the student is asked for first, and leaves the days to read', async () => {
    const { walker } = await campingStudent({}, { done: 2 })
    await walker.goto('/premium/bootcamp')
    await walker.follow('End this boot camp')
    await walker.press('End the boot camp')
    expect(walker.text()).toContain('You ended it after 2 days.')
    await walker.follow('Day 1')
    expect(walker.text()).toContain('All five sessions of this day are done.')
  })

  test('after sixty days with too little done has no certificate', async () => {
    const { walker, browser } = await campingStudent({}, { startDate: inDays(-61), done: 4 })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Its days have passed, and you did 4 of them.')
    expect((await browser.get('/premium/bootcamp/certificate')).status).toBe(404)
  })
})

test('the plan of today and the dashboard name the open day, with its link', async () => {
  const { walker, userId } = await campingStudent({}, { done: 3 })
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
  for (const question of ['99', '1.5', '-1', '1e9', 'NaN']) {
    await walker.goto(`/bootcamp/sample?level=ssat-middle&session=reading&question=${question}&choice=9`)
    expect(walker.status()).toBe(200)
  }
})
