/** The pictures of the product: made for light and dark, of the size that the page keeps free for them, and small. */
import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_SIZE, PICTURES } from '~/routes/public/parts/pictures'
import { openBrowser, signedIn } from '../../support/browser'

const MOST_BYTES = { avif: 40_000, png: 80_000 }

test.each(PICTURES)('%s is there, light and dark, as AVIF and PNG', async (name) => {
  for (const scheme of ['light', 'dark'])
    for (const format of ['avif', 'png'] as const) {
      const file = `public/pictures/${name}-${scheme}.${format}`
      const { width, height } = await sharp(file).metadata()
      expect([file, width, height]).toEqual([file, PICTURE_SIZE.width, PICTURE_SIZE.height])
      expect(statSync(file).size).toBeLessThan(MOST_BYTES[format])
    }
})

test('each waits until it is in sight, in a room of its size, and says what it shows', async () => {
  const images = (await openBrowser().get('/')).text.match(/<img [^>]*pictures[^>]*>/g) ?? []
  expect(images).toHaveLength(PICTURES.length)
  for (const image of images) expect(image).toMatch(/alt="[^"]{20,}" width="\d+" height="\d+" loading="lazy"/)
})

test('whoever chose a ground sees the picture that suits it, whatever the device says', async () => {
  const { browser } = await signedIn()
  const before = await browser.get('/')
  expect(before.text).toContain('/pictures/question-dark.avif')
  const usual = { text: 'normal', lines: 'normal', letters: 'normal', typeface: 'usual', contrast: 'usual', motion: 'usual' }
  expect((await browser.post('/profile/accessibility', { ...usual, background: 'dark' })).status).toBe(303)
  const { text } = await browser.get('/')
  expect([text.includes('/pictures/question-dark.png'), text.includes('/pictures/question-light')]).toEqual([true, false])
})
