/** A formula solved for one of its letters. */
import type { Answer } from '~/exam/core/item/answer'
import type { Random } from '~/exam/core/random'
import { defineFamily } from '~/exam/families/kit/family'
import { wrong } from '~/exam/values/values'

interface Parameters {
  shape: 'sum' | 'product' | 'average' | 'bracket'
  /** Letters: result, the letter wanted, the others. */
  letters: [result: string, wanted: string, other: string, third: string]
  k: number
}

/** What each shape says, with numbers in place of the letters. */
const RESULT: Record<Parameters['shape'], (w: number, o: number, t: number, k: number) => number> = {
  sum: (w, o, _t, k) => k * w + o,
  product: (w, o, t) => w * o + t,
  average: (w, o, _t, k) => (w + o) / k,
  bracket: (w, o, t) => t * (w - o),
}

/** The candidates, by name; each is also worked out with numbers in `solve`. */
const WAYS: Record<
  string,
  { tex: (r: string, o: string, t: string, k: number) => string; at: (r: number, o: number, t: number, k: number) => number }
> = {
  'r-o/k': { tex: (r, o, _t, k) => `\\frac{${r} - ${o}}{${k}}`, at: (r, o, _t, k) => (r - o) / k },
  'r+o/k': { tex: (r, o, _t, k) => `\\frac{${r} + ${o}}{${k}}`, at: (r, o, _t, k) => (r + o) / k },
  'r/k-o': { tex: (r, o, _t, k) => `\\frac{${r}}{${k}} - ${o}`, at: (r, o, _t, k) => r / k - o },
  'kr-o': { tex: (r, o, _t, k) => `${k}${r} - ${o}`, at: (r, o, _t, k) => k * r - o },
  'kr+o': { tex: (r, o, _t, k) => `${k}${r} + ${o}`, at: (r, o, _t, k) => k * r + o },
  'k(r-o)': { tex: (r, o, _t, k) => `${k}(${r} - ${o})`, at: (r, o, _t, k) => k * (r - o) },
  'o-r/k': { tex: (r, o, _t, k) => `\\frac{${o} - ${r}}{${k}}`, at: (r, o, _t, k) => (o - r) / k },
  'r-t/o': { tex: (r, o, t) => `\\frac{${r} - ${t}}{${o}}`, at: (r, o, t) => (r - t) / o },
  'r+t/o': { tex: (r, o, t) => `\\frac{${r} + ${t}}{${o}}`, at: (r, o, t) => (r + t) / o },
  'r/o-t': { tex: (r, o, t) => `\\frac{${r}}{${o}} - ${t}`, at: (r, o, t) => r / o - t },
  'r-t-o': { tex: (r, o, t) => `${r} - ${t} - ${o}`, at: (r, o, t) => r - t - o },
  'o(r-t)': { tex: (r, o, t) => `${o}(${r} - ${t})`, at: (r, o, t) => o * (r - t) },
  't-r/o': { tex: (r, o, t) => `\\frac{${t} - ${r}}{${o}}`, at: (r, o, t) => (t - r) / o },
  'r/t+o': { tex: (r, o, t) => `\\frac{${r}}{${t}} + ${o}`, at: (r, o, t) => r / t + o },
  'r/t-o': { tex: (r, o, t) => `\\frac{${r}}{${t}} - ${o}`, at: (r, o, t) => r / t - o },
  'r+o/t': { tex: (r, o, t) => `\\frac{${r} + ${o}}{${t}}`, at: (r, o, t) => (r + o) / t },
  'rt+o': { tex: (r, o, t) => `${r}${t} + ${o}`, at: (r, o, t) => r * t + o },
  'r-o/t': { tex: (r, o, t) => `\\frac{${r} - ${o}}{${t}}`, at: (r, o, t) => (r - o) / t },
}

/** The right way first, then the mistakes in order of preference. */
const CHOICES: Record<Parameters['shape'], string[]> = {
  sum: ['r-o/k', 'r/k-o', 'r+o/k', 'k(r-o)', 'o-r/k', 'kr-o'],
  product: ['r-t/o', 'r/o-t', 'r+t/o', 'r-t-o', 'o(r-t)', 't-r/o'],
  average: ['kr-o', 'r-o/k', 'r/k-o', 'k(r-o)', 'kr+o', 'r+o/k'],
  bracket: ['r/t+o', 'r/t-o', 'r+o/t', 'rt+o', 'r-o/t', 'r-t-o'],
}

const SAYS: Record<string, string> = {
  'r/k-o': 'Divides only one term by the number.',
  'r/o-t': 'Divides only one term by the letter.',
  'r+o/k': 'Adds a letter that has to be subtracted.',
  'r+t/o': 'Adds a letter that has to be subtracted.',
  'k(r-o)': 'Multiplies where the formula has to be divided, or in the wrong order.',
  'o(r-t)': 'Multiplies where the formula has to be divided.',
  'o-r/k': 'Subtracts the wrong way round.',
  't-r/o': 'Subtracts the wrong way round.',
  'kr-o': 'Multiplies where the formula has to be divided.',
  'r-t-o': 'Subtracts a factor as if it were added.',
  'r-o/k': 'Undoes the division by dividing again.',
  'kr+o': 'Adds a letter that has to be subtracted.',
  'r/t-o': 'Subtracts a letter that has to be added.',
  'r+o/t': 'Divides both terms although only one is multiplied.',
  'rt+o': 'Multiplies where the formula has to be divided.',
  'r-o/t': 'Subtracts before dividing.',
}

const LETTERS = ['P', 'A', 'S', 'T', 'W', 'C', 'M', 'N']
const drawLetters = (random: Random) =>
  [random.pick(LETTERS), ...random.sample(['a', 'b', 'h', 'n', 'p', 'q', 'r', 't', 'w', 'x', 'y'], 3)] as Parameters['letters']

export const rearrangeFormula = defineFamily<Parameters>({
  id: 'rearrange-formula',
  version: 1,
  title: 'A formula solved for a letter',
  asks: 'Gives a formula and asks for one of its letters in terms of the others.',
  strand: 'algebra',
  skill: 'Formulas',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: { shape: 'the kind of formula', letters: 'its letters', k: 'the number in it' },
  draw: (random, { difficulty }) => ({
    shape:
      difficulty === 'easy'
        ? 'sum'
        : difficulty === 'medium'
          ? random.pick(['product', 'average'] as const)
          : random.pick(['bracket', 'average'] as const),
    letters: drawLetters(random),
    k: random.int(2, 6),
  }),
  write({ shape, letters: [r, w, o, t], k }) {
    const formula = {
      sum: `${k}${w} + ${o}`,
      product: `${w}${o} + ${t}`,
      average: `\\frac{${w} + ${o}}{${k}}`,
      bracket: `${t}(${w} - ${o})`,
    }[shape]
    const [right = '', ...mistakes] = CHOICES[shape]
    const answer = (way: string): Answer => ({ text: `$${w} = ${WAYS[way]?.tex(r, o, t, k)}$`, value: `=${way}` })
    const steps = {
      sum: [
        `Subtract $${o}$ from both sides, so that the term with $${w}$ stands alone.`,
        `Then divide the whole other side by ${k}: ${answer(right).text}.`,
      ],
      product: [
        `Subtract $${t}$ from both sides, so that the term with $${w}$ stands alone.`,
        `Then divide the whole other side by $${o}$: ${answer(right).text}.`,
      ],
      average: [`Multiply both sides by ${k} to undo the division.`, `Then subtract $${o}$: ${answer(right).text}.`],
      bracket: [`Divide both sides by $${t}$, so that the bracket stands alone.`, `Then add $${o}$: ${answer(right).text}.`],
    }[shape]
    return {
      stem: `If $${r} = ${formula}$, which of the following gives $${w}$ in terms of the other letters?${shape === 'product' || shape === 'bracket' ? ` (None of the letters is zero.)` : ''}`,
      answer: answer(right),
      distractors: mistakes.map((way) => wrong(answer(way), 'concept_misunderstanding', SAYS[way] ?? '')),
      steps,
      hints: [`Treat the other letters like numbers. What was done to $${w}$?`, 'Undo the operations in reverse order, on both sides.'],
    }
  },
  // Puts numbers in place of the letters and looks for the only candidate that gives the wanted one back.
  solve({ shape, k }) {
    const trials = [
      [7, 4, 3],
      [5, 11, 2],
      [13, 2, 5],
    ] as const
    const fits = CHOICES[shape].filter((way) =>
      trials.every(([w, o, t]) => Math.abs((WAYS[way]?.at(RESULT[shape](w, o, t, k), o, t, k) ?? 0) - w) < 1e-9),
    )
    if (fits.length !== 1) throw new RangeError('not exactly one formula fits')
    return `=${fits[0]}`
  },
})
