import { expect, test } from 'vitest'
import { typstFormula, typstString, typstText } from './typst-text'

test.each([
  ['\\frac{3}{4}', 'frac(3, 4)'],
  ['2\\frac{1}{3}', '2 frac(1, 3)'],
  ['\\frac12', 'frac(1, 2)'],
  ['\\frac{2^{4}}{x + 1}', 'frac(2^(4), x + 1)'],
  ['x^2 - 3y', 'x^(2) − 3 y'],
  ['3^{2x + 4}', '3^(2 x + 4)'],
  ['(2x^2)^{2}', '\\( 2 x^(2) \\)^(2)'],
  ['a_1 + a_{12}', 'a_(1) + a_(12)'],
  ['\\sqrt{x + 1}', 'sqrt(x + 1)'],
  ['\\sqrt[3]{8}', 'root(3, 8)'],
  ['90^\\circ', '90 °'],
  ['90^{\\circ}', '90 °'],
  ['x \\leq -8', 'x ≤ − 8'],
  ['y < 3', 'y < 3'],
  ['1,234.5 \\times 10', '1 class("normal", ",") 234.5 × 10'],
  ['f(2, 3)', 'f \\( 2 \\, 3 \\)'],
  ['|x - 3|', '| x − 3 |'],
  ['\\overline{AB}', 'overline(A B)'],
  ['5\\text{ cm}', '5 " cm"'],
  ['\\sin A', 'sin A'],
  ["f'", "f'"],
  ['4 ⊕ 5', '4 ⊕ 5'],
  ['\\left(\\frac{1}{2}\\right)^2', 'lr(\\( frac(1, 2) \\))^(2)'],
  ['\\begin{bmatrix}27 & -5 \\\\ -17 & 22\\end{bmatrix}', 'mat(delim: "[", 27, − 5; − 17, 22)'],
])('%s becomes %s', (tex, typst) => {
  expect(typstFormula(tex)).toBe(typst)
})

test.each([
  '\\href{x}{y}',
  '\\sum',
  '\\frac{1}',
  '{x',
  'x}',
  '\\left(x',
  '\\begin{cases}x\\end{cases}',
  '\\begin{bmatrix}1',
  '\\text x',
  '\\u0023',
])('TeX outside the notation is refused: %s', (tex) => {
  expect(() => typstFormula(tex)).toThrow(RangeError)
})

test('what could be markup of typst stays a sign', () => {
  expect(typstFormula('#x/y_1 "z" $')).toBe('\\# x \\/ y_(1) \\" z \\" \\$')
  expect(typstText('#import "x" \\ *bold* @ref')).toBe('#"#import \\"x\\" \\\\ *bold* @ref";')
  expect(typstString('a\u0000b\r\nc\u2028d')).toBe('"ab  c d"')
})

test('text and formulas stand side by side, and a dollar is a dollar', () => {
  expect(typstText('It costs \\$5. Is $\\frac{1}{2}$ of it enough?')).toBe('#"It costs $5. Is ";$display(frac(1, 2))$#" of it enough?";')
})
