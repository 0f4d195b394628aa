import { expect, test } from 'vitest'
import { passageNotes } from '~/content/reading/reading.server'
import { LEVELS } from '~/exam/core/levels'
import { ideasIn } from './idea'
import { shelfOf } from './library.server'

const found = (sentence: string, keys: Parameters<typeof ideasIn>[1]) => ideasIn(sentence, keys).map(({ isThere }) => isThere)

test('a short word stands with its endings, not within another word; a long one by its beginning', () => {
  const keys = [
    { word: 'mend', also: ['fix'] },
    { word: 'paint', also: [] },
  ]
  expect(found('She mends and the painters are done.', keys)).toEqual([true, true])
  expect(found('She recommended a suffix and repainted.', keys)).toEqual([false, false])
  expect(found('It is FIXED, painted', keys)).toEqual([true, true])
  expect(found('a.c', [{ word: 'a.c', also: [] }])).toEqual([true])
  expect(found('abc', [{ word: 'a.c', also: [] }])).toEqual([false])
})

test('every model speaks of all its ideas, and every miss lacks one', () => {
  const ids = new Set(LEVELS.flatMap((level) => shelfOf(level).passages.map(({ id }) => id)))
  expect(ids.size).toBe(90)
  for (const id of ids) {
    const idea = passageNotes(id)?.idea
    expect(idea, id).toBeDefined()
    if (!idea) continue
    expect(found(idea.model, idea.keys), id).not.toContain(false)
    for (const { sentence } of idea.misses) expect(found(sentence, idea.keys), `${id}: ${sentence}`).toContain(false)
  }
})

test('each shelf is cut into three lengths, none of them empty', () => {
  for (const level of LEVELS) {
    const lengths = shelfOf(level).passages.map(({ length }) => length)
    for (const length of ['short', 'medium', 'long']) expect(lengths.filter((one) => one === length).length).toBeGreaterThan(5)
  }
})
