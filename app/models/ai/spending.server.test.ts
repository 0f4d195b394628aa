/** The day's tokens: nobody gets past the cap, however many ask at once, and what was not used comes back. */
import { tool } from 'ai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { db } from '~/db.server'
import { env } from '~/env.server'
import type { Asked } from '~/services/ai/ask.server'
import { easternDay } from '~/utils/time/periods.server'
import { createStudent } from '../../../tests/factories/accounts'
import { setFaults } from '../../../tests/support/post-office'
import { reserve, STUDENT_DAILY_TOKENS, writeFor } from './spending.server'

const NOW = new Date('2026-03-04T17:00:00Z')
const day = easternDay(NOW)
const ASKED: Asked = {
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'Hello' }],
  temperature: 0,
  mostTokens: 500,
  firstMs: 5_000,
  wholeMs: 5_000,
}
let userId: string

beforeEach(async () => {
  ;({ id: userId } = await createStudent())
})
afterEach(async () => {
  await db.aiDay.deleteMany()
  await setFaults({})
})

const usedBy = async () => (await db.aiStudentDay.findUnique({ where: { userId_day: { userId, day } } }))?.tokens ?? 0
const usedByAll = async () => Number((await db.aiDay.findUnique({ where: { day } }))?.tokens ?? 0)

test('20 calls at once take exactly what there is', async () => {
  const each = STUDENT_DAILY_TOKENS / 10
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reserve({ userId, tokens: each }, NOW)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'spent' })
  expect([await usedBy(), await usedByAll()]).toEqual([STUDENT_DAILY_TOKENS, STUDENT_DAILY_TOKENS])
})

test('the cap of all holds for whoever has tokens left, and then takes none of theirs', async () => {
  await db.aiDay.create({ data: { day, tokens: env.AI_DAILY_TOKENS - 100 } })
  await expect(writeFor(userId, ASKED, NOW)).rejects.toMatchObject({ reason: 'spent-by-all' })
  expect([await usedBy(), await usedByAll()]).toEqual([0, env.AI_DAILY_TOKENS - 100])
})

test('a call with tools reserves every step that it may make', async () => {
  const tools = { check_value: tool({ description: 'Computes', inputSchema: z.object({}), execute: async () => ({ says: '5' }) }) }
  await db.aiDay.create({ data: { day, tokens: env.AI_DAILY_TOKENS - 1_500 } })
  await expect(writeFor(userId, { ...ASKED, tools }, NOW)).rejects.toMatchObject({ reason: 'spent-by-all' })
  expect((await writeFor(userId, ASKED, NOW)).text).not.toBe('')
})

test('a call is settled with what it really took, a failed one too', async () => {
  const { tokens } = await writeFor(userId, ASKED, NOW)
  expect(tokens).toBeGreaterThan(0)
  expect([await usedBy(), await usedByAll()]).toEqual([tokens, tokens])

  await setFaults({ model: { status: 500 } })
  await expect(writeFor(userId, ASKED, NOW)).rejects.toMatchObject({ reason: 'away' })
  // Nobody paid for what was refused.
  expect([await usedBy(), await usedByAll()]).toEqual([tokens, tokens])
})

test('tomorrow begins with all of it', async () => {
  await reserve({ userId, tokens: STUDENT_DAILY_TOKENS }, NOW)
  await expect(reserve({ userId, tokens: 1 }, NOW)).rejects.toMatchObject({ reason: 'spent' })
  await reserve({ userId, tokens: 1 }, new Date('2026-03-05T05:00:01Z'))
})
