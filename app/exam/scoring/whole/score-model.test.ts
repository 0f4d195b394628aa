/** The version of the scoring is what stored reports are told apart by: no result may change under the same name. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVELS } from '~/exam/core/levels'
import type { SubjectInputs } from './inputs'
import { SCORE_MODEL, scoreSubject } from './subject-score'
import { totalOf } from './total'

/** Of the outputs below, by the version that made them. A change of a rule, constant or sentence needs a new version and its line here. */
const HASHES: Record<string, string> = {
  'whole-4': '187d4ce97c7020c5e014140581910668d5f9aa1664c889a2caed792ab5993dfe',
}

const NOTHING = { right: 0, wrong: 0, omitted: 0 }

/** Results from none to all right, with blanks, seen passages, hints, every grade, with and without a clock. */
function* allInputs(): Generator<SubjectInputs> {
  for (const level of LEVELS) {
    for (const subject of new Set(blueprintOf(level).sections.map((section) => section.subject))) {
      const parts = blueprintOf(level).sections.filter((part) => part.subject === subject)
      const count = parts.reduce((sum, { questions, unscored }) => sum + questions - unscored, 0)
      const base = { level, subject, isTimed: true, seen: NOTHING, hinted: NOTHING, unscored: 5 }
      for (let right = 0; right <= count; right++) {
        for (const omitted of new Set([0, Math.floor((count - right) / 2), count - right])) {
          const scored = { right, wrong: count - right - omitted, omitted }
          const some = { right: Math.floor(right / 3), wrong: Math.floor(scored.wrong / 3), omitted: Math.floor(omitted / 3) }
          const gradeApplied = 4 + (right % 9)
          yield { ...base, gradeApplied, scored }
          yield { ...base, gradeApplied, scored, seen: some }
          yield { ...base, gradeApplied, scored, hinted: some }
          if (right > 0) yield { ...base, gradeApplied, scored, hinted: { ...NOTHING, right: 1 } }
          if (right % 10 === 0) yield { ...base, gradeApplied, scored, isTimed: false }
        }
      }
    }
  }
}

test('the same version gives the same results, to the letter', () => {
  const hash = createHash('sha256')
  for (const inputs of allInputs()) {
    const outputs = scoreSubject(inputs)
    hash.update(JSON.stringify([outputs, totalOf(inputs.level, [outputs.estimate, outputs.estimate, outputs.estimate])]))
  }
  expect({ [SCORE_MODEL]: hash.digest('hex') }, 'raise SCORE_MODEL and write its line').toEqual(HASHES)
})
