import { expect, it } from 'vitest'
import { statementNames } from './statement-names.server'

const nameOf = (url = 'postgresql://postgres@localhost/stanine') => {
  const names = statementNames(url)
  if (!names) throw new Error('names are given here')
  return (sql: string) => names({ sql })
}

it('a statement has a name from its second time on, and keeps it', () => {
  const name = nameOf()
  expect([name('a'), name('b'), name('a'), name('b'), name('a')]).toEqual(['', '', 'stanine_0', 'stanine_1', 'stanine_0'])
})

it('no more than 300 statements are named, however many come', () => {
  const name = nameOf()
  const given = Array.from({ length: 5_000 }, (_, index) => [name(`${index}`), name(`${index}`)]).flat()
  expect(new Set(given.filter(Boolean)).size).toBe(300)
})

it('behind a pooler that shares sessions nothing is named', () => {
  expect(statementNames('postgresql://postgres@localhost/stanine?sslmode=disable&pgbouncer=true')).toBeUndefined()
})
