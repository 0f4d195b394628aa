/** The poems of the corner hold together: every line that a text names is there, every quotation stands where it is said, and keys are dealt evenly. */
import { describe, expect, test } from 'vitest'
import { quotedLines } from '~/exam/poems/quoted'
import { stepsOf } from '~/exam/poems/steps.server'
import { FIGURES, FORMS, POEMS, type Poem, poemCalled, TERMS, TIERS } from './poems.server'

const QUESTIONS = POEMS.flatMap((poem) => poem.questions.map((question) => ({ poem, question })))
const words = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []
const endWord = (text: string) => words(text.replaceAll('-', ' ')).at(-1) ?? ''

test('there are 44, of each level, each form and each figure', () => {
  expect(new Set(POEMS.map(({ id }) => id)).size).toBe(44)
  expect(new Set(POEMS.map(({ title }) => title)).size).toBe(44)
  expect(TIERS.map((tier) => POEMS.filter((poem) => poem.tier === tier).length)).toEqual([14, 16, 14])
  for (const form of FORMS) expect(POEMS.filter((poem) => poem.form === form).length, form).toBeGreaterThan(0)
  for (const figure of FIGURES) expect(POEMS.filter(({ figures }) => figures.includes(figure)).length, figure).toBeGreaterThan(1)
})

describe.each(POEMS)('$title', (poem) => {
  const { lines, meter, rhyme, reading, glossary, questions, like } = poem
  const text = lines.map((line) => line.text).join('\n')

  test('has a beat and a rhyme for each line, where it has them', () => {
    if (meter) {
      expect(meter.scansion).toHaveLength(lines.length)
      expectMeter(meter)
    }
    if (!rhyme) return
    const letters = rhyme.replaceAll(' ', '')
    expect(letters).toHaveLength(lines.length)
    for (const letter of new Set(letters.replaceAll('x', ''))) expect(letters.split(letter).length, letter).toBeGreaterThan(2)
  })

  test('keeps the form that it names', () => expectForm(poem))

  test('is read at lines that are there, and is quoted as it stands', () => {
    for (const { part, lines: range, text: note } of stepsOf(poem)) {
      expect(range[0] <= range[1] && range[1] <= lines.length, note).toBe(true)
      const named = lines.slice(range[0] - 1, range[1]).map((line) => line.text)
      const quoted = [...note.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => words(quote).join(' '))
      const isThere = (quote: string, place: string) => words(place).join(' ').includes(quote)
      // A turn may look back, and say in its own quotation marks what a word means.
      if (part !== 'turn') for (const quote of quoted) expect(isThere(quote, named.join(' ')), note).toBe(true)
      else if (quoted.length > 0) expect(quoted.some((quote) => isThere(quote, text))).toBe(true)
    }
    expect(reading.turn.line).toBeLessThanOrEqual(lines.length)
  })

  test('has a note for every stanza', () => {
    const covered = new Set(
      stepsOf(poem).flatMap(({ lines: [from, to] }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
    )
    const starts = lines.flatMap(({ opens }, index) => (index === 0 || opens ? [index + 1] : []))
    const bare = starts.filter((start, index) => {
      const end = starts[index + 1] ?? lines.length + 1
      return !Array.from({ length: end - start }, (_, line) => start + line).some((line) => covered.has(line))
    })
    expect(bare).toEqual([])
  })

  test('has questions with four different choices, a reason that quotes it, and a sentence for each wrong one', () => {
    for (const { stem, choices, answer, why, tempts } of questions) {
      expect(new Set(choices.map((choice) => choice.toLowerCase())).size, stem).toBe(4)
      expect(tempts.map(({ choice }) => choice).sort(), stem).toEqual([0, 1, 2, 3].filter((choice) => choice !== answer))
      expect(quotedLines(poem, why), why).not.toEqual([])
      for (const [, from = '', to = from] of stem.matchAll(/\blines? (\d+)(?:[–-](\d+))?/g)) {
        expect(Number(from) >= 1 && Number(from) <= Number(to) && Number(to) <= lines.length, stem).toBe(true)
      }
    }
  })

  test('explains no word whose meaning a question asks', () => {
    const asked = questions
      .filter(({ category }) => category === 'vocabulary')
      .map(({ stem }) => /"([^"]+)"/.exec(stem)?.[1]?.toLowerCase())
    for (const { word } of glossary) expect(asked).not.toContain(word.toLowerCase())
  })

  test('is written with the marks of a keyboard, without blanks at the end of a line', () => {
    expect(JSON.stringify(poem)).not.toMatch(/[“”‘’—–…]|\.\.\./)
    expect(text).not.toMatch(/[ \t]$/m)
    if (poem.form !== 'concrete') expect(text).not.toMatch(/^[ \t]/m)
    expect(like.match(/[.!?](?= [A-Z]|$)/g), 'sentences').toHaveLength(2)
    for (const { word, meaning } of glossary) expect([word, meaning].join()).not.toMatch(/\.$/)
  })
})

/** The beats of a line and its syllables, by the name of the meter. */
const METERS: Record<string, string[]> = {
  'iambic tetrameter': ['4 of 8'],
  'iambic pentameter': ['5 of 10'],
  'ballad meter': ['4 of 8', '3 of 6'],
  // The first weak syllable may be missing.
  'anapestic tetrameter': ['4 of 12', '4 of 11'],
  'anapestic (da da DUM), with three beats and two': ['3 of 9', '3 of 8', '2 of 6'],
}

function expectMeter({ name, scansion }: NonNullable<Poem['meter']>): void {
  const shapes = Object.entries(METERS).find(([start]) => name.startsWith(start))?.[1]
  const found = scansion.map((line) => `${line.split('DUM').length - 1} of ${line.split(' ').length}`)
  for (const shape of found) expect(shapes, name).toContain(shape)
  if (name.startsWith('ballad')) expect(found).toEqual(found.map((_, index) => shapes?.[index % 2]))
}

function expectForm({ form, lines }: Poem): void {
  const text = (line: number) => words(lines[line - 1]?.text ?? '').join(' ')
  if (form.endsWith('sonnet')) expect(lines).toHaveLength(14)
  if (form === 'haiku') expect(lines.length % 3).toBe(0)
  if (form === 'cinquain' || form === 'limerick') expect(lines.length % 5).toBe(0)
  if (form === 'villanelle') {
    expect(lines).toHaveLength(19)
    for (const line of [6, 12, 18]) expect(text(line)).toBe(text(1))
    for (const line of [9, 15, 19]) expect(text(line)).toBe(text(3))
  }
  if (form === 'pantoum') {
    for (let first = 5; first <= lines.length; first += 4) {
      expect([text(first), text(first + 2)]).toEqual([text(first - 3), text(first - 1)])
    }
  }
  if (form === 'sestina') {
    expect(lines).toHaveLength(39)
    const ends = lines.slice(0, 36).map((line) => endWord(line.text))
    for (let first = 6; first < 36; first += 6) {
      const [a, b, c, d, e, f] = ends.slice(first - 6, first)
      expect(ends.slice(first, first + 6)).toEqual([f, a, e, b, d, c])
    }
  }
}

test('keys are dealt evenly, and length tells nothing of them', () => {
  const keys = [0, 1, 2, 3].map((letter) => QUESTIONS.filter(({ question }) => question.answer === letter).length)
  expect(Math.max(...keys) - Math.min(...keys)).toBeLessThanOrEqual(3)
  const longest = QUESTIONS.filter(({ question: { choices, answer } }) =>
    choices.every((choice, index) => index === answer || choice.length < (choices[answer]?.length ?? 0)),
  )
  // By chance it would be a quarter.
  expect(longest.length / QUESTIONS.length).toBeLessThanOrEqual(0.3)
})

test('the glossary has 46 words in the order of the alphabet, each with lines that are there', () => {
  const names = TERMS.map(({ term }) => term)
  expect(names).toEqual([...new Set(names)].sort())
  expect(names).toHaveLength(46)
  for (const { term, example } of TERMS) {
    const poem = poemCalled(example.poem)
    const [from, to] = example.lines
    expect(poem && from <= to && to <= poem.lines.length, term).toBe(true)
    if (FIGURES.some((figure) => figure === term)) expect(poem?.figures, term).toContain(term)
  }
})
