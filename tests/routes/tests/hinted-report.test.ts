/** What is told of hints after a whole test. */
import { expect, test } from 'vitest'
import { right, sitWholeTest } from '../../factories/whole-tests/over'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

test('hints of a practiced test stand in its report, on the page of all scores, and in the file', async () => {
  const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 } })
  const answer: Parameters<typeof sitWholeTest>[0]['answer'] = (item, { part, position }) => ({
    ...right(item),
    hintsUsed: part === 'VR' && position <= 7 ? 1 : 0,
  })
  const sittingId = await sitWholeTest({ userId: student.id, level: 'isee-upper', mode: 'practice', answer })
  const walker = openWalker(browser)
  await walker.goto(`/premium/tests/${sittingId}/report`)
  expect(walker.text()).toContain('questions that count, with hints on 7 of them.')
  await walker.goto('/premium/reports/scores')
  expect(walker.text()).toContain('35 of 35, 7 with a hint.')
  const [header = '', ...lines] = (await walker.browser.get('/premium/reports/scores/file')).text.trim().split('\r\n')
  expect(header).toMatch(/,Left out for a hint$/)
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['7', '0', '0', '0'])
})
