import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-code.server'

/** Each module so many pixels wide, as a camera would see it. */
const SCALE = 4

function photograph({ size, path }: { size: number; path: string }) {
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const wide = Number(length) * SCALE
    for (let dot = 0; dot < wide * SCALE; dot++) {
      const column = Number(x) * SCALE + (dot % wide)
      const row = Number(y) * SCALE + Math.floor(dot / wide)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  return { width, height: width, data }
}

test('a camera reads from the picture what was written into it', () => {
  const text = `otpauth://totp/Stanine:somebody.with.a.long.name%40example.com?issuer=Stanine&secret=${'A2B3C4D5'.repeat(4)}`
  expect(decodeQR(photograph(qrPicture(text)))).toBe(text)
})

test('a quiet zone of four modules surrounds it', () => {
  const { size, path } = qrPicture('quiet')
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
})
