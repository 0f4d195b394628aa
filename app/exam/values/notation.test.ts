import { expect, it } from 'vitest'
import { parts, plainMath, plainText } from './notation'

it.each([
  ['\\frac{3}{4}', '3/4'],
  ['2\\frac{1}{3}', '2 1/3'],
  ['-\\frac{5}{3}', '−5/3'],
  ['\\frac{3}{4}x + 1', '(3/4)x + 1'],
  ['\\frac{x + 1}{2}', '(x + 1)/2'],
  ['\\frac{2^{4}}{3^{5} - 1}', '2⁴/(3⁵ − 1)'],
  ['\\frac{(n^3)^5}{n^4}', '((n³)⁵)/n⁴'],
  ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
  ['\\frac{3}{2}\\pi', '(3/2)π'],
])('the fraction %s reads %s', (tex, plain) => {
  expect(plainMath(tex)).toBe(plain)
})

it.each([
  ['x^2', 'x²'],
  ['10^{-3}', '10⁻³'],
  ['3^{2x + 4}', '3^(2x + 4)'],
  ['2^{x}', '2^(x)'],
  ['2^n', '2ⁿ'],
  ['45^\\circ', '45°'],
  ['2^{\\frac{1}{2}}', '2^(1/2)'],
  ['a_{12}', 'a₁₂'],
])('the exponent or index %s reads %s', (tex, plain) => {
  expect(plainMath(tex)).toBe(plain)
})

it.each([
  ['\\sqrt{16}', '√16'],
  ['\\sqrt{x + 1}', '√(x + 1)'],
  ['3\\sqrt[3]{8}', '3∛8'],
  ['\\sqrt{\\frac{1}{4}}', '√(1/4)'],
  ['\\begin{bmatrix}1 & -2 \\\\ 3 & 4\\end{bmatrix}', '[1, −2; 3, 4]'],
  ['\\begin{array}{r}12\\\\+3\\end{array}', '12; +3'],
  ['\\left(x \\le 3\\right)', '(x ≤ 3)'],
  ['a \\leq b \\ne c \\neq d', 'a ≤ b ≠ c ≠ d'],
  ['\\overline{AB} \\times 10{,}000', 'AB × 10,000'],
  ['25\\%', '25%'],
])('%s reads %s', (tex, plain) => {
  expect(plainMath(tex)).toBe(plain)
})

it('a dollar amount stays text beside a formula', () => {
  expect(parts('Pay \\$5 for $x$ pens.').map(({ kind }) => kind)).toEqual(['text', 'math', 'text'])
  expect(plainText('Pay \\$5 for $x$ pens.')).toBe('Pay $5 for x pens.')
})
