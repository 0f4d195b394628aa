/** The list of questions on a result: what it begins with, how an address narrows it, and what stands on paper. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { signedIn } from '../../support/browser'

/** Twenty questions: 1 to 3 wrong, 4 skipped, 5 right but flagged, 6 right but slow, the rest right. */
async function withResult(shape: Parameters<typeof signedIn>[0] = {}) {
  const { student, browser } = await signedIn({ profile: { level: 'isee-upper', gradeApplied: 9 }, ...shape })
  const sittingId = await sitQuiz({
    userId: student.id,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 1,
    at: new Date(),
    choose: (item, position) => (position <= 3 ? wrongChoice(item) : position === 4 ? null : item.answer),
  })
  await db.response.updateMany({ where: { section: { sittingId }, position: 5 }, data: { flagged: true } })
  await db.response.updateMany({ where: { section: { sittingId }, position: 6 }, data: { seconds: 200 } })
  const path = `/premium/sittings/${sittingId}/result`
  return { browser, path, get: async (show = '') => (await browser.get(path + show)).text }
}

/** The positions of the questions whose card has this class; those on the screen alone are folded below the list or right in it. */
const positions = (page: string, card: RegExp) => [...page.matchAll(card)].map(([, position]) => Number(position))
const ON_SCREEN = /<details class="card worked(?: on-screen)?" id="question-(\d+)"/g
const ON_PAPER = /<details class="card worked(?: on-paper)?" id="question-(\d+)"/g

test('a result begins with what is worth a look, and folds the rest', async () => {
  const { get } = await withResult()
  const page = await get()
  const [list = '', rest = ''] = page.split('The other 14, which you got right')
  expect(page).toContain('6 to look at')
  expect(positions(list, ON_SCREEN)).toEqual([1, 2, 3, 4, 5, 6])
  expect(positions(rest, ON_SCREEN)).toHaveLength(14)
})

test.each([
  ['all', 'All (20)', 20],
  ['wrong', 'Wrong (3)', 3],
  ['skipped', 'Skipped (1)', 1],
  ['slow', 'Slow (1)', 1],
  ['flagged', 'Flagged (1)', 1],
  ['nonsense', 'To look at (6)', 20],
])('?show=%s lists its questions, and the paper holds all that were missed', async (show, tab, count) => {
  const { get } = await withResult()
  const page = await get(`?show=${show}`)
  expect(page.match(/aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe(tab)
  expect(positions(page, ON_SCREEN)).toHaveLength(count)
  expect(positions(page, ON_PAPER)).toEqual([1, 2, 3, 4])
})

test('each question of a topic leads to where it is explained', async () => {
  const { path, get } = await withResult()
  const page = await get('?show=wrong')
  expect(page).toContain(`href="${path}#question-1"`)
  expect(page).toContain(`href="${path}?show=all#question-7"`)
})

test('answers of two seconds are said to be too quick to mean much', async () => {
  const { path, browser } = await withResult()
  const warning = 'too quick to read the questions'
  expect((await browser.get(path)).text).not.toContain(warning)
  const sittingId = path.split('/')[3] ?? ''
  await db.response.updateMany({ where: { section: { sittingId } }, data: { seconds: 2 } })
  const page = (await browser.get(path)).text.replaceAll('<!-- -->', '')
  expect(page).toContain(warning)
  expect(page).toContain('You took 2 seconds for each question you answered; you had 51.')
})

test('the words name the student; a parent’s account speaks of the child', async () => {
  const { get } = await withResult()
  expect(await get()).toContain('Ada got 16 of 20 right. That is about stanine')
  const parents = await withResult({ profile: { level: 'isee-upper', gradeApplied: 9, holder: 'parent' } })
  expect(await parents.get()).toContain('Your child got 16 of 20 right.')
})
