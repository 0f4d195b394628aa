/** Themes and roots: every word has one theme, and nothing names a word that is not in the list. */
import { expect, test } from 'vitest'
import { ROOTS, THEMES } from './groups.server'
import { WORDS } from './words.server'

const LIST = Object.values(WORDS).flatMap((words) => words.map(({ word }) => word))

test('every word has exactly one theme, and no theme has other words', () => {
  expect(THEMES.flatMap(({ words }) => words).sort()).toEqual([...new Set(LIST)].sort())
})

test('roots name words of the list, each once, and everyday words beside them', () => {
  for (const { id, words, examples } of ROOTS) {
    expect(
      words.filter((word) => !LIST.includes(word)),
      id,
    ).toEqual([])
    expect(new Set(words).size, id).toBe(words.length)
    expect(new Set(examples).size, id).toBe(3)
  }
})

test('themes and roots are told apart by their ids, and are in order', () => {
  for (const groups of [THEMES, ROOTS]) expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  const first = ROOTS.map(({ forms: [form = ''] }) => form.replace(/^-/, ''))
  expect(first).toEqual([...first].sort((one, other) => one.localeCompare(other)))
})
