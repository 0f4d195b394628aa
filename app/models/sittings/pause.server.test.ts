/** The clock of a section: pauses give nothing away, and there are ten. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz } from '../../../tests/factories/sittings'
import { saveAnswer } from './answer.server'
import { MOST_PAUSES } from './clock'
import { pauseSitting, resumeSitting } from './pause.server'
import { sittingOverview } from './sitting.server'

const start = new Date('2026-03-10T15:00:00Z')
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const ALLOWED = 1_440_000
const SLACK = 50

async function started() {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
  return { userId, sittingId: await sitQuiz({ ...quiz, at: start, choose: () => null, stopAfter: 0 }) }
}

const step = fc.record({ act: fc.constantFrom('pause', 'resume', 'answer'), after: fc.integer({ min: 0, max: 20_000 }) })

test('whatever is paused, resumed and answered, time used never falls short of time open by more than 50 ms', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const sitting = await started()
      let now = 0
      let open = 0
      let isRunning = true
      for (const { act, after } of steps) {
        now += after
        if (isRunning) open += after
        if (act === 'pause' && (await pauseSitting(sitting, at(now)))) isRunning = false
        else if (act === 'resume' && (await resumeSitting(sitting, at(now)))) isRunning = true
        else if (act === 'answer') await saveAnswer({ ...sitting, position: 1, choice: 0, struck: [], seconds: after / 1000 }, at(now))
        const clock = (await sittingOverview(sitting, at(now)))?.clock
        expect(clock?.state).toBe(isRunning ? 'running' : 'paused')
        expect(open - (ALLOWED - (clock?.millisecondsLeft ?? 0))).toBeLessThanOrEqual(SLACK)
      }
    }),
    { numRuns: 25, examples: [[Array.from({ length: 20 }, (_, index) => ({ act: index % 2 ? 'resume' : 'pause', after: 30 }))]] },
  )
})

test('a section is paused ten times and not once more', async () => {
  const sitting = await started()
  for (let pause = 1; pause <= MOST_PAUSES; pause++) {
    expect(await pauseSitting(sitting, at(pause * 1_000))).toBe(true)
    expect(await sittingOverview(sitting, at(pause * 1_000))).toMatchObject({ pauses: pause, clock: { state: 'paused' } })
    expect(await resumeSitting(sitting, at(pause * 1_000 + 10))).toBe(true)
  }
  expect(await pauseSitting(sitting, at(20_000))).toBe(false)
  expect(await sittingOverview(sitting, at(20_000))).toMatchObject({ pauses: MOST_PAUSES, clock: { state: 'running' } })
})

test('a pause that a server made which counts in seconds gives what that server kept', async () => {
  const sitting = await started()
  await pauseSitting(sitting, at(10_400))
  await db.sittingSection.updateMany({ where: { sittingId: sitting.sittingId }, data: { secondsLeft: 1_200 } })
  expect((await sittingOverview(sitting, at(11_000)))?.clock).toMatchObject({ millisecondsLeft: 1_200_000, secondsLeft: 1_200 })
})
