/** Highlights of a section: whose they are, when they are taken, and what of them. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sentenceCount } from '~/exam/print/sentences'
import { createStudent } from '../../../tests/factories/accounts'
import { itemsOf, sitQuiz } from '../../../tests/factories/sittings'
import { submitSitting } from './end.server'
import { saveHighlights, sittingHighlights } from './highlights.server'
import { pauseSitting, resumeSitting } from './pause.server'

const start = new Date()
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)

async function reading() {
  const { id: userId } = await createStudent()
  const quiz = { userId, level: 'isee-upper', subject: 'reading_comprehension', number: 1 } as const
  const sittingId = await sitQuiz({ ...quiz, at: start, choose: () => null, stopAfter: 0 })
  const [first, other] = passagesOf(await itemsOf(sittingId))
  if (!first || !other) throw new Error('a section of reading has two passages')
  return { userId, sittingId, first, other }
}

function passagesOf(items: Item[]) {
  const passages = items.flatMap(({ passage }) => passage ?? [])
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()]
}

const one = (passage: string, sentences: number[], changedAt = start) => ({ passage, sentences, changedAt })

test('sentences are kept in order and once, by passage; an empty list takes them away', async () => {
  const { first, other, ...owner } = await reading()
  await saveHighlights({ ...owner, highlights: [one(first.id, [4, 0, 4]), one(other.id, [1])] }, at(1))
  expect(await sittingHighlights(owner)).toEqual({
    [first.id]: { sentences: [0, 4], changedAt: start.getTime() },
    [other.id]: { sentences: [1], changedAt: start.getTime() },
  })
  await saveHighlights({ ...owner, highlights: [one(first.id, [], at(2))] }, at(2))
  expect(await sittingHighlights(owner)).toMatchObject({ [first.id]: { sentences: [] }, [other.id]: { sentences: [1] } })
})

test('a sentence that the passage does not have, and a passage that the section does not have, are left out', async () => {
  const { first, other, ...owner } = await reading()
  const count = sentenceCount(first)
  await saveHighlights({ ...owner, highlights: [one(first.id, [-1, count - 1, count, 1e9]), one('no-such', [0])] }, at(1))
  expect(await sittingHighlights(owner)).toMatchObject({ [first.id]: { sentences: [count - 1] } })
  expect(await db.highlights.count({ where: { section: { sittingId: owner.sittingId } } })).toBe(1)
})

test('of two windows the later change counts, in whatever order they arrive; a change of the future is one of now', async () => {
  const { first, other, ...owner } = await reading()
  await saveHighlights({ ...owner, highlights: [one(first.id, [2], at(500))] }, at(600))
  await saveHighlights({ ...owner, highlights: [one(first.id, [1], at(400))] }, at(700))
  expect(await sittingHighlights(owner)).toMatchObject({ [first.id]: { sentences: [2] } })

  await saveHighlights({ ...owner, highlights: [one(first.id, [3], at(9_000_000))] }, at(800))
  await saveHighlights({ ...owner, highlights: [one(first.id, [0], at(900))] }, at(900))
  expect(await sittingHighlights(owner)).toEqual({ [first.id]: { sentences: [0], changedAt: at(900).getTime() } })
})

test('nothing is taken from anyone else, while paused or after the end, and nothing is shown to anyone else', async () => {
  const { first, other, ...owner } = await reading()
  const save = (userId: string, now: Date) =>
    saveHighlights({ ...owner, userId, highlights: [one(first.id, [1], now)] }, now).then(() => sittingHighlights(owner))
  const { id: stranger } = await createStudent()
  expect(await save(stranger, at(1))).toEqual({})
  await pauseSitting(owner, at(10))
  expect(await save(owner.userId, at(20))).toEqual({})
  await resumeSitting(owner, at(30))
  expect(await save(owner.userId, at(40))).toMatchObject({ [first.id]: { sentences: [1] } })
  expect(await sittingHighlights({ ...owner, userId: stranger })).toEqual({})

  await submitSitting(owner, at(50))
  await saveHighlights({ ...owner, highlights: [one(first.id, [2], at(60))] }, at(60))
  expect(await sittingHighlights(owner)).toMatchObject({ [first.id]: { sentences: [1] } })
})

test('the database itself holds no more of them than a passage can have, and they go with their sitting', async () => {
  const { first, other, ...owner } = await reading()
  const { id: sectionId } = await db.sittingSection.findFirstOrThrow({ where: { sittingId: owner.sittingId } })
  const row = (count: number) => ({ sectionId, passage: first.id, sentences: Array.from({ length: count }, (_, n) => n), changedAt: start })
  await expect(db.highlights.create({ data: row(121) })).rejects.toThrow(/sitting_highlights_sentences/)
  await db.highlights.create({ data: row(120) })
  await db.user.delete({ where: { id: owner.userId } })
  expect(await db.highlights.count({ where: { sectionId } })).toBe(0)
})
