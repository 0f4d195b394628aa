/** The frozen sample report is what a report would be today; `npx vitest run tests/routes/demos -u` freezes it anew. */
import { expect, test } from 'vitest'
import type { Item } from '~/exam/core/item/item'
import { seededRandom } from '~/exam/core/random'
import { testReport } from '~/models/tests/report/report.server'
import { shownReport } from '~/routes/learn/reports/parts/shown-report.server'
import { createStudent } from '../../factories/accounts'
import { type Given, sitWholeTest } from '../../factories/whole-tests/over'
import { openBrowser } from '../../support/browser'

/** How often the simulated student is right; reading slower and less sure than the rest, so that the report has something to say. */
const RIGHT_IN_TWENTY = { easy: 19, medium: 14, hard: 8 }
const SLOW = /^reading/

function simulated(item: Item, { part, position }: { part: string; position: number }): Given {
  const random = seededRandom(`sample report:${part}:${position}`)
  const chances = RIGHT_IN_TWENTY[item.difficulty] - (SLOW.test(part) ? 3 : 0)
  const isKnown = random.chance(chances, 20)
  const wrong = (item.answer + random.int(1, item.choices.length - 1)) % item.choices.length
  const isLeft = !isKnown && random.chance(1, 4)
  const seconds = random.int(isKnown ? 18 : 30, (isKnown ? 55 : 90) + (SLOW.test(part) ? 25 : 0))
  const struck = isKnown ? [] : [wrong === 0 ? 1 : 0].filter((choice) => choice !== wrong)
  return { choice: isLeft ? null : isKnown ? item.answer : wrong, struck, seconds }
}

test('the sample report is what a simulated sitting of a published form gives today', async () => {
  const at = new Date('2026-10-10T14:00:00Z')
  const { id } = await createStudent({ firstName: '', lastName: '' })
  const sittingId = await sitWholeTest({ userId: id, level: 'isee-middle', number: 1, at, answer: simulated })
  const report = await testReport({ userId: id, sittingId })
  if (!report || report === 'open') throw new Error('a test that is over has a report')
  const student = { firstName: '', lastName: '', profile: { timeZone: 'America/New_York', holder: 'teen' } }
  const shown = { ...shownReport({ sittingId: 'sample', report, quizzes: [], student }), essay: null }
  await expect(`${JSON.stringify(shown, null, 1)}\n`).toMatchFileSnapshot('../../../app/routes/public/demos/parts/sample-report.json')
})

test('the sample report names no student and leads to no page behind the door', async () => {
  const { status, text } = await openBrowser().get('/analytics-demo')
  expect(status).toBe(200)
  expect(text).toContain('No child stands behind these numbers')
  expect([...text.matchAll(/href="(\/premium[^"]*)"/g)].map(([, to]) => to)).toEqual([])
})
