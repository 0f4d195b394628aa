/** Points of the coordinate plane as answers. */
import type { Answer } from '~/exam/core/item/answer'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { decimalText, numberValue } from '~/exam/values/values'

/** "(−3, 2)", with halves as decimals. */
export function pointOf(x: number | Fraction, y: number | Fraction): Answer {
  const [a, b] = [x, y].map((value) => (typeof value === 'number' ? fraction(value) : value)) as [Fraction, Fraction]
  return { text: `(${decimalText(a)}, ${decimalText(b)})`, value: `=${numberValue(a)},${numberValue(b)}` }
}
