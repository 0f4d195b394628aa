/** One number written as a fraction, a decimal or a percent. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { decimal, decimalText, fractionText, numberValue, rational } from '~/exam/values/values'

type Form = 'fraction' | 'decimal' | 'percent'
interface Parameters {
  value: Fraction
  from: Form
  to: Form
}

const DENOMINATORS = { easy: [2, 4, 5, 10], medium: [5, 20, 25, 4], hard: [8, 40, 25, 50] }
const NAMES: Record<Form, string> = { fraction: 'fraction in lowest terms', decimal: 'decimal', percent: 'percent' }

function show(value: Fraction, form: Form): Answer {
  if (form === 'fraction') return rational(value)
  if (form === 'decimal') return decimal(value)
  return { text: `${decimalText(multiply(value, fraction(100)))}%`, value: numberValue(value) }
}

export const fractionDecimalPercent = defineFamily<Parameters>({
  id: 'fraction-decimal-percent',
  version: 3,
  title: 'Fractions, decimals, and percents',
  asks: 'Writes a fraction, a decimal or a percent in one of the other two forms.',
  strand: 'number',
  skill: 'Fractions, decimals, and percents',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    value: 'the number, below 1, with a short decimal',
    from: 'the form in which it is given',
    to: 'the form asked for; percents only from the middle levels on',
  },
  draw(random, { level, difficulty }) {
    const d = random.pick(tierOf(level) === 'lower' && difficulty === 'hard' ? [8, 20, 25] : DENOMINATORS[difficulty])
    const tops = Array.from({ length: d - 1 }, (_, index) => index + 1).filter((n) => fraction(n, d).d === d)
    const forms: Form[] = tierOf(level) === 'lower' && difficulty === 'easy' ? ['fraction', 'decimal'] : ['fraction', 'decimal', 'percent']
    const [from, to] = random.sample(forms, 2) as [Form, Form]
    return { value: fraction(random.pick(tops), d), from, to }
  },
  write({ value, from, to }) {
    const { n, d } = value
    const times = (top: number, bottom: number) => fraction(n * top, d * bottom)
    const candidates: { value: Fraction; type: Distractor['type']; says: string }[] = [
      { value: times(1, 10), type: 'concept_misunderstanding', says: 'Moves the decimal point one place too far to the left.' },
      {
        value: fraction(Number(`${n}${d}`), 10 ** `${n}${d}`.length),
        type: 'concept_misunderstanding',
        says: 'Writes the digits of numerator and denominator behind the point.',
      },
      { value: fraction(d - n, d), type: 'misread_question', says: 'Gives the part that is missing to make a whole.' },
      {
        value: fraction(n, d + 10 * Math.ceil(d / 10) - d === d ? d + 10 : 10 * Math.ceil(d / 10)),
        type: 'concept_misunderstanding',
        says: 'Changes the denominator but leaves the numerator as it was.',
      },
      { value: times(2, 1), type: 'calculation_error', says: 'Doubles the numerator once too often.' },
      { value: times(1, 2), type: 'calculation_error', says: 'Halves the number on the way.' },
      { value: fraction(n + 1, d), type: 'calculation_error', says: 'Slips by one in the numerator.' },
      { value: fraction(d, 100), type: 'concept_misunderstanding', says: 'Uses the denominator alone as the number of hundredths.' },
    ]
    const isPrintable = (candidate: Fraction) => candidate.n < candidate.d && candidate.d <= 1000 && 1_000_000 % candidate.d === 0
    const hundredths = multiply(value, fraction(100))
    const [given, key] = [show(value, from), show(value, to)]
    const middle =
      from === 'fraction'
        ? `${fractionText(value)} means ${n} ÷ ${d}, which is ${decimalText(value)}, that is ${decimalText(hundredths)} hundredths.`
        : `${given.text} means ${decimalText(hundredths)} of 100 equal parts.`
    const last = {
      fraction: `As a fraction that is ${decimalText(hundredths)} over 100, and in lowest terms ${key.text}.`,
      decimal: `As a decimal that is ${key.text}.`,
      percent: `Percent means out of 100, so it is ${key.text}.`,
    }
    return {
      stem: `Which ${NAMES[to]} is equal to ${given.text}?`,
      answer: key,
      distractors: candidates
        .filter((candidate) => isPrintable(candidate.value))
        .map((candidate) => ({ ...show(candidate.value, to), type: candidate.type, says: candidate.says })),
      steps: [middle, last[to]],
      hints: [
        'How many hundredths is it?',
        to === 'fraction'
          ? 'Write it over 100 or 1,000, then divide top and bottom by the same number.'
          : `A rough size helps: is it more or less than one half?`,
      ],
    }
  },
  // Long division of numerator by denominator, digit by digit, then back into a number.
  solve({ value }) {
    let [rest, digits, places] = [value.n, 0, 0]
    while (rest > 0) {
      rest *= 10
      digits = digits * 10 + Math.floor(rest / value.d)
      rest %= value.d
      places++
    }
    return numberValue(fraction(digits, 10 ** places))
  },
})
