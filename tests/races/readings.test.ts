/** Races of the reading room: the week's count, one reading of a passage, and the last answers of one. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { shelfOf } from '~/exam/reading/library.server'
import { membershipOf } from '~/models/membership/membership'
import { checkReading } from '~/models/reading/answer.server'
import { endReading, findReading, keepHighlights } from '~/models/reading/reading.server'
import { startReading } from '~/models/reading/start.server'
import { addNote, MOST_NOTES } from '~/models/reading/text.server'
import { createStudent } from '../factories/accounts'
import { readPassage } from '../factories/practice/readings'
import { itemsOf, wrongChoice } from '../factories/sittings'

const LEVEL = 'ssat-middle'
const IDS = shelfOf(LEVEL).passages.map(({ id }) => id)
const FREE = membershipOf({ createdAt: new Date(0), subscriptions: [] }, new Date())

test('of ten passages that are opened at once a free student gets three, and no press takes two uses', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await createStudent()
    const member = { id, membership: FREE }
    const starts = IDS.slice(0, 5).flatMap((passageId) => [passageId, passageId])
    const outcomes = await Promise.all(starts.map((passageId) => startReading(member, { level: LEVEL, passageId })))

    const opened = new Set(outcomes.flatMap((one) => ('id' in one ? one.id : [])))
    expect(opened.size).toBe(3)
    expect(await db.passageReading.count({ where: { studentId: id } })).toBe(3)
    expect(await db.practiceSitting.count({ where: { userId: id } })).toBe(3)
    const uses = await db.featureUse.findMany({ where: { userId: id }, select: { reference: true } })
    expect(new Set(uses.map(({ reference }) => reference))).toEqual(opened)
    expect(uses).toHaveLength(3)
  }
})

test('all answers of a passage at once, each twice, are counted once and end it', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await readPassage({ userId, level: LEVEL, passageId: IDS[0] ?? '', at: new Date(Date.now() - 600_000) })
  const items = await itemsOf(sittingId)
  const answers = items.flatMap((item, index) => [index, index].map(() => ({ position: index + 1, choice: wrongChoice(item) })))
  await Promise.all(answers.map((answer) => checkReading({ userId, sittingId, struck: [], seconds: 5, ...answer })))
  const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
  expect(section).toMatchObject({ right: 0, wrong: items.length, omitted: 0, endedAt: expect.any(Date) })
  expect(await db.wrongAnswer.count({ where: { studentId: userId } })).toBe(items.length)
  expect((await db.userUsage.findUniqueOrThrow({ where: { userId } })).questionsUsed).toBe(items.length)
})

test('two presses end a reading once, and notes never pass their limit', async () => {
  const { id: userId } = await createStudent()
  const sittingId = await readPassage({ userId, level: LEVEL, passageId: IDS[1] ?? '', seconds: null })
  const ends = await Promise.all([endReading({ userId, sittingId }), endReading({ userId, sittingId })])
  expect(ends.filter(Boolean)).toHaveLength(1)

  for (let note = 1; note < MOST_NOTES; note++) await addNote({ userId, sittingId, line: 1, text: `note ${note}` })
  const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((text) => addNote({ userId, sittingId, line: 2, text })))
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1)
  expect(await db.passageNote.count({ where: { sittingId } })).toBe(MOST_NOTES)
})

test('windows that highlight at once each keep their own', async () => {
  const { id: userId } = await createStudent()
  const owner = { userId, sittingId: await readPassage({ userId, level: LEVEL, passageId: IDS[2] ?? '', seconds: null }) }
  const { passage } = (await findReading(owner)) ?? {}
  if (!passage) throw new Error('the passage is gone')
  const all = [0, 1, 2, 3, 4, 5]
  await Promise.all(all.map((sentence) => keepHighlights(owner, passage, { had: [], sentences: [sentence] })))
  expect((await findReading(owner))?.sentences).toEqual(all)
})
