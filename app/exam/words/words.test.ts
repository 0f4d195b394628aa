/** The word list: narrowed, neighbors, near words, and quizzes that do not repeat. */
import { describe, expect, test } from 'vitest'
import { ALPHABET, ENTRIES, entriesThat, entryOf, neighborsOf } from './entries.server'
import { nearWords } from './near.server'
import { drawWords, QUIZ_WORDS, questionOn } from './quiz.server'

const ALL = { search: '', tier: null, letter: null, root: null, theme: null }
const names = (entries: { word: string }[]) => entries.map(({ word }) => word)

describe('narrowed', () => {
  test('by nothing, it is the whole alphabet', () => {
    expect(names(entriesThat(ALL))).toEqual(ALPHABET)
    expect(ENTRIES).toHaveLength(2400)
  })

  test('by a word, what means it comes first, then what begins so, and never its opposite', () => {
    const found = names(entriesThat({ ...ALL, search: 'Kind' }))
    expect(found.slice(0, 3)).toEqual(['benevolent', 'considerate', 'gracious'])
    expect(found.indexOf('kindle')).toBeGreaterThan(found.indexOf('avuncular'))
    for (const opposite of ['cruel', 'nasty', 'malevolent']) expect(found).not.toContain(opposite)
    expect(names(entriesThat({ ...ALL, search: 'ancient' }))[0]).toBe('ancient')
  })

  test('by a part of a word, words come before meanings', () => {
    const found = entriesThat({ ...ALL, search: 'ben' })
    expect(found[0]?.word).toMatch(/^ben/)
    expect(entriesThat({ ...ALL, search: '*' })).toEqual([])
  })

  test('by everything at once', () => {
    const found = entriesThat({ search: 'believe', tier: 'upper', letter: 'c', root: 'cred', theme: 'truth' })
    expect(names(found)).toEqual(['credulous'])
  })
})

test('a word knows its neighbors, and the ends have one', () => {
  expect(neighborsOf(ALPHABET[1] ?? '')).toEqual({ previous: ALPHABET[0], next: ALPHABET[2] })
  expect(neighborsOf(ALPHABET[0] ?? '').previous).toBeNull()
  expect(neighborsOf(ALPHABET.at(-1) ?? '').next).toBeNull()
})

describe('near words', () => {
  test.each([
    ['ancients', 'ancient'],
    ['valiantly', 'valiant'],
    ['patients', 'patient'],
  ])('%s may mean %s', (typed, meant) => expect(nearWords(typed)[0]).toBe(meant))

  test('there are six at most, and none for what is near nothing', () => {
    expect(nearWords('able').length).toBeLessThanOrEqual(6)
    expect(nearWords('0123456789')).toEqual([])
    expect(nearWords('')).toEqual([])
  })
})

describe('quizzes', () => {
  test('go through the whole list before a word comes back', () => {
    const entries = entriesThat({ ...ALL, theme: 'joy' })
    const asked: string[] = []
    let number: number | null = 1
    do {
      const quiz = drawWords(entries, number ?? 1)
      expect(quiz.words).toHaveLength(QUIZ_WORDS)
      asked.push(...names(quiz.words))
      number = quiz.next
    } while (number !== 1)
    expect(new Set(asked.slice(0, entries.length)).size).toBe(entries.length)
  })

  test('ask what there is when it is less than ten', () => {
    const few = entriesThat({ ...ALL, root: 'cred' })
    const { words, next } = drawWords(few, 7)
    expect(new Set(names(words))).toEqual(new Set(names(few)))
    expect(next).toBeNull()
  })

  test('ask with as many choices as the test, about every word', () => {
    for (const entry of ENTRIES) {
      const isee = questionOn(entry, 'isee')
      expect(isee.choices).toHaveLength(4)
      expect(entry.synonyms).toContain(isee.choices[isee.answer]?.text)
      expect(questionOn(entry, 'ssat').choices).toHaveLength(5)
    }
  })
})

test('a word that is not in the list has no entry', () => expect(entryOf('stanine')).toBeNull())
