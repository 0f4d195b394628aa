import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const source = readFileSync('public/enhance.js', 'utf8')

test('enhance.js stays under 3 kB compressed', () => {
  expect(brotliCompressSync(source).length).toBeLessThan(3000)
})

test('it depends on nothing and evaluates nothing', () => {
  expect(source).not.toMatch(/\bimport\b|\beval\b|innerHTML|insertAdjacentHTML/)
})
