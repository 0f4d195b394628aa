/** Odd positions in the address of a question are addresses that lead nowhere (404), for reading and for answering. */
import { beforeAll, expect, test } from 'vitest'
import { paths } from '~/paths'
import { sitQuiz } from '../../factories/sittings'
import { type Browser, signedIn } from '../../support/browser'

let browser: Browser
let sittingId = ''

beforeAll(async () => {
  const signed = await signedIn({ tier: 'premium_annual' })
  browser = signed.browser
  const quiz = { userId: signed.student.id, level: 'isee-upper', subject: 'quantitative_reasoning', number: 1 } as const
  sittingId = await sitQuiz({ ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
})

const at = (position: string) => paths.sittingQuestion(sittingId, 1).replace(/1$/, position)

test.each([
  'NaN',
  '0',
  '-1',
  '1000',
  '1.5',
  '01',
  '1e1',
  '%201',
  '0x1',
  '+1',
  '2147483648',
  '99999999999999999999',
  "1'--",
  'Infinity',
  '%D9%A1',
])('position %s is 404', async (position) => {
  expect((await browser.get(at(position))).status).toBe(404)
  const answer = { choice: '1', openedAt: String(Date.now()), intent: 'next' }
  expect((await browser.post(at(position), answer)).status).toBe(404)
})

test('position 21 of 20 is no question', async () => {
  expect((await browser.get(at('21'))).status).toBe(404)
})

test('positions 1 and 20 are questions', async () => {
  for (const position of ['1', '20']) expect((await browser.get(at(position))).status).toBe(200)
})
