import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import type { Item } from '~/exam/core/item/item'
import { escapeXml, qtiItem, qtiManifest } from './qti'

const DRESS = { math: (tex: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>${escapeXml(tex)}</mi></math>`, figure: null }

const ITEM: Item = {
  id: 'fraction-sum@1:7',
  exam: 'isee',
  level: 'isee-middle',
  subject: 'mathematics_achievement',
  strand: 'number',
  skill: 'Fractions & "sums"',
  kind: 'computation',
  difficulty: 'easy',
  stem: 'Is $x < 3$ & <b>bold</b>\u0007 > \\$5?',
  choices: [
    { text: '$x$', value: 'x', misconception: { type: 'careless_mistake', says: 'Stops at <x>.' } },
    { text: '4', value: '4' },
    { text: ']]>', value: '=]]>', misconception: { type: 'careless_mistake', says: 'Closes "it".' } },
  ],
  answer: 1,
  steps: ['First.', 'Then $y$.'],
  hints: [],
}

/** Parses strictly: any warning of the parser is an error here. */
function parse(xml: string) {
  const complaints: string[] = []
  const document = new DOMParser({ onError: (level, message) => void complaints.push(`${level}: ${message}`) }).parseFromString(
    xml,
    'text/xml',
  )
  expect(complaints).toEqual([])
  return document
}

const all = (xml: string, name: string) => [...parse(xml).getElementsByTagName(name)]

test('an item is well-formed XML with its text as it was', () => {
  const xml = qtiItem(ITEM, 'item-01', DRESS)
  const [root] = all(xml, 'assessmentItem')
  expect(root?.getAttribute('identifier')).toBe('item-01')
  expect(root?.getAttribute('title')).toBe('Fractions & "sums"')
  expect(all(xml, 'p')[0]?.textContent).toBe('Is x < 3 & <b>bold</b> > $5?')
  expect(all(xml, 'simpleChoice').map((choice) => [choice.getAttribute('identifier'), choice.textContent])).toEqual([
    ['A', 'x'],
    ['B', '4'],
    ['C', ']]>'],
  ])
})

test('the key is declared and scored by the standard template, with the feedback of the chosen answer', () => {
  const xml = qtiItem(ITEM, 'item-01', DRESS)
  expect(all(xml, 'correctResponse')[0]?.textContent).toBe('B')
  expect(all(xml, 'responseProcessing')[0]?.getAttribute('template')).toMatch(/match_correct$/)
  expect(all(xml, 'modalFeedback').map((one) => [one.getAttribute('identifier'), one.textContent])).toEqual([
    ['A', 'Stops at <x>.'],
    ['B', 'First.Then y.'],
    ['C', 'Closes "it".'],
  ])
})

test('columns, passages and figures stand in the body, in the order of the page', () => {
  const passage = { id: 'u1', title: 'Ice & Snow', isPoem: false, cited: null, lines: [{ text: 'One <line>.', isFirst: true }] }
  const xml = qtiItem({ ...ITEM, kind: 'quantitative_comparison', passage, columns: { a: '$a$', b: '2' } }, 'i', {
    ...DRESS,
    figure: '<p><img src="figures/i.svg" alt="x"/></p>',
  })
  const [body] = all(xml, 'itemBody')
  expect(body?.textContent?.replace(/\s+/g, ' ')).toMatch(/^ Ice & Snow One <line>. Compare the quantity.* Column AColumn Ba2 x 4/)
  expect(all(xml, 'img')[0]?.getAttribute('src')).toBe('figures/i.svg')
})

test('the manifest names every item with its files', () => {
  const xml = qtiManifest('A sheet -- with <signs>', [
    { identifier: 'item-01', href: 'items/item-01.xml', figures: ['figures/item-01.svg'] },
    { identifier: 'item-02', href: 'items/item-02.xml', figures: [] },
  ])
  expect(all(xml, 'resource').map((one) => [one.getAttribute('type'), one.getAttribute('href')])).toEqual([
    ['imsqti_item_xmlv2p1', 'items/item-01.xml'],
    ['imsqti_item_xmlv2p1', 'items/item-02.xml'],
  ])
  expect(all(xml, 'file').map((one) => one.getAttribute('href'))).toEqual(['items/item-01.xml', 'figures/item-01.svg', 'items/item-02.xml'])
})
