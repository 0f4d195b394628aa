/** The scripts of plain pages: what they weigh as they are served, and what they never do. */
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallScript } from '../../../scripts/browser/small-script.mjs'

const source = readFileSync('public/enhance.js', 'utf8')
const device = readFileSync('public/device.js', 'utf8')
const states = readFileSync('public/states.js', 'utf8')
const poems = readFileSync('public/poems.js', 'utf8')
const lessons = readFileSync('public/lessons.js', 'utf8')
const pace = readFileSync('public/pace.js', 'utf8')
const clock = readFileSync('public/clock.js', 'utf8')

const weigh = async (text: string) => brotliCompressSync(await smallScript(text, 'script.js')).length

test('enhance.js stays under 3 kB compressed', async () => {
  expect(await weigh(source)).toBeLessThan(3000)
})

test('those who are signed in load less than a kilobyte more', async () => {
  expect(await weigh(device)).toBeLessThan(800)
})

test('the directory of schools loads half a kilobyte more', async () => {
  expect(await weigh(states)).toBeLessThan(512)
})

test('the poetry corner loads a kilobyte and a half more', async () => {
  expect(await weigh(poems)).toBeLessThan(1536)
})

test('a scene of a lesson loads two kilobytes more', async () => {
  expect(await weigh(lessons)).toBeLessThan(2048)
})

test('a drill loads a kilobyte more', async () => {
  expect(await weigh(pace)).toBeLessThan(1024)
})

test('the clock of the front page loads half a kilobyte more', async () => {
  expect(await weigh(clock)).toBeLessThan(512)
})

test('they share one page, so no two of them declare the same name', () => {
  for (const text of [states, poems, lessons, pace, clock]) expect(() => new Script([source, device, text].join('\n'))).not.toThrow()
})

test('they depend on nothing and evaluate nothing', () => {
  for (const text of [source, device, states, poems, lessons, pace, clock])
    expect(text).not.toMatch(/\bimport\b|\beval\b|innerHTML|insertAdjacentHTML/)
})
