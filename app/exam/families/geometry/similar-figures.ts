/** A side of a triangle from a similar one. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, numberValue, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'
import { rectangleCorners } from './outlines'
import { TRIPLES } from './pythagorean-side'

interface Parameters {
  figure: 'triangle' | 'rectangle'
  /** Level and upright side of the smaller figure. */
  base: number
  upright: number
  /** The scale from the smaller figure to the larger. */
  scale: { n: number; d: number }
  asksLarge: boolean
}

export const similarFigures = defineFamily<Parameters>({
  id: 'similar-figures',
  version: 3,
  title: 'Similar figures',
  asks: 'Finds a side of one of two similar triangles or rectangles.',
  strand: 'geometry',
  skill: 'Similar figures',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'both' }),
  parameters: {
    figure: 'triangles or rectangles',
    base: 'level side of the smaller figure',
    upright: 'upright side of the smaller figure',
    scale: 'from the smaller to the larger: whole in easy draws, with halves or thirds in others',
    asksLarge: 'whether a side of the larger figure is asked',
  },
  draw(random, { level, difficulty }) {
    const scale =
      difficulty === 'easy'
        ? fraction(random.int(2, 4))
        : random.pick(
            difficulty === 'hard' && tierOf(level) === 'upper'
              ? [fraction(4, 3), fraction(5, 3), fraction(5, 2), fraction(7, 2)]
              : [fraction(3, 2), fraction(5, 2), fraction(4, 3)],
          )
    const figure = random.pick(['triangle', 'rectangle'] as const)
    const [one, other] = figure === 'triangle' ? random.pick(TRIPLES) : [random.int(3, 7), random.int(4, 9)]
    const [base, upright] = one === other ? [one + 2, other] : [one, other]
    return { figure, base: base * scale.d, upright: upright * scale.d, scale, asksLarge: difficulty === 'easy' || random.chance(1, 2) }
  },
  write({ figure, base, upright, scale, asksLarge }) {
    const [largeBase, largeUpright] = [(base * scale.n) / scale.d, (upright * scale.n) / scale.d]
    const answer = asksLarge ? largeUpright : upright
    const [known, given] = asksLarge ? [upright, base] : [largeUpright, largeBase]
    const target = asksLarge ? largeBase : base
    const gap = base + Math.ceil(largeBase * 0.55)
    const corners = (width: number, height: number) => (figure === 'rectangle' ? rectangleCorners(width, height) : [[0, 0], [width, 0], [width, height]] as [number, number][]) // biome-ignore format: two shapes
    const marks = (width: number, height: number, isAsked: boolean) => [String(width), isAsked ? 'x' : String(height)]
    const name = figure === 'triangle' ? 'right triangles' : 'rectangles'
    return {
      stem: `The two ${figure}s shown are similar. What is the value of $x$?`,
      figure: {
        type: 'polygon',
        alt: `Two similar ${name} in the same position. The smaller has a level side of ${base} and an upright side ${asksLarge ? `of ${upright}` : 'labeled x'}. The larger has a level side of ${largeBase} and an upright side ${asksLarge ? 'labeled x' : `of ${largeUpright}`}.`,
        outlines: [
          {
            corners: corners(base, upright),
            sides: marks(base, upright, !asksLarge),
            rightAngles: figure === 'triangle' ? [1] : [0, 1, 2, 3],
          },
          {
            corners: corners(largeBase, largeUpright).map(([x, y]) => [x + gap, y] as const),
            sides: marks(largeBase, largeUpright, asksLarge),
            rightAngles: figure === 'triangle' ? [1] : [0, 1, 2, 3],
          },
        ],
      },
      answer: decimal(fraction(answer)),
      distractors: positive([
        wrong(
          decimal(fraction(known + target - given)),
          'concept_misunderstanding',
          'Adds or subtracts the difference of the sides instead of using their ratio.',
        ),
        ...((known * given) % target === 0
          ? [wrong(decimal(fraction(known * given, target)), 'concept_misunderstanding', 'Sets up the ratio upside down.')]
          : []),
        wrong(decimal(fraction(target)), 'misread_question', 'Gives the side of the same figure that is already marked.'),
        wrong(
          decimal(fraction(asksLarge ? 2 * known : known, asksLarge ? 1 : 2)),
          'strategy_error',
          'Takes the larger figure for exactly twice the smaller.',
        ),
        wrong(decimal(fraction(known)), 'concept_misunderstanding', 'Takes the matching sides for equal.'),
        wrong(decimal(fraction(answer + 2)), 'calculation_error', 'Slips when multiplying by the ratio.'),
        wrong(decimal(fraction(answer - 1)), 'calculation_error', 'Slips when dividing by the ratio.'),
        wrong(decimal(fraction(answer + 4)), 'time_pressure', 'Estimates the side from the drawing.'),
      ]),
      steps: [
        'In similar figures all sides grow by the same factor.',
        `The level sides show the factor from the known side to the asked one: $\\frac{${target}}{${given}}$${fraction(target, given).d === 1 ? ` $= ${target / given}$` : fraction(target, given).n === target ? '' : ` $= \\frac{${fraction(target, given).n}}{${fraction(target, given).d}}$`}.`,
        `So $x = ${known} \\times ${fraction(target, given).d === 1 ? target / given : `\\frac{${fraction(target, given).n}}{${fraction(target, given).d}}`} = ${answer}$.`,
      ],
      hints: [
        'Match the sides: which side of one figure belongs to which of the other?',
        'By what number is one level side multiplied to give the other?',
      ],
    }
  },
  // Searches for the side that makes the cross products equal.
  solve({ base, upright, scale, asksLarge }) {
    const [largeBase, largeUpright] = [(base * scale.n) / scale.d, (upright * scale.n) / scale.d]
    for (let x = 1; x < 500; x++) {
      if (asksLarge ? base * x === upright * largeBase : base * largeUpright === x * largeBase) return numberValue(x)
    }
    throw new RangeError('no whole side')
  },
})
