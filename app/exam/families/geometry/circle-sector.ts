/** Arc length and area of a slice of a circle, in terms of π. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { piMultiple, wrong } from '~/exam/values/values'
import { serves } from './measures'

interface Parameters {
  radius: number
  angle: number
  asks: 'arc' | 'area'
}

/** Angles with a radius that makes arc and area whole multiples of π. */
const ANGLES = [30, 36, 40, 45, 60, 72, 80, 90, 120, 135, 144, 150]

export const circleSector = defineFamily<Parameters>({
  id: 'circle-sector',
  version: 3,
  title: 'A slice of a circle',
  asks: 'Finds the length of an arc or the area of a slice from the radius and the angle at the center.',
  strand: 'geometry',
  skill: 'Arcs and sectors',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    radius: 'radius, 3 to 18',
    angle: 'angle at the center; simple parts of the circle in easy draws',
    asks: 'the length of the arc or the area of the slice; the answer is a whole multiple of π',
  },
  draw(random, { difficulty }) {
    const asks = random.pick(['arc', 'area'] as const)
    const angles = { easy: [45, 60, 90, 120], medium: [30, 45, 60, 90, 120], hard: ANGLES }[difficulty]
    const candidates = angles.flatMap((angle) =>
      Array.from({ length: 16 }, (_, index) => index + 3)
        .filter((radius) => (angle * (asks === 'arc' ? 2 * radius : radius * radius)) % 360 === 0)
        .map((radius) => ({ radius, angle, asks })),
    )
    return random.pick(candidates)
  },
  write({ radius, angle, asks }) {
    const part = fraction(angle, 360)
    const full = asks === 'arc' ? 2 * radius : radius * radius
    const other = asks === 'arc' ? radius * radius : 2 * radius
    const answer = (full * angle) / 360
    return {
      stem:
        asks === 'arc'
          ? 'Point $O$ is the center of the circle shown. What is the length of the arc of the shaded slice?'
          : 'Point $O$ is the center of the circle shown. What is the area of the shaded slice?',
      figure: {
        type: 'circle',
        alt: `A circle with center O and a radius of ${radius}. A shaded slice has an angle of ${angle}° at the center.`,
        center: 'O',
        radius: { text: String(radius), degrees: 250 },
        sectors: [{ start: 10, sweep: angle, shaded: true, text: `${angle}°` }],
      },
      answer: piMultiple(answer),
      distractors: [
        wrong(
          piMultiple(fraction(other * angle, 360)),
          'misread_question',
          asks === 'arc' ? 'Finds the area of the slice instead of the arc.' : 'Finds the length of the arc instead of the area.',
        ),
        wrong(piMultiple(full), 'careless_mistake', 'Works with the whole circle and forgets to take the part.'),
        wrong(piMultiple(2 * answer), 'strategy_error', 'Takes the part of 180° instead of 360°, which doubles it.'),
        wrong(
          piMultiple(fraction(answer, 2)),
          'concept_misunderstanding',
          'Uses the radius where the diameter belongs, or halves once too often.',
        ),
        wrong(piMultiple(full - answer), 'misread_question', 'Finds the part of the circle that is not shaded.'),
        wrong(piMultiple(fraction(radius * angle, 360)), 'concept_misunderstanding', 'Takes the part of the radius.'),
        wrong(piMultiple(answer + 1), 'calculation_error', 'Slips in the multiplication.'),
        wrong(piMultiple(answer + 2), 'calculation_error', 'Slips in the division.'),
        ...[1, 2, 3]
          .filter((less) => less < answer)
          .map((less) =>
            wrong(piMultiple(answer - less), 'calculation_error', `Is ${['one', 'two', 'three'][less - 1]} too low in the division.`),
          ),
      ],
      steps: [
        `The slice is $\\frac{${angle}}{360} = \\frac{${part.n}}{${part.d}}$ of the whole circle.`,
        asks === 'arc'
          ? `The whole way around is 2 × ${radius} × π = $${full}\\pi$.`
          : `The whole circle has an area of $\\pi \\times ${radius}^2 = ${full}\\pi$.`,
        `Its $\\frac{${part.n}}{${part.d}}$ part is ${piMultiple(answer).text}.`,
      ],
      hints: [
        'What part of the full turn of 360° is the slice?',
        asks === 'arc' ? 'Find the way around the whole circle first.' : 'Find the area of the whole circle first.',
      ],
    }
  },
  // Adds the arc or area of one degree as often as the angle has degrees.
  solve({ radius, angle, asks }) {
    let parts = 0
    for (let degree = 0; degree < angle; degree++) parts += asks === 'arc' ? radius : radius * radius
    const { n, d } = fraction(parts, asks === 'arc' ? 180 : 360)
    return d === 1 ? `${n}π` : `${n}/${d}π`
  },
})
