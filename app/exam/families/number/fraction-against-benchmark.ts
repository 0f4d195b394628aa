/** Which fraction lies above or below a familiar one. */
import { type Distractor, defineFamily } from '../../family'
import { compare, type Fraction, fraction, subtract } from '../../fraction'
import { tierOf } from '../../levels'
import { fractionText, numberValue, rational } from '../../values'

interface Parameters {
  benchmark: Fraction
  ask: 'greater' | 'less'
  right: Fraction
  wrong: Fraction[]
}

const BENCHMARKS = { lower: [fraction(1, 2)], middle: [fraction(1, 2), fraction(2, 3), fraction(1, 3)], upper: [fraction(1, 2)] }

export const fractionAgainstBenchmark = defineFamily<Parameters>({
  id: 'fraction-against-benchmark',
  version: 1,
  title: 'Fractions above and below a familiar one',
  asks: 'Finds the one fraction that is greater than, or less than, one half, one third or two thirds.',
  strand: 'number',
  skill: 'Comparing fractions',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    benchmark: 'the familiar fraction',
    ask: 'whether the fraction above it or below it is asked for',
    right: 'the only fraction on the asked side',
    wrong: 'fractions on the other side, the nearer the harder the draw',
  },
  draw(random, { level, difficulty }) {
    const benchmark = random.pick(BENCHMARKS[tierOf(level)])
    const ask = random.pick(['greater', 'less'] as const)
    const highest = { easy: 9, medium: 12, hard: 15 }[difficulty]
    const pool: Fraction[] = []
    for (let d = 3; d <= highest; d++) for (let n = 1; n < d; n++) if (fraction(n, d).d === d) pool.push(fraction(n, d))
    const distance = (value: Fraction) => Math.abs(compare(value, benchmark)) / (value.d * benchmark.d)
    const limit = { easy: 0.4, medium: 0.25, hard: 0.15 }[difficulty]
    const near = pool.filter((value) => distance(value) > 0 && distance(value) < limit)
    const isRight = (value: Fraction) => (ask === 'greater' ? compare(value, benchmark) > 0 : compare(value, benchmark) < 0)
    return {
      benchmark,
      ask,
      right: random.pick(near.filter(isRight)),
      wrong: random.sample(
        near.filter((value) => !isRight(value)),
        4,
      ),
    }
  },
  write({ benchmark, ask, right, wrong }) {
    const [text, key] = [fractionText(benchmark), fractionText(right)]
    const gap = subtract(right, benchmark)
    const shared = right.d * benchmark.d
    const equal = { text: `$\\frac{${benchmark.n * 4}}{${benchmark.d * 4}}$`, value: numberValue(benchmark) }
    const others: Distractor[] = wrong.map((value) => ({ ...rational(value), ...mistake(value, right, ask) }))
    return {
      stem: `Which of these fractions is ${ask} than ${text}?`,
      answer: rational(right),
      distractors: [
        ...others.slice(0, 2),
        { ...equal, type: 'misread_question', says: `Picks a fraction that equals ${text} in other words.` },
        ...others.slice(2),
      ],
      steps: [
        `Compare each fraction with ${text} by asking what ${text} of its denominator is.`,
        `For ${key}: in ${shared}ths, ${key} is $\\frac{${right.n * benchmark.d}}{${shared}}$ and ${text} is $\\frac{${benchmark.n * right.d}}{${shared}}$, so ${key} is ${gap.n > 0 ? 'greater' : 'less'}.`,
        `Each of the other fractions is ${ask === 'greater' ? 'less than' : 'greater than'} ${text} or equal to it.`,
      ],
      hints: [
        `For each fraction ask: would the numerator be more or less than ${text} of the denominator?`,
        `With denominator ${right.d}, how large is a numerator that makes exactly ${text}?`,
      ],
    }
  },
  // The one listed fraction on the asked side, by cross-multiplication of whole numbers.
  solve({ benchmark, ask, right, wrong }) {
    const sides = [...wrong, right].filter(({ n, d }) =>
      ask === 'greater' ? n * benchmark.d > benchmark.n * d : n * benchmark.d < benchmark.n * d,
    )
    return numberValue(sides[0] ?? benchmark)
  },
})

function mistake(value: Fraction, right: Fraction, ask: Parameters['ask']): Pick<Distractor, 'type' | 'says'> {
  const [more, less] = [value.d > right.d && value.n > right.n, value.d < right.d && value.n < right.n]
  if (ask === 'greater' && more)
    return { type: 'concept_misunderstanding', says: 'Takes a fraction with larger numbers for a larger fraction.' }
  if (ask === 'less' && less)
    return { type: 'concept_misunderstanding', says: 'Takes a fraction with smaller numbers for a smaller fraction.' }
  if (ask === 'less' && value.d > right.d)
    return { type: 'concept_misunderstanding', says: 'Believes that a larger denominator alone makes a fraction small.' }
  return { type: 'strategy_error', says: 'Judges by the gap between numerator and denominator.' }
}
