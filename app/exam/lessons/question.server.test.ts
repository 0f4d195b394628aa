/** The questions after lessons: the same each time, of the lesson's skill, and never from what is hidden. */
import { expect, test } from 'vitest'
import { LESSONS } from '~/content/lessons/lessons.server'
import { sourceOf } from '~/exam/core/item/name'
import { checkItem } from './question.server'

const none = new Set<string>()

test('each lesson asks two different questions of its skills, the same each time', () => {
  for (const { id, check } of LESSONS) {
    const items = check.map((one) => checkItem(one, none))
    items.forEach((item, index) => {
      expect(item, id).toMatchObject({ skill: check[index]?.skill, level: check[index]?.level })
      expect(checkItem(check[index] as (typeof check)[0], none)).toEqual(item)
    })
    expect(items[0]?.id, id).not.toBe(items[1]?.id)
  }
})

test('a question whose source was taken out of the bank is replaced by another of its skill, or by none', () => {
  for (const { check } of LESSONS) {
    const [wanted] = check
    const item = checkItem(wanted, none)
    const hidden = new Set(item ? [sourceOf(item)] : [])
    const other = checkItem(wanted, hidden)
    if (!other) continue
    expect(other.skill).toBe(wanted.skill)
    expect(hidden).not.toContain(sourceOf(other))
  }
})
