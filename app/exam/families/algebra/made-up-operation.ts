/** Operations defined for one question only. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'

type Rule = 'linear' | 'product' | 'square'

interface Parameters {
  rule: Rule
  symbol: '★' | '◆' | '⊕'
  p: number
  q: number
  m: number
  n: number
  /** Hard questions apply the operation again to the result and this number; 0 when not. */
  again: number
}

/** The rule as TeX in a and b, and its value. */
const RULES: Record<Rule, { tex: (p: number, q: number) => string; at: (a: number, b: number, p: number, q: number) => number }> = {
  linear: { tex: (p, q) => `${p}a ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}b`, at: (a, b, p, q) => p * a + q * b },
  product: { tex: (p, q) => `ab ${q < 0 ? '-' : '+'} ${p}a`, at: (a, b, p, q) => a * b + Math.sign(q) * p * a },
  square: { tex: (_, q) => `a^2 ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}b`, at: (a, b, _, q) => a * a + q * b },
}

export const madeUpOperation = defineFamily<Parameters>({
  id: 'made-up-operation',
  version: 3,
  title: 'An operation defined in the question',
  asks: 'Defines an operation with a new symbol and asks for a value, in hard questions with the operation used twice.',
  strand: 'algebra',
  skill: 'Made-up operations',
  kind: 'computation',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    rule: 'the kind of rule',
    symbol: 'the new symbol',
    p: 'first number of the rule',
    q: 'second number of the rule',
    m: 'the number on the left',
    n: 'the number on the right',
    again: 'the number of the second use, or 0',
  },
  draw(random, { level, difficulty }) {
    const rule = difficulty === 'easy' ? 'linear' : random.pick(['linear', 'product', 'square'] as const)
    const q = random.int(1, 4) * (difficulty === 'easy' && tierOf(level) === 'middle' ? 1 : random.pick([-1, 1]))
    const again = difficulty === 'hard' ? random.int(2, 5) : 0
    const [m, n] = again ? random.sample([2, 3, 4, 5], 2) : random.sample([2, 3, 4, 5, 6, 7, 8], 2)
    return { rule, symbol: random.pick(['★', '◆', '⊕'] as const), p: random.int(2, 5), q, m: m ?? 2, n: n ?? 3, again }
  },
  write({ rule, symbol, p, q, m, n, again }) {
    const { tex, at } = RULES[rule]
    const of = (a: number, b: number) => at(a, b, p, q)
    const first = of(m, n)
    const key = again ? of(first, again) : first
    const reversed = again ? of(again, first) : of(n, m)
    const asked = again ? `(${m} ${symbol} ${n}) ${symbol} ${again}` : `${m} ${symbol} ${n}`
    return {
      stem: `For all numbers $a$ and $b$, the operation ${symbol} is defined by $a ${symbol} b = ${tex(p, q)}$. What is the value of $${asked}$?`,
      answer: whole(key),
      distractors: [
        wrong(whole(reversed), 'misread_question', 'Exchanges the numbers that stand for a and b.'),
        ...(again
          ? [
              wrong(whole(first), 'careless_mistake', 'Stops after the bracket.'),
              wrong(whole(of(m, of(n, again))), 'strategy_error', 'Moves the bracket to the second and third number.'),
              wrong(whole(of(of(n, m), again)), 'misread_question', 'Exchanges the numbers in the bracket.'),
            ]
          : []),
        wrong(whole(again ? m * n * again : m * n), 'concept_misunderstanding', 'Takes the new symbol for multiplication.'),
        wrong(whole(again ? at(first, again, p, -q) : at(m, n, p, -q)), 'careless_mistake', 'Gets the sign in the rule wrong.'),
        wrong(whole(again ? m + n + again : m + n), 'concept_misunderstanding', 'Takes the new symbol for addition.'),
        wrong(whole(key + m), 'calculation_error', 'Adds the first number once too often.'),
        wrong(whole(key + 1), 'calculation_error', 'Is one off in the last step.'),
        wrong(whole(key - 2), 'calculation_error', 'Is two off in the last step.'),
      ],
      steps: [
        `The rule says what to do: put the number before ${symbol} in place of $a$ and the number after it in place of $b$.`,
        `With $a = ${m}$ and $b = ${n}$ the rule gives $${first}$.`,
        ...(again ? [`The bracket is now $${first}$, so use the rule again with $a = ${first}$ and $b = ${again}$: $${key}$.`] : []),
      ],
      hints: [
        `Which number takes the place of $a$, and which of $b$?`,
        again ? 'Work out the bracket first, then use the rule once more.' : `Write the rule $${tex(p, q)}$ with the two numbers in it.`,
      ],
    }
  },
  // Counts by repeated addition.
  solve({ rule, p, q, m, n, again }) {
    const times = (count: number, value: number) =>
      (count < 0 ? -1 : 1) * Array.from({ length: Math.abs(count) }, () => value).reduce((total, one) => total + one, 0)
    const once = (a: number, b: number) =>
      ({ linear: times(p, a) + times(q, b), product: times(a, b) + times(q < 0 ? -p : p, a), square: times(a, a) + times(q, b) })[rule]
    const first = once(m, n)
    return String((again ? once(first, again) : first) + 0)
  },
})
