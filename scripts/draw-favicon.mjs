/**
 * `npm run favicon`: draws public/favicon.ico from public/favicon.svg, for what asks for that address and reads no SVG. The file holds a PNG
 * for each size, as browsers have read it for twenty years.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from './test-tools.mjs'
import { ROOT, runScript } from './tools.mjs'

const SIZES = [16, 32, 48]
const HEADER_BYTES = 6
const ENTRY_BYTES = 16

await runScript(async () => {
  const drawing = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  try {
    const page = await browser.newPage()
    const images = []
    for (const size of SIZES) images.push(await drawnAt(page, drawing, size))
    writeFileSync(join(ROOT, 'public/favicon.ico'), iconOf(images))
  } finally {
    await browser.close()
  }
})

async function drawnAt(page, drawing, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`)
  return page.screenshot({ omitBackground: true })
}

/** The directory of the images, then the images (MS-ICO); of the rest of an entry readers take nothing where the image is a PNG. */
function iconOf(images) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index
    header.writeUInt8(SIZES[index], at)
    header.writeUInt8(SIZES[index], at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(image.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
