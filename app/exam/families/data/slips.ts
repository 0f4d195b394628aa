/** Wrong answers for when the real mistakes of a family give too few different numbers: small slips in the last piece of arithmetic. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { rational, whole, wrong } from '~/exam/values/values'

/** Positive numbers near the key, `step` apart: closest first. */
export function slips(key: number, step = 1, print: (value: number) => Answer = whole): Distractor[] {
  return [1, -1, 2, -2, 3, -3]
    .map((times) => key + times * step)
    .filter((value) => value > 0)
    .map((value) =>
      wrong(
        print(value),
        'calculation_error',
        `Slips in the last piece of arithmetic and ends up too ${value > key ? 'high' : 'low'} by ${Math.abs(value - key)}.`,
      ),
    )
}

/** Probabilities near the key with its unreduced denominator, none impossible. */
export function chanceSlips({ n, d }: { n: number; d: number }): Distractor[] {
  const near: [Fraction, string][] = [1, -1, 2, -2, 3]
    .filter((more) => n + more > 0 && n + more < d)
    .map((more) => [fraction(n + more, d), `Counts ${more > 0 ? 'too many' : 'too few'} favorable outcomes.`])
  return [...near, [fraction(n, d + 1), 'Counts one outcome too many in all.'] as [Fraction, string]].map(([value, says]) =>
    wrong(rational(value), 'careless_mistake', says),
  )
}
