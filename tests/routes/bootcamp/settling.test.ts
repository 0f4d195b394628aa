/** Work that is looked at late, evenings that are ended early, and boot camps whose end is decided: nothing that was done is lost. */
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { SESSIONS } from '~/exam/bootcamp/program'
import { addDays, dateOfDay } from '~/exam/plan/days'
import { findCamp } from '~/models/bootcamp/camp.server'
import { findDay } from '~/models/bootcamp/day.server'
import { currentCamp } from '~/models/bootcamp/settle.server'
import { startTwins } from '~/models/practice/twins/start.server'
import { addWords } from '~/models/words/deck.server'
import { dayIn } from '~/utils/time/periods.server'
import { campingStudent } from '../../factories/camp/students'
import { doCheck, doDrill, doOpening, doReview, doSet } from '../../factories/camp/work'

const ZONE = 'America/New_York'
const today = dayIn(ZONE, new Date())
const inDays = (days: number) => addDays(today, days)

/** Everything of the open day but a look at it. */
async function workUnseen(member: Awaited<ReturnType<typeof campingStudent>>['member'], now: Date) {
  for (const session of SESSIONS) {
    await doOpening(member, session, now)
    await doDrill(member, session, now)
    await doCheck(member, session, now)
  }
  await doReview(member, now)
}

describe('a day that nobody looked at', () => {
  test('is written down on its own date before the next day is shown, wherever one looks first', async () => {
    const { member, walker } = await campingStudent({}, { startDate: inDays(-1) })
    const yesterday = DateTime.fromISO(`${inDays(-1)}T21:00`, { zone: ZONE }).toJSDate()
    await workUnseen(member, yesterday)
    await walker.goto('/premium/bootcamp/days/2')
    expect(walker.count('a', 'Begin: Verbal')).toBe(1)
    const { open, days } = (await findCamp(member))?.schedule ?? {}
    expect([open, days?.[0]]).toEqual([2, { number: 1, on: inDays(-1), isDone: true }])
  })

  test('finishes the boot camp even when it was its last one', async () => {
    const { member, walker, userId, browser } = await campingStudent({}, { startDate: inDays(-30), done: 29 })
    await workUnseen(member, DateTime.fromISO(`${inDays(-1)}T21:00`, { zone: ZONE }).toJSDate())
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(today) } })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('Done: 30 of the 30 days.')
    expect((await browser.get('/premium/bootcamp/certificate')).status).toBe(200)
    const row = await db.bootcampEnrollment.findFirstOrThrow({ where: { studentId: userId } })
    expect([row.openKey, row.completedAt && dayIn(ZONE, row.completedAt)]).toEqual([null, inDays(-1)])
  })

  test('keeps its date when the student moves to another zone', async () => {
    const { member, userId } = await campingStudent({}, { startDate: inDays(-3), done: 2 })
    await db.studentProfile.update({ where: { userId }, data: { timeZone: 'Pacific/Auckland' } })
    const moved = { ...member, profile: { ...member.profile, timeZone: 'Pacific/Auckland' } }
    expect((await findCamp(moved))?.schedule.days.slice(0, 2).map(({ on }) => on)).toEqual([inDays(-3), inDays(-2)])
  })
})

describe('an evening', () => {
  test('that was ended early goes on with what is left, and is done', async () => {
    const { member, camp } = await campingStudent({}, {})
    const now = new Date()
    await doOpening(member, 'quantitative', now)
    await doDrill(member, 'quantitative', now, { misses: 5 })
    await doSet(member, now, { most: 2 })
    await doSet(member, now)
    const day = await dayOf(member)
    expect(day?.review.mistakes).toMatchObject({ answered: 5, count: 5, isDone: true })
    expect(await db.practiceSitting.count({ where: { bootcampEnrollmentId: camp, kind: 'twins' } })).toBe(2)
  })

  test('is done when what is left of its mistakes was mended elsewhere', async () => {
    const { member, userId } = await campingStudent({}, {})
    const now = new Date()
    await doOpening(member, 'quantitative', now)
    await doDrill(member, 'quantitative', now, { misses: 4 })
    await doSet(member, now, { most: 1 })
    await db.wrongAnswer.updateMany({ where: { studentId: userId }, data: { dueAt: new Date(now.getTime() + 864e5) } })
    expect((await dayOf(member))?.review.mistakes.isDone).toBe(false)
    await doSet(member, now)
    expect((await dayOf(member))?.review.mistakes.isDone).toBe(true)
  })

  test('that finds too many sets open leads to the oldest one, and counts nothing as done', async () => {
    const { member, userId, walker } = await campingStudent({}, {})
    const now = new Date()
    await doOpening(member, 'quantitative', now)
    await doDrill(member, 'quantitative', now, { misses: 6 })
    const mistakes = await db.wrongAnswer.findMany({ where: { studentId: userId }, select: { id: true } })
    for (const { id } of mistakes.slice(0, 5)) await startTwins({ studentId: userId, mistakeIds: [id], level: 'isee-upper' }, now)
    await walker.goto('/premium/bootcamp/days/1/review')
    await walker.press('Begin the review')
    expect([walker.status(), walker.text().includes('Too many sets of mistakes are open')]).toEqual([409, true])
    await walker.follow('Go to the oldest open set')
    expect(walker.status()).toBe(200)
    expect((await dayOf(member))?.review).toMatchObject({ isBegun: true, mistakes: { isDone: false } })
  })

  test('does not wait for words that were taken out of the deck', async () => {
    const { member, userId, walker } = await campingStudent({}, {})
    await addWords({ userId, words: ['arid', 'brisk', 'candid'], origin: 'list' })
    await walker.goto('/premium/bootcamp/days/1/review')
    await walker.press('Begin the review')
    expect((await dayOf(member))?.review).toMatchObject({ words: { asked: 3, isDone: false }, isDone: false })
    await db.vocabularyCard.deleteMany({ where: { studentId: userId } })
    expect((await dayOf(member))?.review.isDone).toBe(true)
  })
})

describe('the end', () => {
  test('by the student is decided when it is left, and no later date changes it', async () => {
    const { walker, userId } = await campingStudent({}, { startDate: inDays(-20), done: 2 })
    await walker.goto('/premium/bootcamp/leaving')
    await walker.press('End the boot camp')
    await db.bootcampEnrollment.updateMany({ where: { studentId: userId }, data: { startDate: dateOfDay(inDays(-90)) } })
    await walker.goto('/premium/bootcamp')
    expect(walker.text()).toContain('You ended it after 2 days.')
    expect(walker.count('h3', /^Day/)).toBe(2)
  })

  test('lists a day that was begun and not finished, to read', async () => {
    const { walker, member } = await campingStudent({}, { done: 1 })
    await doDrill(member, 'math', new Date(), { most: 1 })
    await walker.goto('/premium/bootcamp/leaving')
    await walker.press('End the boot camp')
    await walker.follow('Day 2')
    expect(walker.text()).toContain('This day is not open now.')
  })

  test('moves with the test date, and what fits is counted anew', async () => {
    const { member, userId } = await campingStudent({}, { startDate: inDays(-5), done: 5 })
    expect((await currentCamp(member))?.plannedDays).toBe(30)
    const testDate = dateOfDay(inDays(1))
    await db.studentProfile.update({ where: { userId }, data: { testDate } })
    const sooner = { ...member, profile: { ...member.profile, testDate } }
    expect(await currentCamp(sooner)).toMatchObject({ plannedDays: 6, isOpen: true })
    const camp = await currentCamp(sooner, new Date(Date.now() + 2 * 864e5))
    expect(camp).toMatchObject({ isOpen: false, completedAt: expect.any(Date) })
  })
})

test('who has lost the membership is not told to begin a day', async () => {
  const { walker, userId } = await campingStudent({}, { done: 1 })
  await db.userSubscription.updateMany({ where: { userId }, data: { endDate: new Date() } })
  await walker.goto('/premium/bootcamp')
  expect([walker.count('a', /^Begin day/), walker.text().includes('Your sessions are closed')]).toEqual([0, true])
})

async function dayOf(member: Awaited<ReturnType<typeof campingStudent>>['member']) {
  const camp = await findCamp(member)
  return camp && findDay({ userId: member.id, camp, day: 1 })
}
