/** Beginning a boot camp: later days, rest days, and a test that comes before its end. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { addDays, dateOfDay } from '~/exam/plan/days'
import { dayIn } from '~/utils/time/periods.server'
import { campingStudent } from '../../factories/camp/students'

const today = dayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(today, days)

describe('a start', () => {
  test('takes a later day and rest days, and keeps what was typed when it refuses', async () => {
    const { walker, userId } = await campingStudent()
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
    const { walker, userId } = await campingStudent()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(inDays(12)) } })
    await walker.goto('/premium/bootcamp/start')
    expect(walker.text()).toContain('room for 12 of the 30 days')
    await walker.press('Begin the boot camp')
    expect(walker.text()).toMatch(/12 of the 30 days are kept, from all four weeks\. Left out: days \d+/)
    await walker.goto('/premium/bootcamp/start')
    expect(walker.at()).toBe('/premium/bootcamp')
  })

  test('that a later day or rest days shorten says so before anything is begun', async () => {
    const { walker, userId } = await campingStudent()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(inDays(12)) } })
    await walker.goto('/premium/bootcamp/start')
    walker.fill({ 'First day': inDays(4) })
    await walker.press('Begin the boot camp')
    expect(walker.text()).toContain('room for 8 of the 30 days')
    expect([walker.status(), walker.field('First day').value]).toEqual([400, inDays(4)])
    expect(await db.bootcampEnrollment.count({ where: { studentId: userId } })).toBe(0)
    await walker.press('Begin it with 8 days')
    expect(await db.bootcampEnrollment.findFirst({ where: { studentId: userId } })).toMatchObject({ plannedDays: 8 })
  })

  test('on the very day of the test says so, and leads to the test date', async () => {
    const { walker, browser, userId } = await campingStudent()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(today) } })
    await walker.goto('/premium/bootcamp/start')
    expect([walker.count('a', 'Change the test date'), walker.count('button', /^Begin/)]).toEqual([1, 0])
    expect((await browser.post('/premium/bootcamp/start', { startDate: today })).status).toBe(400)
  })

  test('on the day of the test or after it is refused', async () => {
    const { walker, userId } = await campingStudent()
    await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(inDays(2)) } })
    await walker.goto('/premium/bootcamp/start')
    walker.fill({ 'First day': inDays(2) })
    await walker.press('Begin the boot camp')
    expect(walker.field('First day').description).toContain('Please choose a day before your test')
  })
})
