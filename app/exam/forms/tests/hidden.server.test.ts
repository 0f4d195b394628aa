/** Questions of whole tests that are hidden later: each gives way to one like it, and nothing else changes. */
import { describe, expect, test } from 'vitest'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS } from '~/exam/core/levels'
import { slotOf, unitsOf } from '~/exam/forms/editions/units'
import { testsOf } from './plan/audit.server'
import { assembleTest, type TestForm, type TestSection } from './test.server'

const itemsOf = ({ sections }: TestForm) => sections.flatMap(({ items }) => items)
/** Problems of every kind take each other's place; comparisons do not. */
const partOf = ({ kind, skill, strand }: Item) =>
  kind === 'quantitative_comparison'
    ? 'comparison'
    : ['vocabulary', 'logic'].includes(strand)
      ? skill
      : strand === 'reading'
        ? 'reading'
        : ''
/** The first item of each slot. */
const samples = ({ items }: TestSection) => {
  const firsts = unitsOf(items).filter((unit, index, units) => units.findIndex((other) => slotOf(other) === slotOf(unit)) === index)
  return firsts.flatMap(([first]) => first ?? [])
}

describe.each(LEVELS)('%s', (level) => {
  const before = assembleTest(level, 1)

  test('a hidden question of any slot gives way to another of its kind, and all others stay', () => {
    for (const out of before.sections.flatMap(samples)) {
      const after = assembleTest(level, 1, new Set([sourceOf(out)]))
      const [old, now] = [itemsOf(before), itemsOf(after)]
      expect(now).toHaveLength(old.length)
      for (const [place, item] of now.entries()) {
        const was = old[place] as Item
        if (sourceOf(was) !== sourceOf(out)) expect(item).toEqual(was)
        else {
          expect(sourceOf(item)).not.toBe(sourceOf(out))
          expect([item.subject, partOf(item)]).toEqual([was.subject, partOf(was)])
          // One family alone compares by reasoning.
          if (partOf(was) !== 'comparison' || was.strand !== 'reasoning') expect(item.strand).toBe(was.strand)
        }
      }
      expect(after.sections.map(({ unscored }) => unscored)).toEqual(before.sections.map(({ unscored }) => unscored))
    }
  })

  test('a hidden passage gives way to a passage that no test of the level has, with all its questions', () => {
    const reading = itemsOf(before).filter(({ passage }) => passage)
    const inTests = new Set(testsOf(level).flatMap(itemsOf).map(sourceOf))
    for (const source of new Set(reading.map(sourceOf))) {
      const after = itemsOf(assembleTest(level, 1, new Set([source]))).filter(({ passage }) => passage)
      const ids = unitsOf(after).map(([first]) => first?.passage?.id)
      expect(new Set(ids).size).toBe(unitsOf(reading).length)
      expect(after.map(sourceOf)).not.toContain(source)
      expect(new Set(after.map(sourceOf).filter((one) => !inTests.has(one))).size).toBe(1)
    }
  })

  test('everything that a section asks may be hidden at once, and no word stands twice', () => {
    for (const { id, items } of before.sections) {
      const hidden = new Set(items.map(sourceOf))
      const after = assembleTest(level, 1, hidden)
      const section = after.sections.find((one) => one.id === id)?.items ?? []
      expect(section).toHaveLength(items.length)
      expect(section.filter((item) => hidden.has(sourceOf(item)))).toEqual([])
      const words = itemsOf(after).filter(({ strand }) => strand === 'vocabulary' || strand === 'logic')
      expect(new Set(words.map(sourceOf)).size).toBe(words.length)
    }
  })
})
