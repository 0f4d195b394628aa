/** Wrong answers for when the real mistakes of a family give too few different numbers: small slips in the last piece of arithmetic. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { fraction } from '~/exam/values/fraction'
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
  const near = [1, -1, 2, -2, 3]
    .filter((more) => n + more > 0 && n + more < d)
    .map((more) =>
      wrong(rational(fraction(n + more, d)), 'careless_mistake', `Counts ${favorable(Math.abs(more))} too ${more > 0 ? 'many' : 'few'}.`),
    )
  return [
    ...near,
    wrong(rational(fraction(n, d + 1)), 'careless_mistake', 'Counts one outcome too many in all.'),
    ...(n < d - 1 ? [wrong(rational(fraction(n, d - 1)), 'careless_mistake', 'Counts one outcome too few in all.')] : []),
  ]
}

const favorable = (count: number) => (count === 1 ? 'one favorable outcome' : `${['two', 'three'][count - 2]} favorable outcomes`)
