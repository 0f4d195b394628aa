/** A long formula goes on in the next line of a phone, and a short one stays whole. */
import { describe, expect, test } from 'vitest'
import { renderMath } from './html.server'
import { linePieces } from './line-breaks'

describe('a formula', () => {
  test('stays whole where it fits, and where it has nothing to be parted at', () => {
    expect(linePieces('x^2 = 4')).toEqual(['x^2 = 4'])
    expect(linePieces('\\frac{12345678901234567890}{12345678901234567890}')).toHaveLength(1)
  })

  test('goes on before each "="', () => {
    expect(linePieces('x^{2} = 30^{2} + 16^{2} = 900 + 256 = 1156')).toEqual([
      'x^{2} ',
      '{}= 30^{2} + 16^{2} ',
      '{}= 900 + 256 ',
      '{}= 1156',
    ])
  })

  test('that is still too long goes on before a sign outside of brackets, and never before that of a negative number', () => {
    expect(linePieces('3 \\times (-6 + 1) - 2 \\times (-6) \\times (-6) + 12')).toEqual([
      '3 \\times (-6 + 1) ',
      '{}- 2 \\times (-6) \\times (-6) ',
      '{}+ 12',
    ])
  })
})

test('the pieces are read and printed one after the other, with the mark that follows kept to the last', () => {
  const html = renderMath('So $x^{2} = 30^{2} + 16^{2} = 900 + 256 = 1156$.')
  expect(html.match(/class="math"/g)).toHaveLength(4)
  expect(html.replace(/<math.*?<\/math>/gs, '').replace(/<[^>]+>/g, '')).toBe('So x² = 30² + 16² = 900 + 256 = 1156.')
})
