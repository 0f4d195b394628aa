/**
 * A choice read as a number from what is printed alone: a second way to the order of the choices, which knows nothing of their canonical
 * values. Reads the one-line form: "−1/2", "2 1/3", "$4.05", "1,250", "25%", "6√2", "(3/2)π", "3¹²", "4.5 × 10⁻³", "2 hours 15 minutes".
 */

/** What is printed: how much of each unit, the largest first. */
export interface PrintedNumber {
  amounts: number[]
  /** The units in their order, singular; an empty one where there is none. */
  units: string[]
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const NUMERAL = String.raw`\d[\d,]*(?:\.\d+)?`
const NUMBER = new RegExp(
  String.raw`^(−?)(\$?)(?:(${NUMERAL}) )?\(?(${NUMERAL})?(?:/(\d+))?\)?([${RAISED}]*)(π?)(?:√(\d+))?(?: × 10(⁻?[${RAISED}]+))?(%|°F?|)(?: ([a-z][a-z ]*))?$`,
)

/** The number that the text prints; null for words, letters, sums, points and times of the day. */
export function printedNumber(text: string): PrintedNumber | null {
  const read = text.split(/ and |(?<=[a-z]) (?=\d)/).map(readOne)
  const known = read.filter((part) => part !== null)
  if (known.length < read.length || (known.length > 1 && known.some(({ unit }) => unit === ''))) return null
  return { amounts: known.map(({ amount }) => amount), units: known.map(({ unit }) => unit) }
}

/** Whether the numbers stand from the least to the greatest; null where their units cannot be compared. */
export function standAscending(numbers: readonly PrintedNumber[]): boolean | null {
  const [longest] = numbers.toSorted((a, b) => b.units.length - a.units.length)
  const units = longest?.units ?? []
  if (numbers.some((number) => number.units.some((unit) => !units.includes(unit)))) return null
  // "45 minutes" among hours and minutes are no hours and 45 minutes.
  const rows = numbers.map((number) => units.map((unit) => number.amounts[number.units.indexOf(unit)] ?? 0))
  return rows.every((row, index) => index === 0 || !isLess(row, rows[index - 1] ?? []))
}

function isLess(row: readonly number[], other: readonly number[]): boolean {
  const place = row.findIndex((amount, index) => amount !== other[index])
  return place >= 0 && (row[place] ?? 0) < (other[place] ?? 0)
}

function readOne(text: string): { amount: number; unit: string } | null {
  const [isNumber, minus, dollar, whole, top, bottom = '1', exponent, pi, radicand, power, sign, unit = ''] = NUMBER.exec(text) ?? []
  if (!isNumber || !(top || pi || radicand)) return null
  const part = (top ? numeral(top) : 1) ** (exponent ? raised(exponent) : 1) / Number(bottom)
  const size =
    ((whole ? numeral(whole) : 0) + part) *
    (pi ? Math.PI : 1) *
    (radicand ? Math.sqrt(Number(radicand)) : 1) *
    10 ** (power ? raised(power) : 0)
  return { amount: minus ? -size : size, unit: `${dollar}${sign}${singular(unit)}` }
}

const numeral = (digits: string) => Number(digits.replaceAll(',', ''))

function raised(digits: string): number {
  const size = Number(
    [...digits]
      .map((digit) => RAISED.indexOf(digit))
      .filter((digit) => digit >= 0)
      .join(''),
  )
  return digits.startsWith('⁻') ? -size : size
}

/** "feet" and "inches" as "foot" and "inch"; "square feet" as "square foot". */
function singular(unit: string): string {
  return unit
    .replace(/feet$/, 'foot')
    .replace(/inches$/, 'inch')
    .replace(/(\w)s\b/g, '$1')
}
