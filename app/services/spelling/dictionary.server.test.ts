// The wrong words below are meant: cspell:disable
import { describe, expect, test } from 'vitest'
import { americanDictionary } from './dictionary.server'

const dictionary = americanDictionary()

describe('the dictionary', () => {
  test.each(['practice', 'learned', 'gray', "don't", 'grandmother', 'Monday'])('knows %s', (word) => {
    expect(dictionary.knows(word)).toBe(true)
  })

  test.each([
    ['becuase', 'because'],
    ['freind', 'friend'],
    ['definately', 'definitely'],
  ])('does not know %s and offers %s', (word, right) => {
    expect(dictionary.knows(word)).toBe(false)
    expect(dictionary.suggest(word)).toContain(right)
  })
})
