/** Every title fits its card: read as text, whose words say where they stand. A few cards are drawn to the end. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CARDS } from './cards.server'
import { CARD_HEIGHT, CARD_WIDTH, cardSvg, drawCard } from './draw.server'

const MARGIN = 60
const LARGEST_BYTES = 60_000
/** The line below the title stands above this. */
const TITLE_ENDS = 500

interface Word {
  text: string
  left: number
  right: number
  bottom: number
  size: number
}

async function wordsOf(card: { title: string; about: string }): Promise<Word[]> {
  const svg = await cardSvg(card, { embedFont: false })
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const of = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)`).exec(attributes)?.[1])
    return { text, left: of('x'), right: of('x') + of('width'), bottom: of('y'), size: of('font-size') }
  })
}

test('every title stands on its card, whole and within the margins', { timeout: 120_000 }, async () => {
  const all = [...CARDS.values()]
  // Of the words of the list, which are set in one size, the longest.
  const words = all.filter(({ about }) => about === 'A word for the ISEE and SSAT')
  const longest = words.toSorted((one, other) => other.title.length - one.title.length).slice(0, 20)
  const wrong: string[] = []
  for (const card of [...all.filter((one) => !words.includes(one)), ...longest]) {
    const placed = await wordsOf(card)
    const [site, ...own] = placed
    const title = own.filter(({ size }) => size > 50)
    const isWhole = [title, own.filter(({ size }) => size < 50)].every(
      (part, index) => plain(part.map(({ text }) => text).join('')) === plain(index === 0 ? card.title : card.about),
    )
    const isInside = placed.every(
      ({ left, right, bottom }) => left >= MARGIN && right <= CARD_WIDTH - MARGIN && bottom < CARD_HEIGHT - MARGIN,
    )
    const isAbove = title.every(({ bottom }) => bottom < TITLE_ENDS)
    if (site?.text !== 'Stanine' || !isWhole || !isInside || !isAbove) wrong.push(card.title)
  }
  expect(wrong).toEqual([])
})

/** Without spaces, which satori drops where a line ends, and with signs as people write them. */
function plain(text: string): string {
  const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }
  return text.replaceAll(/&[#\w]+;/g, (sign) => signs[sign] ?? sign).replaceAll(/\s/g, '')
}

test('the face has every letter of every card', () => {
  const letters = new Set([...CARDS.values()].flatMap(({ title, about }) => [...title, ...about]))
  expect([...letters].filter((letter) => !/[\x20-\x7e’“”–…·×é]/.test(letter))).toEqual([])
})

test('a card is a PNG of 1200 by 630 and less than 60 kB, with a short title and with the longest', { timeout: 60_000 }, async () => {
  const byLength = [...CARDS.values()].toSorted((one, other) => one.title.length - other.title.length)
  for (const card of [byLength[0], byLength[Math.floor(byLength.length / 2)], ...byLength.slice(-3)]) {
    const png = await drawCard(card ?? { title: '', about: '' })
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.byteLength).toBeLessThan(LARGEST_BYTES)
  }
})

test('whoever changes the drawing raises LOOK, so that addresses change with it', async () => {
  const svg = await cardSvg({ title: 'Fractions', about: 'A guide for families' })
  // With another drawing: first raise LOOK in cards.server.ts, then put its hash here.
  expect(createHash('sha256').update(svg).digest('hex').slice(0, 12)).toBe('be0b06abf361')
})
