import { expect, test } from 'vitest'
import { bankSources, bankSubjects, findSource } from '~/exam/bank/sources.server'
import { LEVELS } from '~/exam/core/levels'
import { drawSheet, neighborSeed, type SheetChoice } from './sheet.server'

const CHOICE: SheetChoice = {
  level: 'isee-upper',
  subject: 'mathematics_achievement',
  skill: null,
  source: null,
  difficulty: null,
  seed: '41',
  count: 20,
}

test('the same choice and seed give the same sheet, another seed another one', () => {
  expect(drawSheet(CHOICE)).toEqual(drawSheet(CHOICE))
  expect(drawSheet({ ...CHOICE, seed: '42' })).not.toEqual(drawSheet(CHOICE))
})

test('every section with sources fills a sheet of twenty different items of its own level', () => {
  for (const level of LEVELS) {
    for (const subject of bankSubjects(level)) {
      const items = drawSheet({ ...CHOICE, level, subject })
      expect(items).toHaveLength(20)
      expect(new Set(items.map(({ id }) => id)).size).toBe(20)
      expect(items.every((item) => item.level === level && item.subject === subject)).toBe(true)
    }
  }
})

test('a family and a seed give the item that the proof page shows for them', () => {
  const [source] = bankSources(CHOICE)
  const [first, second] = drawSheet({ ...CHOICE, source: source?.name ?? '', difficulty: 'hard', count: 2 })
  expect(first?.id).toBe(`${source?.family?.id}@${source?.family?.version}:41`)
  expect(first?.difficulty).toBe('hard')
  expect(second?.id).toBe(`${source?.family?.id}@${source?.family?.version}:41.1`)
})

test('skill and difficulty narrow the sheet; what nothing fits stays empty', () => {
  const verbal = drawSheet({ ...CHOICE, subject: 'verbal_reasoning', skill: 'Sentence completions', difficulty: 'easy' })
  expect(verbal.length).toBeGreaterThan(0)
  expect(verbal.every(({ skill, difficulty }) => skill === 'Sentence completions' && difficulty === 'easy')).toBe(true)
  expect(drawSheet({ ...CHOICE, skill: 'Knitting' })).toEqual([])
})

test('one passage keeps its questions in their order', () => {
  const [passage] = bankSources({ level: 'ssat-upper', subject: 'reading_comprehension' })
  const items = drawSheet({ ...CHOICE, level: 'ssat-upper', subject: 'reading_comprehension', source: passage?.name ?? '' })
  expect(items.map(({ id }) => id)).toEqual(passage?.offers.map((offer) => offer.item('').id))
})

test('a source knows its places, and a name that the bank lacks is nobody', () => {
  const [source] = bankSources(CHOICE)
  expect(findSource(source?.name ?? '')?.places).toContainEqual({ level: 'isee-upper', subject: 'mathematics_achievement' })
  expect(findSource('no-such-family')).toBeNull()
})

test('neighboring seeds count at their end', () => {
  expect([neighborSeed('41', 1), neighborSeed('41', -1), neighborSeed('1', -1)]).toEqual(['42', '40', null])
  expect([neighborSeed('q.3.9', 1), neighborSeed('autumn', 1), neighborSeed('autumn', -1)]).toEqual(['q.3.10', 'autumn-2', null])
})
