/** Sets of twins: five open at once. What they do to mistakes: sitting-end. */
import { expect, test } from 'vitest'

import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'

import { submitSitting } from '~/models/sittings/end.server'
import { MINUTE_MS } from '~/utils/time/durations'

import { createStudent } from '../../../tests/factories/accounts'
import { sitQuiz } from '../../../tests/factories/sittings'
import { startTwins } from './twins.server'

const start = new Date('2026-03-10T15:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS)

test('five sets are open at most; the sixth start names the oldest, and a finished set makes room', async () => {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: 'ssat-upper', subject: 'quantitative', number: 1 } as const
  const sittingId = await sitQuiz({ ...quiz, at: start, choose: ({ answer }, position) => (position === 1 ? (answer + 1) % 5 : answer) })
  const mistakeIds = await mistakesOfSitting({ studentId: userId, sittingId })
  const open = (minute: number) => startTwins({ studentId: userId, mistakeIds, level: 'ssat-upper' }, at(minute))

  const first = await open(100)
  for (const minute of [101, 102, 103, 104]) expect(await open(minute)).toMatchObject({ outcome: 'started' })
  if (first.outcome !== 'started') throw new Error('no twins')
  expect(await open(105)).toEqual({ outcome: 'full', sittingId: first.sittingId })
  await submitSitting({ userId, sittingId: first.sittingId }, at(106))
  expect(await open(107)).toMatchObject({ outcome: 'started' })
})
