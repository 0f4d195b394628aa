import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bankDocument } from './document'

const document = bankDocument()

it('docs/bank.md is up to date: run npm run bank:count', () => {
  expect(readFileSync('docs/bank.md', 'utf8')).toBe(document)
})

it('the bank holds everything that was promised', () => {
  expect(document.match(/\*\*no\*\*/g) ?? []).toEqual([])
})
