/** Quantitative comparison: an angle of an isosceles triangle against a number of degrees. */

import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'

interface Parameters {
  /** One angle of the triangle; nothing says which. */
  known: number
  asks: 'largest' | 'smallest'
  /** Degrees in Column B. */
  against: number
}

/** The possible triangles: the known angle lies between the equal sides, or it is one of the equal angles if that fits. */
function triangles(known: number): [number, number, number][] {
  const between: [number, number, number] = [known, (180 - known) / 2, (180 - known) / 2]
  return known < 90 && known !== 60 ? [between, [known, known, 180 - 2 * known]] : [between]
}

function relationFor({ known, asks, against }: Parameters): Relation {
  const pick = asks === 'largest' ? Math.max : Math.min
  const found = new Set(triangles(known).map((angles) => Math.sign(pick(...angles) - against)))
  const [only] = found
  return found.size > 1 ? 'unknown' : only === 0 ? 'equal' : only === 1 ? 'A' : 'B'
}

export const compareIsoscelesAngle = defineFamily<Parameters>({
  id: 'compare-isosceles-angle',
  version: 2,
  title: 'Which angle is it?',
  asks: 'Compares the largest or smallest angle of an isosceles triangle, of which one angle is known, with a number.',
  strand: 'geometry',
  skill: 'Isosceles triangles',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    known: 'one angle of the triangle, even, 20 to 140 degrees',
    asks: 'whether the largest or the smallest angle stands in Column A',
    against: 'degrees in Column B',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    for (let attempt = 0; attempt < 200; attempt++) {
      const known = 2 * (wanted === 'unknown' || difficulty === 'hard' ? random.int(10, 44) : random.int(46, 70))
      const asks = random.pick(['largest', 'smallest'] as const)
      const pick = asks === 'largest' ? Math.max : Math.min
      const near = pick(...random.pick(triangles(known)))
      const shift = wanted === 'equal' ? 0 : 5 * random.int(1, 4) * random.pick([-1, 1])
      const drawn = { known, asks, against: near + shift }
      if (drawn.against > 5 && relationFor(drawn) === wanted) return drawn
    }
    return { known: 40, asks: 'largest', against: 90 }
  },
  write(parameters) {
    const { known, asks, against } = parameters
    const relation = relationFor(parameters)
    const possible = triangles(known)
    const texts = possible.map((angles) =>
      [...angles]
        .sort((a, b) => a - b)
        .map((angle) => `${angle}°`)
        .join(', '),
    )
    const pick = asks === 'largest' ? Math.max : Math.min
    const values = [...new Set(possible.map((angles) => pick(...angles)))]
    return comparisonQuestion({
      stem: `An isosceles triangle has an angle of ${known}°.`,
      a: `The measure of the ${asks} angle of the triangle`,
      b: `${against}°`,
      relation,
      mistakes: {
        A: { type: 'logical_reasoning_error', says: 'Thinks of only one of the triangles that fit, or takes the wrong angle.' },
        B: { type: 'logical_reasoning_error', says: 'Thinks of only one of the triangles that fit, or takes the wrong angle.' },
        equal: { type: 'logical_reasoning_error', says: 'Finds one triangle with this angle and looks no further.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: 'Gives up because nothing says which angle is known, although that does not matter here.',
        },
      },
      steps: [
        possible.length > 1
          ? `The known angle may lie between the equal sides or be one of the two equal angles, so two triangles fit: ${texts.join(', or ')}.`
          : `Two angles of ${known}° would not fit into a triangle, so the other two angles are the equal ones: ${texts[0]}.`,
        `The ${asks} angle is ${values.map((value) => `${value}°`).join(' or ')}; compared with ${against}°, ${CONCLUSIONS[relation]}.`,
      ],
      hints: [`Does the problem say which of the angles measures ${known}°?`, 'List every triangle that fits.'],
    })
  },
  // Goes through all triangles with two equal angles, by half degrees.
  solve({ known, asks, against }) {
    const cases: [ReturnType<typeof fraction>, number][] = []
    for (let half = 1; half < 180; half++) {
      const [equal, third] = [fraction(half, 2), fraction(360 - 2 * half, 2)]
      if ((equal.n !== known || equal.d !== 1) && (third.n !== known || third.d !== 1)) continue
      const isThirdLarger = third.n * equal.d > equal.n * third.d
      cases.push([(asks === 'largest') === isThirdLarger ? third : equal, against])
    }
    return `=${relationOver(cases)}`
  },
})
