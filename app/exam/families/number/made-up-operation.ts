/** An operation defined in the question, applied once or twice. */
import { type Distractor, defineFamily } from '../../family'
import { tierOf } from '../../levels'
import { numberValue, whole, wholeText } from '../../values'

interface Parameters {
  rule: keyof typeof RULES
  sign: string
  a: number
  b: number
  /** Third number when the operation is applied twice. */
  c: number | null
}

interface Rule {
  /** In TeX, with a and b. */
  shown: string
  apply(a: number, b: number): number
  spelled(a: string, b: string): string
}

const RULES = {
  'double-plus': { shown: '2a + b', apply: (a, b) => 2 * a + b, spelled: (a, b) => `2 × ${a} + ${b}` },
  'product-minus': { shown: 'ab - a', apply: (a, b) => a * b - a, spelled: (a, b) => `${a} × ${b} − ${a}` },
  'triple-minus': { shown: '3a - 2b', apply: (a, b) => 3 * a - 2 * b, spelled: (a, b) => `3 × ${a} − 2 × ${b}` },
  'square-minus': { shown: 'a^2 - b', apply: (a, b) => a * a - b, spelled: (a, b) => `${a} × ${a} − ${b}` },
  'square-plus-double': { shown: 'a^2 + 2b', apply: (a, b) => a * a + 2 * b, spelled: (a, b) => `${a} × ${a} + 2 × ${b}` },
} as const satisfies Record<string, Rule>
type RuleName = keyof typeof RULES

const CHOICES: Record<'lower' | 'middle' | 'upper', RuleName[]> = {
  lower: ['double-plus', 'product-minus'],
  middle: ['double-plus', 'product-minus', 'triple-minus', 'square-minus'],
  upper: ['product-minus', 'triple-minus', 'square-minus', 'square-plus-double'],
}

export const madeUpOperation = defineFamily<Parameters>({
  id: 'made-up-operation',
  version: 1,
  title: 'A newly defined operation',
  asks: 'Applies an operation that the question defines; hard draws apply it twice.',
  strand: 'number',
  skill: 'Defined operations',
  kind: 'computation',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    rule: 'what the operation does',
    sign: 'the sign that stands for it',
    a: 'the number in front of the sign',
    b: 'the number behind it, different from the first',
    c: 'on hard draws the number behind a second sign, else none',
  },
  draw(random, { level, difficulty }) {
    const [a, b] = random.sample(
      difficulty === 'hard' ? [2, 3, 4, 5] : difficulty === 'medium' ? [4, 5, 6, 7, 8, 9] : [2, 3, 4, 5, 6],
      2,
    ) as [number, number]
    return {
      rule: random.pick(CHOICES[tierOf(level)]),
      sign: random.pick(['◆', '★', '⊕', '▲']),
      a,
      b,
      c: difficulty === 'hard' ? random.int(2, 6) : null,
    }
  },
  write({ rule, sign, a, b, c }) {
    const { shown, apply, spelled }: Rule = RULES[rule]
    const inner = apply(a, b)
    const key = c === null ? inner : apply(inner, c)
    const swapped = c === null ? apply(b, a) : apply(c, inner)
    const asked = c === null ? `${a} ${sign} ${b}` : `(${a} ${sign} ${b}) ${sign} ${c}`
    const wrong: Distractor[] = [
      { ...whole(swapped), type: 'misread_question', says: 'Exchanges the two numbers in the rule.' },
      ...(c === null
        ? [{ ...whole(a + b), type: 'concept_misunderstanding' as const, says: 'Takes the new sign for a plus sign.' }]
        : [
            { ...whole(inner), type: 'misread_question' as const, says: 'Stops after the operation in parentheses.' },
            { ...whole(apply(a, apply(b, c))), type: 'strategy_error' as const, says: 'Works the second operation first.' },
          ]),
      { ...whole(key + b), type: 'careless_mistake', says: 'Adds one of the numbers once too often.' },
      { ...whole(key - a), type: 'careless_mistake', says: 'Takes one of the numbers away once too often.' },
      { ...whole(a * b), type: 'concept_misunderstanding', says: 'Takes the new sign for a multiplication sign.' },
      { ...whole(key + 1), type: 'calculation_error', says: 'Slips by one in the last step.' },
      { ...whole(key - 2), type: 'calculation_error', says: 'Slips by two in the last step.' },
    ]
    const text = (value: number) => (value < 0 ? `(${wholeText(value)})` : wholeText(value))
    return {
      stem: `For all numbers $a$ and $b$, the operation ${sign} is defined by $a$ ${sign} $b$ = $${shown}$. What is the value of ${asked}?`,
      answer: whole(key),
      distractors: wrong,
      steps: [
        `The first number takes the place of $a$ and the second takes the place of $b$: ${a} ${sign} ${b} = ${spelled(String(a), String(b))} = ${wholeText(inner)}.`,
        c === null
          ? `That is all the rule asks for, so the value is ${wholeText(key)}.`
          : `Now ${text(inner)} stands in front: ${text(inner)} ${sign} ${c} = ${spelled(text(inner), String(c))} = ${wholeText(key)}.`,
      ],
      hints: [
        'The rule tells what to do with the number in front and the number behind the sign.',
        c === null ? `Put ${a} for $a$ and ${b} for $b$.` : 'Begin with the parentheses and use their result as the new first number.',
      ],
    }
  },
  // By the polynomial's coefficients: of a², ab, a and b.
  solve({ rule, a, b, c }) {
    const [square, product, first, second] = COEFFICIENTS[rule]
    const once = (x: number, y: number) => square * x * x + product * x * y + first * x + second * y
    return numberValue(c === null ? once(a, b) : once(once(a, b), c))
  },
})

const COEFFICIENTS: Record<RuleName, [number, number, number, number]> = {
  'double-plus': [0, 0, 2, 1],
  'product-minus': [0, 1, -1, 0],
  'triple-minus': [0, 0, 3, -2],
  'square-minus': [1, 0, 0, -1],
  'square-plus-double': [1, 0, 0, 2],
}
