/** Suspicions as practice moves them: probed among its questions, confirmed or cleared, and told of no sooner. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { twinOf } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { offeredMisconceptions, suspectOf } from '~/exam/mistakes/suspicion'
import { checkAnswer } from '~/models/practice/answer.server'
import { findPractice } from '~/models/practice/open-practice.server'
import { askNext, startPractice } from '~/models/practice/practice.server'
import { createStudent } from '../../../../tests/factories/accounts'
import { UNLIMITED } from '../../../../tests/factories/sittings'
import { recordProbe, recordSlips, suspectsToProbe } from './suspicions.server'

const level = 'isee-middle'
const now = new Date()

/** A question of one family that offers a misconception, with its choice. */
function slipIn(seed: string, says?: string): { item: Item; choice: number; says: string } {
  for (let draw = 0; draw < 200; draw++) {
    const item = twinOf('fraction-sum@1:x', { level, subject: 'mathematics_achievement', difficulty: 'medium', seed: `${seed} ${draw}` })
    const found = item?.choices.findIndex((_, index) => {
      const one = suspectOf(item, index)
      return one !== null && (says === undefined || one === says)
    })
    if (item && found !== undefined && found >= 0) return { item, choice: found, says: suspectOf(item, found) ?? '' }
  }
  throw new Error('no question offers it')
}

async function suspected() {
  const { id: studentId } = await createStudent()
  const slip = slipIn('first')
  await db.$transaction((transaction) => recordSlips(transaction, { studentId, wrong: [slip] }, now))
  const probe = (choose: (item: Item, shown: number) => number, seed: string) => {
    const { item, choice } = slipIn(seed, slip.says)
    return db.$transaction((transaction) => recordProbe(transaction, { studentId, item, choice: choose(item, choice) }, now))
  }
  return { studentId, slip, probe }
}

const rowOf = (studentId: string) => db.wrongAnswerAnalytics.findFirstOrThrow({ where: { studentId } })
const shows = (_: Item, shown: number) => shown
const rightly = ({ answer }: Item) => answer

test('a slip makes a suspect, and two probes that show it confirm it, each step with its day', async () => {
  const { studentId, probe } = await suspected()
  const day = now.toISOString().slice(0, 10)
  expect(await rowOf(studentId)).toMatchObject({ patternType: 'misconception', interventionStatus: 'identified', severity: 'low' })
  await probe(shows, 'second')
  await probe(shows, 'third')
  expect(await rowOf(studentId)).toMatchObject({
    interventionStatus: 'confirmed',
    interventionNotes: `${day} identified\n${day} probing\n${day} confirmed`,
  })
  await probe(rightly, 'fourth')
  expect(await rowOf(studentId)).toMatchObject({ interventionStatus: 'practicing' })
})

test('a right answer to a probe clears it, and nothing is left to probe', async () => {
  const { studentId, probe } = await suspected()
  expect(await suspectsToProbe({ studentId, level }, now)).toHaveLength(1)
  expect(await suspectsToProbe({ studentId, level: 'isee-upper' }, now)).toEqual([])
  await probe(rightly, 'second')
  expect(await rowOf(studentId)).toMatchObject({ interventionStatus: 'cleared' })
  expect(await suspectsToProbe({ studentId, level }, now)).toEqual([])
})

test('the same slip again is one row, and nobody else’s', async () => {
  const { studentId, slip } = await suspected()
  const { id: other } = await createStudent()
  for (const id of [studentId, other]) await recordSlips(db, { studentId: id, wrong: [slip, slip] }, now)
  expect(await db.wrongAnswerAnalytics.count({ where: { studentId } })).toBe(1)
  expect(await rowOf(studentId)).toMatchObject({ patternData: { slips: [now.getTime(), now.getTime()] } })
  expect(await rowOf(other)).toMatchObject({ patternData: { slips: [now.getTime()] } })
})

test('practice mixes a probe in that offers the suspected choice, and its answer counts', async () => {
  const { studentId, slip } = await suspected()
  const plan = { level, subjects: ['mathematics_achievement'], questions: 10 } as const
  const started = await startPractice({ id: studentId, membership: UNLIMITED }, plan)
  if (!('id' in started)) throw new Error('no session')
  const owner = { userId: studentId, sittingId: started.id }
  const asked: Item[] = []
  for (let position = 1; position <= 3; position++) {
    const last = (await findPractice(owner))?.last
    if (!last) throw new Error('the session is gone')
    asked.push(last.item)
    await checkAnswer({ ...owner, position, choice: last.item.answer, struck: [], seconds: 20 })
    if (position < 3) await askNext({ ...owner, after: position })
  }
  const probes = asked.filter((item) => sourceOf(item) === 'fraction-sum' && offeredMisconceptions(item).includes(slip.says))
  expect(probes).toHaveLength(1)
  expect(asked.slice(1).map(sourceOf)).toContain('fraction-sum')
  expect(await rowOf(studentId)).toMatchObject({ interventionStatus: 'cleared' })
})
