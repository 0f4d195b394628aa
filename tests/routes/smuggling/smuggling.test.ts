/**
 * Every column of every model, sent along to every action of the product that writes, as a form and as a call: each action does what it is
 * for, and nothing that was smuggled is stored.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/db.server'
import { ROUTES } from '../../support/application'
import type { Browser } from '../../support/browser'
import { ACCESS } from '../site/access-table'
import { ACCOUNT_CASES } from './account-cases'
import { AFFILIATE_CASES } from './affiliate-cases'
import { asForm, type Case } from './case'
import { type Change, watchChanges } from './changes'
import { BATCHES, isSmuggled, SMUGGLED } from './columns'
import { HOUSE_CASES } from './house-cases'
import { CAMP_CASES } from './learn/camp-cases'
import { ESSAY_CASES } from './learn/essay-cases'
import { LEARN_CASES } from './learn/learn-cases'
import { LESSON_CASES } from './learn/lesson-cases'
import { MARK_CASES } from './learn/mark-cases'
import { PACING_CASES } from './learn/pacing-cases'
import { PAPER_CASES } from './learn/paper-cases'
import { PLAN_CASES } from './learn/plan-cases'
import { READING_CASES } from './learn/reading-cases'
import { REPORT_CASES } from './learn/report-cases'
import { TUTOR_CASES } from './learn/tutor-cases'
import { WORD_CASES } from './learn/word-cases'
import { MONEY_CASES } from './money-cases'
import { PARTNER_CASES } from './partner-cases'
import { GROUP_CASES } from './seats/group-cases'
import { SEAT_CASES } from './seats/scholarship-cases'
import { SITE_CASES } from './site-cases'
import { TUTORING_CASES } from './tutoring/link-cases'
import { TUTOR_WORK_CASES } from './tutoring/work-cases'

const CASES = [
  ...ACCOUNT_CASES,
  ...PARTNER_CASES,
  ...AFFILIATE_CASES,
  ...GROUP_CASES,
  ...LEARN_CASES,
  ...LESSON_CASES,
  ...PACING_CASES,
  ...CAMP_CASES,
  ...PLAN_CASES,
  ...REPORT_CASES,
  ...ESSAY_CASES,
  ...READING_CASES,
  ...PAPER_CASES,
  ...TUTOR_CASES,
  ...TUTORING_CASES,
  ...WORD_CASES,
  ...MARK_CASES,
  ...HOUSE_CASES,
  ...SITE_CASES,
  ...MONEY_CASES,
  ...SEAT_CASES,
  ...TUTOR_WORK_CASES,
]

const CODES_FILE = 'makes a file of what the cookie holds'

/** Actions that store nothing, and why. */
const WRITES_NOTHING: Record<string, string> = {
  '/styleguide': 'shows how a form answers',
  '/tutor-dashboard/sheets': 'keeps a swap in the address',
  '/my-tutors/code': 'keeps the code in a cookie',
  '/profile/second-factor/recovery-codes/file': CODES_FILE,
  '/tutor/account/second-factor/recovery-codes/file': CODES_FILE,
  '/affiliate/account/second-factor/recovery-codes/file': CODES_FILE,
  '/webhooks/stripe': 'takes nothing that is not signed',
  '/profile/subscription/payment-method': 'leads to the provider’s page',
  '/admin/question-generator': 'keeps the chosen questions in the address',
  '/*': 'says that there is no such page',
}

/** Columns of new rows that are true for reasons of their own. */
const BORN_TRUE = ['Session.isNewNetwork']

let watch: Awaited<ReturnType<typeof watchChanges>>
beforeAll(async () => {
  watch = await watchChanges()
})
// What is hidden from the bank would be missing from other tests.
afterAll(async () => {
  await watch.end()
  await db.hiddenSource.deleteMany({ where: { name: 'fraction-sum' } })
})

test('every action of routes.ts is tried here, or named with the reason why it stores nothing', () => {
  const taking = ROUTES.map(({ pattern }) => pattern).filter((pattern) => ACCESS[pattern]?.post)
  const named = [...CASES.map(({ pattern }) => pattern), ...Object.keys(WRITES_NOTHING)]
  expect(
    taking.filter((pattern) => !named.includes(pattern)),
    'actions without a line',
  ).toEqual([])
  // No line of an action that is gone, and none twice.
  expect(named.sort()).toEqual(taking.sort())
})

test('the columns are those of all models', () => {
  expect(Object.keys(SMUGGLED).length).toBeGreaterThan(200)
})

async function sent(browser: Browser, path: string, body: Record<string, unknown>, isCall: boolean) {
  await watch.taken()
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const { status } = isCall ? await browser.request(path, init) : await browser.post(path, asForm(body))
  expect(status, path).toBeLessThan(500)
  return { status, changes: await watch.taken() }
}

function expectHonest(changes: Change[], { writes, honest = [] }: Case): void {
  expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(writes))
  const smuggled = changes.filter(
    ({ name, column, value, isNew }) => isSmuggled(column, value) && !(isNew && BORN_TRUE.includes(name)) && !honest.includes(name),
  )
  expect(smuggled).toEqual([])
}

test.each(CASES)('$pattern stores what it is for, and nothing that is sent along', async (one) => {
  const { pattern, isCall = false, readsNothing, isStrict, prepare } = one
  for (const batch of BATCHES) {
    const { browser, path = pattern, fields } = await prepare()
    // Pages take forms, and a call changes nothing there.
    if (!isCall && !readsNothing) expect((await sent(browser, path, { ...batch, ...fields }, true)).changes, 'a call').toEqual([])

    const { status, changes } = await sent(browser, path, { ...batch, ...fields }, isCall)
    if (!isStrict) expectHonest(changes, one)
    else {
      expect([status, changes]).toEqual([400, []])
      expectHonest((await sent(browser, path, fields, isCall)).changes, one)
    }
  }
})
