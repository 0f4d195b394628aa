/** The missing angle of a four-, five- or six-sided figure. */

import { defineFamily } from '~/exam/families/kit/family'
import { capital, listed } from '~/exam/families/kit/wording'
import { numberValue, wrong } from '~/exam/values/values'
import { degrees, positive, serves } from './measures'

const NAMES = { 4: 'quadrilateral', 5: 'pentagon', 6: 'hexagon' } as const

interface Parameters {
  sides: 4 | 5 | 6
  known: number[]
}

export const polygonMissingAngle = defineFamily<Parameters>({
  id: 'polygon-missing-angle',
  version: 3,
  title: 'The last angle of a polygon',
  asks: 'Finds the last angle of a quadrilateral, pentagon or hexagon when all the others are known.',
  strand: 'geometry',
  skill: 'Angle sums of polygons',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: { sides: '4 in easy draws, 5 in medium and 6 in hard ones', known: 'all angles but one, in degrees' },
  draw(random, { difficulty }) {
    const sides = ({ easy: 4, medium: 5, hard: 6 } as const)[difficulty]
    const mean = (180 * (sides - 2)) / sides
    const known = Array.from({ length: sides - 1 }, () => 5 * random.int(Math.ceil((mean - 20) / 5), Math.floor((mean + 20) / 5)))
    const rest = 180 * (sides - 2) - known.reduce((sum, angle) => sum + angle, 0)
    if (rest < 30 || rest > 175) return { sides, known: known.map((_, index) => mean + (index % 2 ? 10 : -5)) }
    return { sides, known }
  },
  write({ sides, known }) {
    const [sum, total] = [known.reduce((all, angle) => all + angle, 0), 180 * (sides - 2)]
    const missing = total - sum
    const count = ['three', 'four', 'five'][sides - 4] ?? ''
    return {
      stem: `${capital(count)} of the angles of a ${NAMES[sides]} measure ${listed(known.map((angle) => `${angle}°`))}. What is the measure of the remaining angle?`,
      answer: degrees(missing),
      distractors: positive([
        wrong(
          degrees(Math.abs(sum - (sides === 4 ? 540 : 360))),
          'concept_misunderstanding',
          sides === 4 ? 'Uses the angle sum of a pentagon.' : 'Uses 360° as the angle sum of every figure.',
        ),
        wrong(degrees(Math.round(total / sides)), 'concept_misunderstanding', 'Takes the figure for one with equal angles.'),
        wrong(degrees(missing + 10), 'calculation_error', 'Adds the known angles to a ten too few.'),
        wrong(degrees(missing - 10), 'calculation_error', 'Adds the known angles to a ten too many.'),
        wrong(degrees(180 - (known.at(-1) ?? 0)), 'concept_misunderstanding', 'Thinks that the last two angles add up to 180°.'),
        wrong(degrees(missing + 20), 'calculation_error', 'Makes a slip when carrying the tens.'),
        wrong(degrees(missing - 5), 'calculation_error', 'Makes a slip in the ones.'),
        wrong(degrees(180 - missing), 'misread_question', 'Gives the angle outside the figure.'),
      ]),
      steps: [
        `Lines from one corner cut a ${NAMES[sides]} into ${sides - 2} triangles of 180° each, so its angles add up to ${sides - 2} × 180° = ${total}°.`,
        `The known angles make ${known.join('° + ')}° = ${sum}°.`,
        `The remaining angle is ${total}° − ${sum}° = ${missing}°.`,
      ],
      hints: ['Into how many triangles do lines from one corner cut the figure?', 'Each of those triangles brings 180°.'],
    }
  },
  // Walks around the figure: the turns at the corners make one full turn.
  solve({ known }) {
    const turned = known.reduce((sum, angle) => sum + (180 - angle), 0)
    return numberValue(180 - (360 - turned))
  },
})
