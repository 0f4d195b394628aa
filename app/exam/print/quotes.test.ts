import { expect, it } from 'vitest'
import { curlyQuotes } from './quotes'

it.each([
  [`"She can't read the bottom three lines," I said.`, '“She can’t read the bottom three lines,” I said.'],
  [`He asked, "Did she say 'never'?"`, 'He asked, “Did she say ‘never’?”'],
  [`"'Never,' she said," he told me.`, '“‘Never,’ she said,” he told me.'],
  [`("ante" means before)`, '(“ante” means before)'],
  [`the students' books — "all of them"`, 'the students’ books — “all of them”'],
  [`in the '90s`, 'in the ’90s'],
  ['no marks at all', 'no marks at all'],
])('prints %s', (typed, printed) => {
  expect(curlyQuotes(typed)).toBe(printed)
})

it('closes after a formula, where the text goes on with an apostrophe', () => {
  expect(curlyQuotes("'s value", 'x')).toBe('’s value')
})
