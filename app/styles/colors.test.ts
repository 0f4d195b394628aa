/** The grammar of colors: amber measures and does nothing else, and what speaks is readable in every look. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'app/styles'
/** Progress, standing, scales, the time that runs out, the beat of a drill, and the banner of a trial that is spent. */
const MEASURES = /\.(meter|spent|pace-fill|room-progress|room-warning|scale|scale-\w+)\b|@keyframes pace-skip/
const SPEAKING = ['wrong', 'hint', 'tempt', 'notice']
const READABLE = 4.5
const VISIBLE = 3

const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const tokens = sourceOf('tokens.css')

test('amber is used only by what measures', () => {
  const used = sheets
    .filter((file) => file !== 'tokens.css')
    .flatMap((file) => selectorsWith(sourceOf(file), /var\(--pencil/).map((selector) => ({ file, selector })))
  expect(used.length).toBeGreaterThan(8)
  expect(used.filter(({ selector }) => !MEASURES.test(selector))).toEqual([])
})

test('no other token has the value of amber', () => {
  const declared = colorsIn(tokens).flatMap(({ key: name, values }) => values.map((value) => ({ name, value })))
  const amber = declared.filter(({ name }) => name === 'pencil' || name === 'pencil-wash').map(({ value }) => value)
  expect(declared.filter(({ name, value }) => !name.startsWith('pencil') && amber.includes(value))).toEqual([])
})

test.each(looks())('in the $name look words are readable on every ground, and edges are seen', ({ values }) => {
  const value = (name: string) => values.get(name) ?? ''
  for (const ink of ['ink', 'soft', 'board', 'wrong-edge']) {
    for (const ground of ['paper', 'sheet', 'tint'])
      expect(contrast(value(ink), value(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE)
  }
  for (const ground of ['paper', 'sheet'])
    expect(contrast(value('edge'), value(ground)), `edges on ${ground}`).toBeGreaterThanOrEqual(VISIBLE)
  for (const kind of SPEAKING) {
    const ground = value(`${kind}-ground`)
    for (const ink of [kind, 'ink', 'soft']) {
      expect(contrast(value(ink), ground), `${ink} on ${kind}`).toBeGreaterThanOrEqual(READABLE)
    }
    for (const around of ['paper', 'sheet']) {
      expect(contrast(value(`${kind}-edge`), value(around)), `the edge of ${kind} on ${around}`).toBeGreaterThanOrEqual(VISIBLE)
    }
  }
  for (const ground of ['highlight', 'cited']) expect(contrast(value('ink'), value(ground)), ground).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(value('highlight-line'), value('sheet')), 'the line under a highlight').toBeGreaterThanOrEqual(VISIBLE)
  for (const around of ['paper', 'sheet']) expect(contrast(value('focus'), value(around)), 'focus').toBeGreaterThanOrEqual(VISIBLE)
})

function sourceOf(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

/** The selectors, from the outermost on, of the rules whose own declarations hold the pattern. */
function selectorsWith(css: string, pattern: RegExp): string[] {
  const found: string[] = []
  const around: string[] = []
  for (const part of css.split(/(?<=[{};])/)) {
    if (part.endsWith('{')) around.push(part.slice(0, -1).trim())
    else if (part.endsWith('}')) around.pop()
    else if (pattern.test(part)) found.push(around.join(' '))
  }
  return found
}

/** Light, dark, the grounds that one may choose, and high contrast on each: every block lays its values over those before it, as the browser does. */
function looks() {
  const blocks = [...tokens.matchAll(/:root(?:\.([\w-]+))? \{([^}]*)\}/g)].map(([, of, body = '']) => ({ of, body }))
  return [
    { name: 'light', scheme: 0, classes: [] },
    { name: 'dark', scheme: 1, classes: ['background-dark'] },
    { name: 'white', scheme: 0, classes: ['background-white'] },
    { name: 'gray', scheme: 0, classes: ['background-gray'] },
    { name: 'light high-contrast', scheme: 0, classes: ['high-contrast'] },
    { name: 'gray high-contrast', scheme: 0, classes: ['background-gray', 'high-contrast'] },
    { name: 'dark high-contrast', scheme: 1, classes: ['background-dark', 'high-contrast'] },
  ].map(({ name, scheme, classes }) => {
    const laid = blocks.filter(({ of }) => of === undefined || (classes as string[]).includes(of))
    const pairs = laid.flatMap(({ body }) => colorsIn(body).map(({ key, values }) => [key, values[scheme] ?? values[0]] as const))
    return { name, values: new Map(pairs) }
  })
}

/** The values of each color: one, or that on light and that on dark grounds. */
function colorsIn(body: string): { key: string; values: [string, ...string[]] }[] {
  return [...body.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(([, key = '', light, dark, both]) => ({
    key,
    values: light && dark ? [light, dark] : [both ?? ''],
  }))
}

/** WCAG 2.2: the ratio of two relative luminances. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
