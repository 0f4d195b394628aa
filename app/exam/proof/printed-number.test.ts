import { expect, it } from 'vitest'
import { type PrintedNumber, printedNumber, standAscending } from './printed-number'

const read = (texts: string[]) => texts.map(printedNumber).filter((number): number is PrintedNumber => number !== null)

it.each([
  ['1,250', 1250, ''],
  ['−3/4', -0.75, ''],
  ['−2 1/4', -2.25, ''],
  ['$4.05', 4.05, '$'],
  ['−$2', -2, '$'],
  ['62.5%', 62.5, '%'],
  ['108°', 108, '°'],
  ['−4°F', -4, '°F'],
  ['2√3', Math.sqrt(12), ''],
  ['√101', Math.sqrt(101), ''],
  ['2√70 centimeters', Math.sqrt(280), 'centimeter'],
  ['π', Math.PI, ''],
  ['(27/2)π', 13.5 * Math.PI, ''],
  ['16π square feet', 16 * Math.PI, 'square foot'],
  ['3¹²', 531441, ''],
  ['4.5 × 10³', 4500, ''],
  ['5 × 10⁻²', 0.05, ''],
  ['1 inch', 1, 'inch'],
  ['3/4 inches', 0.75, 'inch'],
  ['45 miles per hour', 45, 'mile per hour'],
  ['1 ounce', 1, 'ounce'],
])('%s reads %d %s', (text, amount, unit) => {
  const { amounts, units } = printedNumber(text) ?? { amounts: [], units: [] }
  expect([amounts.length, units]).toEqual([1, [unit]])
  expect(amounts[0]).toBeCloseTo(amount, 9)
})

it.each(['Monday', 'Bag 2', '4x', 'n¹²', '(3, 5)', '3:10', '256 − 64π', 'x < 4', '2 and 3', 'x = 2 or x = 3', '', '−', 'i', '3 − 2i'])(
  '%j is no number',
  (text) => {
    expect(printedNumber(text)).toBeNull()
  },
)

it('measures of two units stand by the larger one first', () => {
  expect(standAscending(read(['45 minutes', '1 hour', '1 hour 20 minutes', '2 hours']))).toBe(true)
  expect(standAscending(read(['1 hour 20 minutes', '45 minutes']))).toBe(false)
  expect(standAscending(read(['1 kilogram and 300 grams', '2 kilograms and 50 grams', '23 kilograms']))).toBe(true)
})

it('numbers stand in order or not, and equal ones are no matter of order', () => {
  expect(standAscending(read(['−2', '−1 1/2', '0.4', '1/2', '3']))).toBe(true)
  expect(standAscending(read(['1/2', '0.4']))).toBe(false)
  expect(standAscending(read(['1/2', '0.5', '3/4']))).toBe(true)
})

it('nobody can tell how feet stand to miles, or a percent to a fraction', () => {
  expect(standAscending(read(['2 feet', '1 mile']))).toBeNull()
  expect(standAscending(read(['50%', '3/4']))).toBeNull()
})
