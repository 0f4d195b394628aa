import { expect, test } from 'vitest'
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import { composePaper } from '~/exam/papers/compose.server'
import { PAPERS, type Paper } from '~/exam/papers/papers.server'
import { plainText } from '~/exam/values/notation'
import { pressPdf } from '../press/press.server'
import { bookletSource } from './booklet.server'
import { keySource } from './key.server'

const NONE = { edition: CURRENT_EDITION, hidden: new Set<string>() }
const NORMAL = { isLarge: false }
const paper = (id: string) => PAPERS.find((one) => one.id === id) as Paper
const itemsIn = (one: Paper) =>
  composePaper(one, NONE).parts.flatMap((part) => (part.kind === 'questions' ? part.questions.map(({ item }) => item) : []))

test('every paper has the questions that the catalog says, passes its audit, and holds no answer', () => {
  for (const one of PAPERS) {
    const booklet = composePaper(one, NONE)
    expect([one.id, itemsIn(one).length]).toEqual([one.id, one.questions])
    expect([one.id, booklet.small[1]]).toEqual([one.id, expect.stringContaining('audit passed')])
    const source = bookletSource(booklet, NORMAL)
    // What is said of a passage quotes it.
    for (const item of itemsIn(one).filter(({ passage }) => !passage)) {
      for (const text of [...item.steps, ...item.choices.flatMap(({ misconception }) => misconception?.says ?? [])]) {
        const isChoice = item.choices.some((choice) => choice.text === text)
        if (text.length > 40 && !isChoice && !text.includes('$')) expect(source.includes(text)).toBe(false)
      }
    }
  }
})

test('the key has every letter at a glance and each question explained, and says what does not count', () => {
  const one = paper('ssat-middle-test-6')
  const source = keySource(composePaper(one, NONE), NORMAL)
  expect(source.match(/#question\(/g)).toHaveLength(one.questions)
  expect(source.match(/\[does not count\]/g)).toHaveLength(16)
  for (const { choices, answer } of itemsIn(one).filter(({ kind }) => kind === 'synonym')) {
    expect(source).toContain(plainText(choices[answer]?.text ?? ''))
  }
})

test('large print is set at 22 points, one choice a line, and a text runs on', () => {
  const booklet = composePaper(paper('isee-upper-test-5-rc'), NONE)
  const source = bookletSource(booklet, { isLarge: true })
  expect(source).toContain('size: 22pt')
  expect(source).toContain('super("12")')
  expect(source).not.toContain('(1fr,) * 4, gutter')
})

test('a whole test of 160 questions is the same file twice, tagged, with its fonts in it, set beside the server’s work', async () => {
  const source = bookletSource(composePaper(paper('isee-upper-test-5'), NONE), NORMAL)
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 10)
  const [first, second] = await Promise.all([pressPdf(source), pressPdf(source)])
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(5)
  const bytes = Buffer.from(first as Uint8Array)
  expect(bytes.equals(Buffer.from(second as Uint8Array))).toBe(true)
  const text = bytes.toString('latin1')
  expect(text).toContain('/MarkInfo')
  expect(text).toMatch(/\/FontFile[23]/)
  expect(text).not.toContain('/CreationDate')
  expect(text).toContain('/MediaBox [0 0 612 792]')
})

test('a source that cannot be set is refused, and the next one is set all the same', async () => {
  await expect(pressPdf('#panic("no")')).rejects.toThrow('typst')
  expect(
    Buffer.from((await pressPdf('Hello')) as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
