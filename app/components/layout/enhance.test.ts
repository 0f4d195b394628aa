import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const source = readFileSync('public/enhance.js', 'utf8')
const device = readFileSync('public/device.js', 'utf8')
const states = readFileSync('public/states.js', 'utf8')
const poems = readFileSync('public/poems.js', 'utf8')

test('enhance.js stays under 3 kB compressed', () => {
  expect(brotliCompressSync(source).length).toBeLessThan(3000)
})

test('those who are signed in load less than a kilobyte more', () => {
  expect(brotliCompressSync(device).length).toBeLessThan(800)
})

test('the directory of schools loads half a kilobyte more', () => {
  expect(brotliCompressSync(states).length).toBeLessThan(512)
})

test('the poetry corner loads a kilobyte and a half more', () => {
  expect(brotliCompressSync(poems).length).toBeLessThan(1536)
})

test('they depend on nothing and evaluate nothing', () => {
  for (const text of [source, device, states, poems]) expect(text).not.toMatch(/\bimport\b|\beval\b|innerHTML|insertAdjacentHTML/)
})
