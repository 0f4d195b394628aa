/** Where sentences begin and end, in made-up lines and in every passage of the bank. */
import { expect, test } from 'vitest'
import { PASSAGES } from '~/content/passages/passages.server'
import { curlyQuotes } from './quotes'
import { MOST_SENTENCES, piecesOf, sentenceCount } from './sentences'

/** The sentences of prose; a line that begins with a mark of its own opens a paragraph. */
function sentencesIn(...printed: string[]): string[] {
  const lines = printed.map((text, index) => ({ text: text.replace(/^¶/, ''), isFirst: index === 0 || text.startsWith('¶') }))
  const sentences: string[] = []
  for (const { sentence, text } of piecesOf({ isPoem: false, lines }).flat()) {
    sentences[sentence] = sentences[sentence] === undefined ? text : `${sentences[sentence]} ${text}`
  }
  return sentences
}

test('a sentence runs over its lines and ends with its mark, its quotation included', () => {
  expect(sentencesIn('The lid was up. “It has a', 'waltz in it.” She played. What', 'now?')).toEqual([
    'The lid was up.',
    '“It has a waltz in it.”',
    'She played.',
    'What now?',
  ])
})

test('titles, initials, and what goes on in small letters end nothing; a paragraph ends its last sentence', () => {
  expect(sentencesIn('Mrs. Grant and J. Petersen left.')).toHaveLength(1)
  expect(sentencesIn('“What does it have?” said', 'she. “Termites!” he cried.')).toEqual([
    '“What does it have?” said she.',
    '“Termites!” he cried.',
  ])
  expect(sentencesIn('A list without an end:', '¶first, without a mark', '¶Second.')).toHaveLength(3)
})

test('a line of verse is one piece, whatever it holds', () => {
  const lines = ['Go. Stay.', 'and then', 'Go.'].map((text, index) => ({ text, isFirst: index === 2 }))
  expect(piecesOf({ isPoem: true, lines })).toEqual(lines.map(({ text }, sentence) => [{ sentence, text }]))
  expect(sentenceCount({ isPoem: true, lines })).toBe(3)
  expect(sentenceCount({ isPoem: false, lines: [] })).toBe(0)
})

test('every passage falls into its pieces without a loss, in order, and into no more than a highlight can name', () => {
  for (const { kind, lines } of Object.values(PASSAGES).flat()) {
    const isPoem = kind === 'poem'
    const pieces = piecesOf({ isPoem, lines })
    expect(pieces.map((line) => line.map(({ text }) => text).join(' '))).toEqual(lines.map(({ text }) => text))
    const numbers = [...new Set(pieces.flat().map(({ sentence }) => sentence))]
    expect(numbers).toEqual(numbers.map((_, index) => index))
    expect(numbers.length).toBeLessThanOrEqual(MOST_SENTENCES)
    // The printed quotation marks cut alike.
    const printed = lines.map(({ text, isFirst }) => ({ text: curlyQuotes(text), isFirst }))
    expect(sentenceCount({ isPoem, lines: printed })).toBe(numbers.length)
  }
})
