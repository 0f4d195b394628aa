import { expect, test } from 'vitest'
import { FIGURES, FORMS } from '~/content/poems/poems.server'
import { termLink } from './term-links.server'

test('every form and every figure of our poems is explained in the glossary', () => {
  expect([...FORMS, ...FIGURES].filter((name) => termLink(name).to === null)).toEqual([])
})
