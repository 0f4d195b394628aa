import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Card } from '~/content/card-titles'
import { keepCards } from './kept.server'

const CARD = { title: 'Fractions', about: 'A guide' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stanine-cards-'))
})
afterEach(() => rm(folder, { recursive: true }))

const drawing = () => vi.fn(async ({ title }: Card) => Buffer.from(title))

test('fifty who ask at once make one drawing, and who asks later makes none', async () => {
  const draw = drawing()
  const ask = keepCards({ folder, draw })
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('one.png', CARD)))
  expect(new Set(answers.map(String))).toEqual(new Set(['Fractions']))
  expect(String(await ask('one.png', CARD))).toBe('Fractions')
  expect(draw).toHaveBeenCalledTimes(1)
  expect(await readdir(folder)).toEqual(['one.png'])
})

test('what another process has drawn is not drawn again', async () => {
  const draw = drawing()
  await writeFile(join(folder, 'one.png'), 'kept')
  expect(String(await keepCards({ folder, draw })('one.png', CARD))).toBe('kept')
  expect(draw).not.toHaveBeenCalled()
})

test('cards are drawn one after the other, and too many at once are not begun', async () => {
  let running = 0
  let most = 0
  const ask = keepCards({
    folder,
    async draw() {
      running += 1
      most = Math.max(most, running)
      await readdir(folder)
      running -= 1
      return Buffer.from('drawn')
    },
  })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`${index}.png`, CARD)))
  expect(most).toBe(1)
  expect(answers.filter((answer) => answer !== null)).toHaveLength(20)
})

test('a drawing that failed is tried again, and stops no other', async () => {
  // Which of two is drawn first is the disk's affair, so the card says which one fails, not the turn.
  const draw = drawing()
  let failures = 0
  const drawOrFail = (card: Card) => (card === CARD && failures++ === 0 ? Promise.reject(new Error('no memory')) : draw(card))
  const ask = keepCards({ folder, draw: drawOrFail })
  const [failed, other] = await Promise.allSettled([ask('one.png', CARD), ask('two.png', { ...CARD, title: 'Decimals' })])
  expect([failed.status, other.status]).toEqual(['rejected', 'fulfilled'])
  expect(String(await ask('one.png', CARD))).toBe('Fractions')
})

test('where nothing can be written the card is drawn all the same', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, 'not a folder')
  expect(String(await keepCards({ folder: blocked, draw: drawing() })('one.png', CARD))).toBe('Fractions')
  expect(await readFile(blocked, 'utf8')).toBe('not a folder')
})
