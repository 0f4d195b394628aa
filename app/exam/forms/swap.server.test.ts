import { expect, test } from 'vitest'
import { bankSources, bankSubjects } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS } from '~/exam/core/levels'
import { contentOf, drawSheet, type SheetChoice } from './sheet.server'
import { bankAlike, listAlike, swapItems } from './swap.server'

const CHOICE: SheetChoice = {
  level: 'isee-upper',
  subject: 'mathematics_achievement',
  skill: null,
  source: null,
  difficulty: null,
  seed: '41',
  count: 8,
}

const swapped = (choice: SheetChoice, places: number[]) => swapItems(drawSheet(choice), places, bankAlike(choice))

const sheet = (change: Partial<SheetChoice>) => {
  const choice = { ...CHOICE, ...change }
  return { before: drawSheet(choice), after: (places: number[]) => swapped(choice, places) ?? [] }
}

test('in every section one question changes, every other stays byte for byte, and nothing stands twice', () => {
  for (const level of LEVELS) {
    for (const subject of bankSubjects(level)) {
      const { before, after } = sheet({ level, subject })
      for (const place of [1, 5, 8]) {
        const items = after([place])
        expect(JSON.stringify(items.toSpliced(place - 1, 1))).toBe(JSON.stringify(before.toSpliced(place - 1, 1)))
        expect(items[place - 1]).not.toEqual(before[place - 1])
        expect(new Set(items.map(contentOf)).size).toBe(8)
        expect(items[place - 1]).toMatchObject({ level, subject, kind: before[place - 1]?.kind })
      }
    }
  }
})

test('a family asks again with other numbers, as hard as before', () => {
  const { before, after } = sheet({})
  for (const [index, item] of after([1, 2, 3, 4, 5, 6, 7, 8]).entries()) {
    const old = before[index] as Item
    expect([sourceOf(item), item.skill, item.difficulty]).toEqual([sourceOf(old), old.skill, old.difficulty])
    expect(contentOf(item)).not.toBe(contentOf(old))
  }
})

test('a word gives way to another word of its skill and difficulty that was never on the sheet', () => {
  for (const change of [{ level: 'ssat-upper', subject: 'verbal' }, { subject: 'verbal_reasoning' }] as const) {
    const { before, after } = sheet(change)
    const places = [1, 1, 1, 8, 8, 8]
    const sources = new Set(before.map(sourceOf))
    for (const turn of places.keys()) {
      const place = places[turn] ?? 1
      const item = after(places.slice(0, turn + 1))[place - 1]
      expect(item).toMatchObject({ skill: before[place - 1]?.skill, difficulty: before[place - 1]?.difficulty })
      expect(sources.has(sourceOf(item as Item))).toBe(false)
      sources.add(sourceOf(item as Item))
    }
  }
})

test('a passage is asked about once more where it has a question left, else another passage is', () => {
  const subject = 'reading_comprehension'
  const [passage] = bankSources({ level: 'isee-upper', subject })
  const count = (passage?.offers.length ?? 0) - 1
  const { before, after } = sheet({ subject, source: passage?.name ?? null, count })
  expect(after([2])[1]?.passage?.id).toBe(before[1]?.passage?.id)
  // Its questions are used up now, and the admin wants no other passage.
  expect(after([2, 2])).toEqual([])

  const whole = sheet({ subject, count: count + 1 })
  const item = whole.after([2])[1]
  expect(item?.passage?.id).not.toBe(whole.before[1]?.passage?.id)
  expect(item).toMatchObject({ skill: whole.before[1]?.skill, difficulty: whole.before[1]?.difficulty })
})

test('the same swaps give the same sheet; more swaps of a place go on to new questions', () => {
  const { after } = sheet({})
  expect(after([3, 5])).toEqual(after([3, 5]))
  expect(after([3, 5])).toEqual(after([5, 3]))
  const turns = [1, 2, 3, 4].map((times) => after(Array.from({ length: times }, () => 3))[2])
  expect(new Set(turns.map((item) => contentOf(item as Item))).size).toBe(4)
})

test('a place that the sheet lacks, and a list that has nothing left, give no sheet', () => {
  const items = drawSheet(CHOICE)
  expect(swapItems(items, [9], bankAlike(CHOICE))).toBeNull()
  expect(swapItems(items, [0], bankAlike(CHOICE))).toBeNull()
  expect(swapItems(items, [1], listAlike(items))).toBeNull()
  const other = { ...(items[0] as Item), id: 'other', stem: 'Another one?' }
  expect(swapItems(items, [1], listAlike([...items, other]))?.[0]).toEqual(other)
})
