/** Twins ask for the same skill and are never the question that was missed. */
import { describe, expect, test } from 'vitest'
import type { Item } from '~/exam/core/item/item'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { assembleQuiz, offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { askedBy, bankSources, otherTwin, twinOf } from './sources.server'

const OFFERED = LEVELS.flatMap((level) =>
  SUBJECTS.filter((subject) => offersQuiz(level, subject)).map((subject) => [level, subject] as const),
)

describe.each(OFFERED)('%s, %s', (level, subject) => {
  const { items } = assembleQuiz(level, subject, 1)

  test('every question has a twin of its skill, kind and difficulty', () => {
    for (const item of items) {
      const twin = otherTwin(item, 'again')
      expect(twin, item.id).not.toBeNull()
      expect(twin).toMatchObject({ level, subject, kind: item.kind })
      expect(JSON.stringify([twin?.stem, twin?.columns, twin?.choices, twin?.figure]), item.id).not.toBe(
        JSON.stringify([item.stem, item.columns, item.choices, item.figure]),
      )
    }
  })

  test('each quiz has its set of twins, none of which it asks itself and none twice', () => {
    for (let number = 1; number <= 10; number++) {
      const { items: asked } = assembleQuiz(level, subject, number)
      const set: Item[] = []
      for (const item of asked) {
        const twin = otherTwin(item, `quiz ${number}`, { seen: [...asked, ...set] })
        expect(twin, `${item.id} of quiz ${number}`).not.toBeNull()
        if (twin) set.push(twin)
      }
      expect(new Set([...asked, ...set].map(askedBy)).size, `quiz ${number}`).toBe(asked.length + set.length)
    }
  })

  test('another seed gives another twin of most questions', () => {
    if (subject === 'verbal' || subject === 'verbal_reasoning' || subject === 'reading_comprehension') return
    const different = items.filter((item) => {
      const at = { level, subject, difficulty: item.difficulty }
      return JSON.stringify(twinOf(item.id, { ...at, seed: 'one' })) !== JSON.stringify(twinOf(item.id, { ...at, seed: 'two' }))
    })
    expect(different.length).toBeGreaterThanOrEqual(items.length - 1)
  })
})

test.each(['gone-family@1:seed', 'word-zzz@1:0', 'analogy-none@1:pairs', '', ':', 'passage-none@1:1'])('%j has none', (id) => {
  expect(twinOf(id, { level: 'ssat-upper', subject: 'quantitative', difficulty: 'easy', seed: 's' })).toBeNull()
})

test('a twin asks something else, even where a family soon repeats itself', () => {
  const [few] = bankSources({ level: 'isee-upper', subject: 'mathematics_achievement' }).filter(({ name }) => name === 'regular-polygon')
  const missed = few?.offers[0]?.item('missed')
  if (!missed) throw new Error('the bank has no such family now: choose another with few parameters')
  for (let seed = 0; seed < 200; seed++) expect(otherTwin(missed, `draw ${seed}`)?.stem).not.toBe(missed.stem)
})
