/**
 * Canonical values and their printed forms. Two answers mean the same exactly when their values are equal strings,
 * so every family makes its answers and distractors with these.
 */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import type { WrongAnswerType } from '~/exam/core/levels'
import { type Fraction, fraction } from './fraction'

/** Canonical value of a number: "7", "-3/4". */
export function numberValue(value: Fraction | number): string {
  const { n, d } = typeof value === 'number' ? fraction(value) : value
  return d === 1 ? String(n) : `${n}/${d}`
}

/** 1,234 with thousands separators from four digits on; a true minus sign. */
export function wholeText(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')
  return value < 0 ? `−${digits}` : digits
}

/** A fraction as TeX (or plain digits when whole): $\frac{3}{4}$, $-\frac{3}{4}$. */
export function fractionText({ n, d }: Fraction): string {
  if (d === 1) return wholeText(n)
  return `$${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${d}}$`
}

/** A mixed number where it is above one: $2\frac{1}{3}$. */
export function mixedText(value: Fraction): string {
  const whole = Math.trunc(value.n / value.d)
  const rest = Math.abs(value.n % value.d)
  if (whole === 0 || rest === 0) return fractionText(value)
  return `$${whole}\\frac{${rest}}{${value.d}}$`
}

/** A terminating decimal, printed exactly: 3.75. Throws when the fraction does not terminate within `places`. */
export function decimalText(value: Fraction, places = 6): string {
  const scale = 10 ** places
  const scaled = (value.n * scale) / value.d
  if (!Number.isInteger(scaled)) throw new RangeError(`${value.n}/${value.d} has more than ${places} decimals`)
  const [whole, decimals = ''] = (Math.abs(scaled) / scale).toFixed(places).split('.')
  const trimmed = decimals.replace(/0+$/, '')
  const text = wholeText(Number(whole)) + (trimmed ? `.${trimmed}` : '')
  return scaled < 0 ? `−${text}` : text
}

/** Dollars and cents from whole cents: \$4.05; whole dollars without cents: \$4. */
export function moneyText(cents: number): string {
  const [dollars, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100]
  const text = `\\$${wholeText(dollars)}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
  return cents < 0 ? `−${text}` : text
}

/** Dollars and cents with both places always printed, as on a price list: \$4.00. */
export function centsText(cents: number): string {
  const text = moneyText(cents)
  return cents % 100 ? text : `${text}.00`
}

export const whole = (value: number): Answer => ({ text: wholeText(value), value: numberValue(value) })
export const rational = (value: Fraction): Answer => ({ text: fractionText(value), value: numberValue(value) })
export const mixed = (value: Fraction): Answer => ({ text: mixedText(value), value: numberValue(value) })
export const decimal = (value: Fraction): Answer => ({ text: decimalText(value), value: numberValue(value) })
export const money = (cents: number): Answer => ({ text: moneyText(cents), value: numberValue(fraction(cents, 100)) })
/** An amount among others that have cents: \$4.00. */
export const inCents = (cents: number): Answer => ({ text: centsText(cents), value: money(cents).value })
/** A number with a unit behind it: the unit is part of the text only. */
export const measured = (answer: Answer, unit: string): Answer => ({ text: `${answer.text} ${unit}`, value: answer.value })
/** A word or label: its own value. */
export const label = (text: string): Answer => ({ text, value: `=${text}` })
/** A wrong answer with the mistake that gives it. */
export const wrong = (answer: Answer, type: WrongAnswerType, says: string): Distractor => ({
  text: answer.text,
  value: answer.value,
  type,
  says,
})

/** A multiple of π: $12\pi$, $\pi$, $\frac{3}{2}\pi$. Positive multiples only. */
export function piMultiple(multiple: Fraction | number): Answer {
  const { n, d } = typeof multiple === 'number' ? fraction(multiple) : multiple
  if (n <= 0) throw new RangeError(`not a positive multiple of π: ${n}/${d}`)
  const factor = d > 1 ? `\\frac{${n}}{${d}}` : n === 1 ? '' : String(n)
  return { text: `$${factor}\\pi$`, value: `${numberValue({ n, d })}π` }
}

/** A whole multiple of a square root in simplest form: 3√8 becomes $6\sqrt{2}$, √9 becomes 3. */
export function root(factor: number, radicand: number): Answer {
  let [outside, inside] = [factor, radicand]
  for (let side = Math.floor(Math.sqrt(inside)); side > 1; side--) {
    if (inside % (side * side) === 0) [outside, inside] = [outside * side, inside / (side * side)]
  }
  if (inside === 1) return whole(outside)
  return { text: `$${outside === 1 ? '' : outside}\\sqrt{${inside}}$`, value: `${outside === 1 ? '' : outside}√${inside}` }
}

/** A wrong whole number, to be spread into a list; nothing where the mistake does not give a whole number. */
export const wrongWhole = (value: number, type: WrongAnswerType, says: string): Distractor[] =>
  Number.isInteger(value) ? [wrong(whole(value), type, says)] : []
