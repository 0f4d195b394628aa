import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bankSubjects } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, makeItem } from '~/exam/families/kit/family'
import { drawSheet } from '~/exam/forms/sheet.server'
import { figureImage } from './figure-image.server'
import { FIGURE_STYLES } from './figure-styles'
import { questionSheetPdf, sheetSource } from './question-sheet.server'

const SHEET = { title: 'Practice sheet', note: 'ISEE Upper, seed 7' }
const HEAD = '%PDF-'

const pdfOf = (items: readonly Item[]) => Buffer.from(questionSheetPdf({ ...SHEET, items }))
const choice = { skill: null, source: null, difficulty: null, seed: '7', count: 20 }

test('a sheet of every section of every level becomes a PDF', () => {
  for (const level of LEVELS) {
    for (const subject of bankSubjects(level)) {
      const pdf = pdfOf(drawSheet({ ...choice, level, subject }))
      expect(pdf.subarray(0, 5).toString()).toBe(HEAD)
      expect(pdf.length).toBeLessThan(600_000)
    }
  }
})

test('every formula of the bank can be set', () => {
  for (const family of FAMILIES) {
    for (const context of contextsOf(family)) {
      const [subject] = family.levels[context.level] ?? []
      if (subject) expect(() => sheetSource({ ...SHEET, items: [makeItem(family, { ...context, subject, seed: '5' })] })).not.toThrow()
    }
  }
})

const [SAMPLE] = drawSheet({ ...choice, level: 'isee-upper', subject: 'mathematics_achievement', count: 1 })

function sample(change: Partial<Item>): Item {
  if (!SAMPLE) throw new Error('no sample')
  return { ...SAMPLE, figure: undefined, ...change }
}

test('typed markup is printed, not run', () => {
  const nasty = '#panic("run") #import "@preview/x:1.0.0" $x$ <label> @ref \\$ *b* _i_ // c /* d */ `e` "]) #read("/etc/passwd")'
  const item = sample({ stem: nasty, steps: [nasty, nasty], id: '"); #panic("id"' })
  expect(pdfOf([item]).subarray(0, 5).toString()).toBe(HEAD)
  expect(sheetSource({ ...SHEET, title: nasty, items: [item] })).toContain('#"#panic(\\"run\\") #import')
})

test('a sheet is bounded, and the same twice', () => {
  const item = sample({})
  expect(() => questionSheetPdf({ ...SHEET, items: [] })).toThrow(RangeError)
  expect(() => questionSheetPdf({ ...SHEET, items: Array.from({ length: 61 }, () => item) })).toThrow(RangeError)
  expect(sheetSource({ ...SHEET, items: [item] })).toBe(sheetSource({ ...SHEET, items: [item] }))
})

test('name, date and score stand once, above the first question and not with the answers', () => {
  const source = sheetSource({ ...SHEET, items: [sample({ id: 'a' }), sample({ id: 'b' }), sample({ id: 'c' })] })
  const [questions = '', answers = ''] = source.split('#pagebreak()')
  expect(questions).toMatch(/\[Name #blank\(1fr\)\], \[Date #blank\(1fr\)\], \[Score #blank\(3em\) \\\/ #most\]/)
  expect(questions.match(/#blanks\(3\)/g)).toHaveLength(1)
  expect(questions.indexOf('#blanks(3)')).toBeLessThan(questions.indexOf('#question(1)'))
  expect(answers).not.toContain('#blanks')
})

test('a passage is printed once; a question that comes back to it says where it stands', () => {
  const passage = (id: string) => ({
    id,
    title: `About ${id}`,
    isPoem: false,
    lines: [{ text: `Line of ${id}.`, isFirst: true }],
    cited: null,
  })
  const items = ['owls', 'bees', 'owls'].map((id) => sample({ id, passage: passage(id) }))
  const source = sheetSource({ ...SHEET, items })
  expect(source.match(/Line of owls/g)).toHaveLength(1)
  expect(source).toContain('Go back to “About owls”, before question 1.')
  expect(pdfOf(items).subarray(0, 5).toString()).toBe(HEAD)
})

test('drawings carry their description and every style of the pages', () => {
  const styled = (css: string) => [...new Set([...css.matchAll(/\.((?:chart|figure)-[a-z0-9-]+)/g)].map(([, name]) => name))]
  // Classes of what is no drawing: titles, tables, and text that needs no style of its own.
  const ofPages = ['chart-title', 'chart-table', 'chart-drawing', 'chart-stem', 'chart-key']
  const wanted = styled(readFileSync('app/styles/room/figure.css', 'utf8')).filter((name) => !ofPages.includes(name ?? ''))
  const there = styled(FIGURE_STYLES)
  expect(wanted.filter((name) => !there.includes(name))).toEqual([])

  const image = figureImage({ type: 'number-line', alt: 'A <line> & a "point"', from: 0, to: 1, step: 0.5, labels: [0, 1], points: [] })
  expect(image?.svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="[\d.]+" height="[\d.]+"/)
  expect(image?.svg).toContain('aria-label="A &lt;line&gt; &amp; a &quot;point&quot;"')
})
