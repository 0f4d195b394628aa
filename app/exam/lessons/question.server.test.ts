/** The questions after lessons: the same each time, of the lesson's skill, and never from what is hidden. */
import { expect, test } from 'vitest'
import { LESSONS } from '~/content/lessons/lessons.server'
import { bankSources } from '~/exam/bank/sources.server'
import { sourceOf } from '~/exam/core/item/name'
import { SUBJECTS } from '~/exam/core/levels'
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

test('a question whose source was taken out of the bank is replaced, and one that nothing is left of by another of the level', () => {
  for (const { id, check } of LESSONS) {
    const [wanted] = check
    const sources = SUBJECTS.flatMap((subject) => bankSources({ level: wanted.level, subject }))
    const item = checkItem(wanted, none)
    const ofSkill = sources.flatMap(({ name, offers }) => (offers.some(({ skill }) => skill === wanted.skill) ? name : []))
    for (const hidden of [new Set(item ? [sourceOf(item)] : []), new Set(ofSkill)]) {
      const other = checkItem(wanted, hidden)
      expect(other?.level, id).toBe(wanted.level)
      expect([...hidden], id).not.toContain(other && sourceOf(other))
      expect(
        sources.filter(({ isReserved }) => isReserved).map(({ name }) => name),
        id,
      ).not.toContain(other && sourceOf(other))
      expect(checkItem(wanted, hidden)).toEqual(other)
    }
  }
})

test('with all of a level hidden there is no question', () => {
  const [wanted] = LESSONS[0]?.check ?? []
  if (!wanted) throw new Error('no lesson')
  const all = SUBJECTS.flatMap((subject) => bankSources({ level: wanted.level, subject }))
  expect(checkItem(wanted, new Set(all.map(({ name }) => name)))).toBeNull()
})
