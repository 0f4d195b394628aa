import { describe, expect, test } from 'vitest'
import { SAMPLES } from '~/content/essays/samples.server'
import { changesBetween } from './drafts'
import { measure } from './measures'
import { withoutPadding } from './padding'
import { checkReading, mergeReadings } from './reading'
import { paragraphsOf, sentencesOf, wordsOf } from './sentences'

const dictionary = { knows: (word: string) => word !== 'teh', suggest: () => ['the', 'ten', 'tea', 'tech'] }
const textOf = ({ paragraphs }: { paragraphs: string[] }) => paragraphs.join('\n')

describe('sentences', () => {
  test('a short form ends no sentence, and neither does the end of a quotation before its speaker', () => {
    expect(sentencesOf('Mrs. Lee smiled. She left.\n“Is it so?” she asked.')).toEqual([
      'Mrs. Lee smiled.',
      'She left.',
      '“Is it so?” she asked.',
    ])
  })

  test('nothing of a text is lost between its sentences', () => {
    for (const sample of SAMPLES) expect(wordsOf(sentencesOf(textOf(sample)).join(' '))).toEqual(wordsOf(textOf(sample)))
  })

  test('an empty text has none', () => {
    expect([sentencesOf(' \n '), paragraphsOf('')]).toEqual([[], []])
  })
})

describe('measures', () => {
  test('count words, sentences, repetitions, equal beginnings and unknown words', () => {
    const text = 'I like teh lake. I swim in the lake. I sleep by the lake.\nThe lake is deep, and Zach swims.'
    expect(measure(text, { promptText: 'Describe a place.', dictionary })).toEqual({
      words: 21,
      paragraphs: 2,
      sentences: 4,
      average: 5.3,
      shortest: 4,
      longest: 7,
      repeated: [{ word: 'lake', times: 4 }],
      sameBeginnings: [{ word: 'i', times: 3 }],
      unknown: [{ word: 'teh', suggestions: ['the', 'ten', 'tea'] }],
    })
  })

  test('a word of the prompt may come as often as it likes', () => {
    const text = 'A rule helps. A rule hurts. A rule bends. A rule ends.'
    expect(measure(text, { promptText: 'Which rule would you change?', dictionary }).repeated).toEqual([])
  })

  test('nothing is counted in nothing', () => {
    expect(measure('', { promptText: '', dictionary })).toMatchObject({ words: 0, sentences: 0, average: 0, longest: 0 })
  })
})

describe('padding', () => {
  test('what was said already is said once, and what says nothing is left out', () => {
    const text = 'My dog waits at the door each day. My dog waits at the door every day. This is very important. It rained. It rained.'
    expect(withoutPadding(text)).toBe('My dog waits at the door each day. It rained. It rained.')
  })

  test('every sample padded with its own sentences reads as before', () => {
    for (const sample of SAMPLES) {
      const text = textOf(sample)
      expect(withoutPadding(`${text}\n${text}\nThis is important. ${text}`).length).toBeLessThanOrEqual(withoutPadding(text).length + 200)
      expect(withoutPadding(`${text}\nIn conclusion, this is very important.`)).toBe(withoutPadding(text))
    }
  })

  test('the good samples lose nothing', () => {
    for (const sample of SAMPLES.filter(({ level }) => level === 'strong')) {
      expect(wordsOf(withoutPadding(textOf(sample)))).toEqual(wordsOf(textOf(sample)))
    }
  })
})

describe('a reading', () => {
  const [sample] = SAMPLES
  if (!sample) throw new Error('there are no samples')
  const essay = textOf(sample)

  test('is whole when every quotation stands in the essay', () => {
    for (const one of SAMPLES) expect(checkReading(one, textOf(one))?.missing).toEqual([])
  })

  test('loses a line that quotes what nobody wrote, and a rewritten sentence that is not there', () => {
    const said = {
      ...sample,
      lines: { ...sample.lines, detail: { mark: 'strong', quote: 'The moon sang to the harbor.', comment: 'Lovely.' } },
      rewrite: { from: 'The moon sang to the harbor.', to: 'The moon hummed.' },
    }
    const checked = checkReading(said, essay)
    expect(checked?.missing).toEqual(['detail', 'rewrite'])
    expect(checked?.reading.lines.detail).toBeUndefined()
    expect(checked?.reading.rewrite).toBeUndefined()
  })

  test('takes what it lacks from a second one, and nothing else', () => {
    const { focus, ...others } = sample.lines
    const first = checkReading({ ...sample, lines: others }, essay)
    const second = checkReading({ ...sample, next: 'Something else.', strengths: ['Another.'] }, essay)
    if (!first || !second) throw new Error('not a reading')
    const merged = mergeReadings(first, second)
    expect(merged.missing).toEqual([])
    expect(merged.reading).toMatchObject({ next: sample.next, strengths: sample.strengths, lines: { focus } })
  })

  test.each([
    ['a link', { ...sample, next: 'See https://example.com for more.' }],
    ['markup', { ...sample, next: 'Read <b>this</b> again.' }],
    ['an unknown mark', { ...sample, lines: { focus: { mark: 'perfect', quote: essay.slice(0, 30), comment: 'Good.' } } }],
    ['words without a shape', 'You did well.'],
    ['nothing', null],
  ])('is none with %s', (_, said) => {
    expect(checkReading(said, essay)).toBeNull()
  })

  test('curly and straight quotation marks are the same', () => {
    const straight = 'She said, "Ready for the day." Then she left the house.'
    const said = { ...sample, lines: { focus: { mark: 'solid', quote: 'She said, “Ready for the day.”', comment: 'Speech.' } } }
    expect(checkReading(said, straight)?.reading.lines.focus).toBeDefined()
  })
})

describe('two drafts', () => {
  test('show what stayed, what went and what is new', () => {
    const changes = changesBetween('It was late. The dog slept. We went home.', 'It was late! The dog snored. We went home. Nobody spoke.')
    expect(changes).toMatchObject({ kept: 2, added: 2, removed: 1 })
    expect(changes.sentences.map(({ state }) => state)).toEqual(['same', 'gone', 'new', 'same', 'new'])
    expect(changes.sentences[0]?.text).toBe('It was late!')
  })
})
