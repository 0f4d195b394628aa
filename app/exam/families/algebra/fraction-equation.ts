/** Equations with a fraction of x. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { gcd } from '~/exam/values/fraction'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  /** part: (p/q)x + b = c; over: (x + b)/q = c. */
  form: 'part' | 'over'
  p: number
  q: number
  b: number
  c: number
}

export const fractionEquation = defineFamily<Parameters>({
  id: 'fraction-equation',
  version: 3,
  title: 'An equation with a fraction of x',
  asks: 'Gives an equation in which x is divided or multiplied by a fraction and asks for x.',
  strand: 'algebra',
  skill: 'Solving equations with fractions',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    form: 'a fraction of x plus a number, or a sum over a number',
    p: 'numerator, 1 for plain division',
    q: 'denominator',
    b: 'number added',
    c: 'right side',
  },
  draw(random, { level, difficulty }) {
    const q = random.int(2, tierOf(level) === 'upper' ? 9 : 6)
    const b = random.int(2, 12) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    const form = difficulty === 'medium' ? random.pick(['part', 'over'] as const) : 'part'
    const tops = Array.from({ length: q - 1 }, (_, index) => index + 1).filter((p) => gcd(p, q) === 1)
    const p = difficulty === 'hard' ? (tops[random.int(Math.min(1, tops.length - 1), tops.length - 1)] ?? 1) : 1
    const steps = random.int(2, 9) * (difficulty === 'hard' && random.chance(1, 3) ? -1 : 1)
    return { form, p, q, b, c: form === 'part' ? p * steps + b : steps }
  },
  write({ form, p, q, b, c }) {
    const signed = `${b < 0 ? '-' : '+'} ${Math.abs(b)}`
    const left = form === 'over' ? `\\frac{x ${signed}}{${q}}` : p === 1 ? `\\frac{x}{${q}} ${signed}` : `\\frac{${p}}{${q}}x ${signed}`
    const x = form === 'over' ? c * q - b : ((c - b) / p) * q
    const rest = c - b
    const undo = b < 0 ? `Add ${-b} to both sides` : `Subtract ${b} from both sides`
    const keptSign = form === 'over' ? c * q + b : ((c + b) / p) * q
    const order = form === 'over' ? (c - b) * q : (c * q) / p - b
    return {
      stem: `If $${left} = ${c}$, what is the value of $x$?`,
      answer: whole(x),
      distractors: [
        ...wrongWhole(keptSign, 'concept_misunderstanding', `Moves the ${Math.abs(b)} to the other side without changing its sign.`),
        ...wrongWhole(
          order,
          'strategy_error',
          form === 'over' ? 'Subtracts before multiplying, in the wrong order.' : 'Multiplies only one side of the equation as a whole.',
        ),
        ...(p > 1
          ? [
              ...wrongWhole(rest * q, 'careless_mistake', `Multiplies by ${q} and forgets to divide by ${p}.`),
              ...wrongWhole((rest * p) / q, 'concept_misunderstanding', 'Multiplies by the fraction instead of dividing by it.'),
            ]
          : []),
        ...(form === 'part'
          ? [...wrongWhole(rest, 'careless_mistake', `Stops before undoing the fraction.`)]
          : [...wrongWhole(c * q, 'careless_mistake', `Forgets the ${Math.abs(b)} in the numerator.`)]),
        ...wrongWhole(x + q, 'calculation_error', 'Is one off before multiplying by the denominator.'),
        ...wrongWhole(x - q, 'calculation_error', 'Is one too low before multiplying by the denominator.'),
        ...wrongWhole(rest + q, 'concept_misunderstanding', 'Adds the denominator instead of multiplying by it.'),
        ...wrongWhole(x + 2, 'calculation_error', 'Is two off in the last step.'),
        ...wrongWhole(x - 2, 'calculation_error', 'Is two too low in the last step.'),
      ],
      steps:
        form === 'over'
          ? [`The whole numerator is divided by ${q}, so multiply both sides by ${q}: $x ${signed} = ${c * q}$.`, `${undo}: $x = ${x}$.`]
          : [
              `${undo}: $${p === 1 ? `\\frac{x}{${q}}` : `\\frac{${p}}{${q}}x`} = ${rest}$.`,
              p === 1
                ? `Division by ${q} is undone by multiplying by ${q}: $x = ${x}$.`
                : `Dividing by $\\frac{${p}}{${q}}$ is multiplying by $\\frac{${q}}{${p}}$: $${rest} \\div ${p} = ${rest / p}$, and $${rest / p} \\times ${q} = ${x}$.`,
            ],
      hints: [
        'Undo the operations in reverse order.',
        form === 'over' ? 'The fraction bar works like a bracket around the numerator.' : 'First get the term with x alone.',
      ],
    }
  },
  // Tries every whole number for x, with denominators cleared.
  solve({ form, p, q, b, c }) {
    for (let x = -400; x <= 400; x++) if ((form === 'over' ? x + b : p * x + b * q) === c * q) return String(x)
    throw new RangeError('no whole solution')
  },
})
