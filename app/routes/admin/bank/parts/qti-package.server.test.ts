import { DOMParser } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bankSubjects } from '~/exam/bank/sources.server'
import { type Item, LETTERS } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, makeItem } from '~/exam/families/family'
import { drawSheet } from '~/exam/forms/sheet.server'
import { qtiPackage } from './qti-package.server'

/** The package's files, each parsed strictly. */
function open(items: readonly Item[]) {
  const complaints: string[] = []
  const parser = new DOMParser({ onError: (level, message) => void complaints.push(`${level}: ${message}`) })
  const files = Object.entries(unzipSync(qtiPackage('A sheet', items))).map(
    ([name, bytes]) => [name, parser.parseFromString(strFromU8(bytes), 'text/xml')] as const,
  )
  expect(complaints).toEqual([])
  return new Map(files)
}

test('a sheet of every section of every level is well-formed, and its manifest names exactly what is in it', () => {
  for (const level of LEVELS) {
    for (const subject of bankSubjects(level)) {
      const items = drawSheet({ level, subject, skill: null, source: null, difficulty: null, seed: '3', count: 20 })
      const files = open(items)
      const named = [...(files.get('imsmanifest.xml')?.getElementsByTagName('file') ?? [])].map((file) => file.getAttribute('href'))
      expect(['imsmanifest.xml', ...named].toSorted()).toEqual([...files.keys()].toSorted())
      for (const [index, item] of items.entries()) {
        const document = files.get(`item-${String(index + 1).padStart(2, '0')}.xml`)
        expect(document?.getElementsByTagName('correctResponse')[0]?.textContent).toBe(LETTERS[item.answer])
        expect(document?.getElementsByTagName('simpleChoice')).toHaveLength(item.choices.length)
      }
    }
  }
})

test('every kind of figure is there, as a drawing or as a table, and every formula as MathML', () => {
  const kinds = new Map<string, Item>()
  for (const family of FAMILIES) {
    for (const context of contextsOf(family)) {
      const [subject] = family.levels[context.level] ?? []
      if (!subject) continue
      const item = makeItem(family, { ...context, subject, seed: '3' })
      kinds.set(item.figure?.type ?? `${family.strand} without a figure`, item)
    }
  }
  const items = [...kinds.values()]
  const files = open(items)
  for (const [index, { figure, stem }] of items.entries()) {
    const name = `item-${String(index + 1).padStart(2, '0')}`
    const document = files.get(`${name}.xml`)
    const isTable = figure?.type === 'table' || figure?.type === 'stem-plot'
    expect(files.has(`figures/${name}.svg`)).toBe(figure !== undefined && !isTable)
    if (isTable) expect(document?.getElementsByTagName('table')).toHaveLength(1)
    else if (figure) expect(document?.getElementsByTagName('img')[0]?.getAttribute('alt')).toBe(figure.alt)
    if (/(?<!\\)\$/.test(stem)) expect(document?.getElementsByTagName('math').length).toBeGreaterThan(0)
  }
})

test('the same sheet is the same file', () => {
  const items = drawSheet({
    level: 'ssat-upper',
    subject: 'quantitative',
    skill: null,
    source: null,
    difficulty: null,
    seed: '3',
    count: 5,
  })
  expect(qtiPackage('A sheet', items)).toEqual(qtiPackage('A sheet', items))
})
