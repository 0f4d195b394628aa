/** A whole test from step to step: by its student, by its clock, and by nobody. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { pauseSitting } from '~/models/sittings/pause.server'
import { createStudent } from '../../../tests/factories/accounts'
import { answerIn, startWholeTest } from '../../../tests/factories/whole-tests/begun'
import { advanceTests, currentTest, endStep, goOn } from './advance.server'

const start = new Date('2026-03-10T15:00:00Z')
const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => new Date(start.getTime() + minutes * MINUTE + seconds * 1000)

async function begun(shape: Omit<Parameters<typeof startWholeTest>[0], 'userId' | 'at'> = {}) {
  const { id: userId } = await createStudent()
  const sittingId = await startWholeTest({ userId, at: start, ...shape })
  return { userId, sittingId, section: (position: number) => `${sittingId}.${position}` }
}

const sectionsOf = (sittingId: string) =>
  db.sittingSection.findMany({ where: { sittingId }, orderBy: { position: 'asc' }, include: { responses: true } })

describe('a rehearsal', () => {
  test('opens its first section alone; no other section has a row or a question yet', async () => {
    const { sittingId } = await begun()
    const sections = await sectionsOf(sittingId)
    expect(sections.map(({ id, part, deadline }) => [id, part, deadline])).toEqual([[`${sittingId}.1`, 'VR', at(20)]])
    expect(sections[0]?.responses.length).toBe(40)
  })

  test('goes on at once when a section is ended early, and then rests for the length of the break', async () => {
    const { userId, sittingId } = await begun()
    expect(await endStep({ userId, sittingId, stepId: 'VR' }, at(15))).toMatchObject({ standing: { is: 'working', step: { id: 'QR' } } })
    const after = await endStep({ userId, sittingId, stepId: 'QR' }, at(40))
    expect(after?.standing).toMatchObject({ is: 'break', endsAt: at(50), next: { id: 'RC' } })
    expect((await sectionsOf(sittingId)).map(({ endedAt, deadline }) => [endedAt, deadline])).toEqual([
      [at(15), null],
      [at(40), null],
    ])
    expect((await currentTest({ userId, sittingId }, at(49, 59)))?.standing.is).toBe('break')
    expect((await currentTest({ userId, sittingId }, at(58)))?.standing).toMatchObject({ is: 'working', step: { id: 'RC' } })
    expect((await sectionsOf(sittingId))[2]).toMatchObject({ startedAt: at(50), deadline: at(85) })
  })

  test('lets a break be ended early once, and the second press does nothing', async () => {
    const { userId, sittingId } = await begun()
    await endStep({ userId, sittingId, stepId: 'VR' }, at(10))
    await endStep({ userId, sittingId, stepId: 'QR' }, at(20))
    expect(await goOn({ userId, sittingId, stepId: 'B1' }, at(22))).toMatchObject({ standing: { is: 'working', step: { id: 'RC' } } })
    expect(await goOn({ userId, sittingId, stepId: 'B1' }, at(23))).toMatchObject({ standing: { is: 'working', step: { id: 'RC' } } })
    expect((await sectionsOf(sittingId))[2]).toMatchObject({ startedAt: at(22), deadline: at(57) })
  })

  test('catches up with everything when the server was down: sections end at their time, breaks run, the next begins', async () => {
    const { userId, sittingId, section } = await begun()
    await answerIn({ userId, sectionId: section(1), position: 1, choice: 2, at: at(1) })
    expect(await advanceTests(at(70))).toBeGreaterThanOrEqual(1)
    expect(
      (await sectionsOf(sittingId)).map(({ startedAt, endedAt, endedBy, deadline }) => [startedAt, endedAt, endedBy, deadline]),
    ).toEqual([
      [at(0), at(20), 'deadline', null],
      [at(20), at(55), 'deadline', null],
      [at(65), null, null, at(100)],
    ])
  })

  test('runs to its end for somebody who is gone, the essay included, and is scored only then', async () => {
    const { userId, sittingId, section } = await begun()
    const [first] = (await sectionsOf(sittingId))[0]?.responses ?? []
    await answerIn({ userId, sectionId: section(1), position: first?.position ?? 1, choice: 0, at: at(1) })
    await advanceTests(at(179, 59))
    expect(await db.response.count({ where: { section: { sittingId }, isRight: { not: null } } })).toBe(0)
    expect(await db.wrongAnswer.count({ where: { studentId: userId } })).toBe(0)
    expect(await db.practiceSitting.findUnique({ where: { id: sittingId } })).toMatchObject({ status: 'open' })

    await advanceTests(at(185))
    expect(await db.practiceSitting.findUnique({ where: { id: sittingId } })).toMatchObject({
      status: 'ended',
      endedAt: at(180),
      openKey: null,
    })
    expect(await db.essay.findUnique({ where: { sittingId } })).toMatchObject({ startedAt: at(150), submittedAt: at(180) })
    const scored = await sectionsOf(sittingId)
    expect(scored.map(({ right, wrong, omitted }) => (right ?? 0) + (wrong ?? 0) + (omitted ?? 0))).toEqual([40, 37, 36, 47])
    expect(await db.response.count({ where: { section: { sittingId }, isRight: null } })).toBe(0)
    expect(await db.userUsage.findUnique({ where: { userId } })).toMatchObject({ testsUsed: 1 })
  })

  test('takes no answer for a section that is closed, from a page that still shows it, and none into the one after it', async () => {
    const { userId, sittingId, section } = await begun()
    await endStep({ userId, sittingId, stepId: 'VR' }, at(5))
    expect(await answerIn({ userId, sectionId: section(1), position: 3, choice: 1, at: at(6) })).toBe('refused')
    expect(await db.response.count({ where: { section: { sittingId }, choice: { not: null } } })).toBe(0)
    await endStep({ userId, sittingId, stepId: 'VR' }, at(7))
    expect((await currentTest({ userId, sittingId }, at(7)))?.standing).toMatchObject({ is: 'working', step: { id: 'QR' } })
  })

  test('takes an answer in the grace after its time, and the next section has begun with the time all the same', async () => {
    const { userId, sittingId, section } = await begun()
    expect(await answerIn({ userId, sectionId: section(1), position: 1, choice: 1, at: at(20, 4) })).toBe('saved')
    expect((await currentTest({ userId, sittingId }, at(20, 6)))?.standing).toMatchObject({ is: 'working', step: { id: 'QR' } })
    expect((await sectionsOf(sittingId))[1]).toMatchObject({ startedAt: at(20), deadline: at(55) })
  })

  test('is never paused', async () => {
    const { userId, section } = await begun()
    expect(await pauseSitting({ userId, sittingId: section(1) }, at(1))).toBe(false)
  })

  test('in the paper room waits out the time of sections and breaks', async () => {
    const { userId, sittingId } = await begun({ choice: { place: 'paper' } })
    expect((await endStep({ userId, sittingId, stepId: 'VR' }, at(5)))?.standing).toMatchObject({ is: 'working', step: { id: 'VR' } })
    expect((await endStep({ userId, sittingId, stepId: 'VR', isTimeUp: true }, at(19, 57)))?.standing).toMatchObject({ step: { id: 'VR' } })
    expect((await endStep({ userId, sittingId, stepId: 'VR', isTimeUp: true }, at(19, 59)))?.standing).toMatchObject({ step: { id: 'QR' } })
    await currentTest({ userId, sittingId }, at(56))
    expect((await goOn({ userId, sittingId, stepId: 'B1' }, at(57)))?.standing.is).toBe('break')
  })

  describe('through a night in which the clocks change, on a server that lives by them', () => {
    beforeAll(() => {
      vi.stubEnv('TZ', 'America/New_York')
    })
    afterAll(() => {
      vi.unstubAllEnvs()
    })

    test.each([
      // At 2:00 it is 3:00: forty minutes from 1:15, then seventy over the gap.
      ['spring', '2026-03-08T06:15:00Z', 200, [40, 70, 10, 70, 80, 10]],
      // At 2:00 it is 1:00 again: twenty minutes from the first 1:50 end in the second hour of one.
      ['autumn', '2026-11-01T05:50:00Z', 100, [20, 35, 10, 35, 40, 10]],
    ] as const)('in %s every step lasts as long as it should', async (_name, begins, timePercent, minutes) => {
      // Else the zone was not taken, and the test would say nothing.
      expect(new Date('2026-03-08T07:30:00Z').getHours()).toBe(3)
      const { id: userId } = await createStudent()
      const night = new Date(begins)
      const sittingId = await startWholeTest({ userId, at: night, choice: { timePercent } })
      const ends: Date[] = []
      for (const [index, length] of minutes.entries()) {
        const before = ends.at(-1) ?? night
        const end = new Date(before.getTime() + length * MINUTE)
        const standing = (await currentTest({ userId, sittingId }, new Date(end.getTime() - 1000)))?.standing
        expect(standing).toMatchObject({ step: { id: ['VR', 'QR', 'B1', 'RC', 'MA', 'B2'][index] } })
        ends.push(end)
      }
      await advanceTests(new Date((ends.at(-1)?.getTime() ?? 0) + MINUTE))
      expect((await sectionsOf(sittingId)).map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
        [night, ends[0]],
        [ends[0], ends[1]],
        [ends[2], ends[3]],
        [ends[3], ends[4]],
      ])
    })
  })

  test('at time and a half of the SSAT begins with the writing and gives the longer breaks of a center', async () => {
    const { userId, sittingId } = await begun({ level: 'ssat-middle', choice: { place: 'center', timePercent: 150 } })
    expect(await db.essay.findUnique({ where: { sittingId } })).toMatchObject({ deadline: at(37.5) })
    expect((await currentTest({ userId, sittingId }, at(38)))?.standing).toMatchObject({ is: 'break', endsAt: at(52.5) })
    expect((await currentTest({ userId, sittingId }, at(53)))?.standing).toMatchObject({ is: 'working', step: { id: 'Q1' } })
    expect((await sectionsOf(sittingId))[0]?.deadline).toEqual(at(97.5))
  })
})

describe('practice', () => {
  test('pauses, and begins each step when the student does', async () => {
    const { userId, sittingId, section } = await begun({ choice: { mode: 'practice' } })
    expect(await pauseSitting({ userId, sittingId: section(1) }, at(1))).toBe(true)
    expect((await currentTest({ userId, sittingId }, at(600)))?.standing).toMatchObject({ is: 'working', step: { id: 'VR' } })
    expect((await endStep({ userId, sittingId, stepId: 'VR' }, at(601)))?.standing).toMatchObject({ is: 'waiting', next: { id: 'QR' } })
    expect(await goOn({ userId, sittingId, stepId: 'RC' }, at(602))).toMatchObject({ standing: { is: 'waiting', next: { id: 'QR' } } })
    expect((await goOn({ userId, sittingId, stepId: 'QR' }, at(700)))?.standing).toMatchObject({ is: 'working', step: { id: 'QR' } })
    expect((await sectionsOf(sittingId))[1]?.deadline).toEqual(at(735))
    await advanceTests(at(800))
    expect((await currentTest({ userId, sittingId }, at(900)))?.standing).toMatchObject({ is: 'waiting', next: { id: 'RC' } })
  })

  test('without a clock has no deadline anywhere', async () => {
    const { userId, sittingId } = await begun({ choice: { mode: 'practice', isUntimed: true } })
    for (const [ended, next] of [
      ['VR', 'QR'],
      ['QR', 'RC'],
      ['RC', 'MA'],
      ['MA', 'ES'],
    ] as const) {
      await endStep({ userId, sittingId, stepId: ended }, at(10))
      await goOn({ userId, sittingId, stepId: next }, at(11))
    }
    expect(await db.essay.findUnique({ where: { sittingId } })).toMatchObject({ deadline: null, submittedAt: null })
    expect((await sectionsOf(sittingId)).every(({ secondsAllowed }) => secondsAllowed === null)).toBe(true)
    expect((await endStep({ userId, sittingId, stepId: 'ES' }, at(12)))?.standing.is).toBe('over')
    expect(await db.practiceSitting.findUnique({ where: { id: sittingId } })).toMatchObject({ status: 'ended' })
  })
})

test('nobody else ends, goes on with or sees a test', async () => {
  const { sittingId } = await begun()
  const stranger = { userId: (await createStudent()).id, sittingId }
  expect(await currentTest(stranger, at(1))).toBeNull()
  expect(await endStep({ ...stranger, stepId: 'VR' }, at(1))).toBeNull()
  expect(await goOn({ ...stranger, stepId: 'B1' }, at(1))).toBeNull()
  expect((await sectionsOf(sittingId)).map(({ endedAt }) => endedAt)).toEqual([null])
})
