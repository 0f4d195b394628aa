/** Whatever is posted, an action answers with a refusal and never with 5xx (security T28). */
import { beforeAll, describe, expect, test } from 'vitest'
import { writeEssay } from '../../factories/practice/essays'
import { readPassage } from '../../factories/practice/readings'
import { sitQuiz } from '../../factories/sittings'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { ROUTES } from '../../support/application'
import { type Browser, openBrowser, signedIn } from '../../support/browser'
import { ACCESS } from './access-table'

const FORM = 'application/x-www-form-urlencoded'
const records: Record<string, string> = {}
let student: Browser

beforeAll(async () => {
  const signed = await signedIn({ tier: 'premium_annual' })
  student = signed.browser
  const quiz = { userId: signed.student.id, level: 'isee-upper', subject: 'quantitative_reasoning', at: new Date() } as const
  records.SITTING = await sitQuiz({ ...quiz, number: 1, choose: () => null, stopAfter: 0 })
  records.READING = await readPassage({ userId: signed.student.id, level: 'isee-upper', passageId: 'u02' })
  records.WORKSHOP = await writeEssay({ userId: signed.student.id, submittedAt: new Date() })
  const choice = { mode: 'practice', place: 'paper' } as const
  records.TEST = await startWholeTest({ userId: signed.student.id, level: 'ssat-middle', at: new Date(), choice })
})

/** Twenty bodies that no page of ours sends; each as content type and content. */
const BODIES: [string, string | undefined, string | Uint8Array][] = [
  ['nothing at all', undefined, ''],
  ['JSON for a form', 'application/json', '{"email":"no address"}'],
  ['a JSON null', 'application/json', 'null'],
  ['a JSON number', 'application/json', '7'],
  ['a JSON list', 'application/json', '[{"email":"a@example.com"}]'],
  ['broken JSON', 'application/json', '{"email":'],
  ['JSON with nested objects', 'application/json', '{"email":{"$ne":""},"password":{"a":[1]},"choice":{}}'],
  ['JSON that reaches for the prototype', 'application/json', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'],
  ['JSON with a NUL', 'application/json', '{"email":"a\\u0000@example.com","password":"x\\u0000"}'],
  ['plain text', 'text/plain', 'email=a@example.com'],
  ['a form with a NUL', FORM, 'email=a%00b&name=%00&message=%00&choice=%00&mistake=%00'],
  ['a form with a lone surrogate', FORM, 'email=%ED%A0%80&name=%ED%A0%80&message=%ED%A0%80%ED%A0%80%ED%A0%80&username=%ED%A0%80'],
  ['a form with broken percent signs', FORM, '%=%&%zz=%e0%a4%a&email=%'],
  ['a form with a repeated field', FORM, 'email=a&email=b&password=1&password=2&choice=1&choice=2&returnTo=a&returnTo=b'],
  ['a form with names that nest', FORM, 'email[a]=1&email.b=2&a[0][1][2]=3&__proto__[role]=admin&constructor.prototype.x=1&choice[]=1'],
  ['a form with a megabyte on one line', FORM, `email=${'a'.repeat(1_000_000)}&message=${'b'.repeat(1000)}`],
  ['a form with 5,000 fields', FORM, Array.from({ length: 5000 }, (_, index) => `field${index}=x`).join('&')],
  [
    'right-to-left, combining and four-byte letters',
    FORM,
    `name=${encodeURIComponent('\u202e\u0301\u0301👩‍🚀'.repeat(40))}&email=a@b.co&message=x`,
  ],
  ['a multipart form with a bad boundary', 'multipart/form-data; boundary=none', '--other\r\ncontent\r\n'],
  [
    'a multipart form with a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="email"; filename="a.exe"\r\nContent-Type: text/html\r\n\r\n<script>\r\n--b--\r\n',
  ],
  ['bytes that are no text', FORM, new Uint8Array([0xff, 0xfe, 0x00, 0x80, 0xc0])],
  [
    'numbers beyond every range',
    FORM,
    'choice=1e309&openedAt=-1e99&goto=99999999999999999999&gradeApplied=NaN&timePercent=Infinity&struck=-1',
  ],
]

/** Signing out needs no body; what a bad answer to a question gets stands in sittings.test.ts. */
const MAY_SUCCEED = /^\/(api\/)?logout$|questions/

const POSTED = ROUTES.filter(({ pattern }) => ACCESS[pattern]?.post)

describe.each(POSTED)('POST $pattern', ({ pattern, id }) => {
  const path = () =>
    (ACCESS[pattern]?.path ?? pattern).replace(
      /SITTING|MISTAKE|PRACTICE|TWINS|READING|ESSAY|WORKSHOP|TEST/,
      (word) => records[word] ?? 'none',
    )

  test.each(BODIES)('refuses %s without falling over', async (_name, type, body) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    const bytes = typeof body === 'string' ? body : new Uint8Array(body)
    const isNotForm = type !== FORM && !type?.startsWith('multipart')
    // Signing out would end the session for all that follow.
    const visitors = /logout/.test(pattern) ? [openBrowser()] : [openBrowser(), student.copy()]
    for (const browser of visitors) {
      const page = await browser.request(path(), { method: 'POST', body: bytes, headers })
      expect(page.status).toBeGreaterThanOrEqual(200)
      expect(page.status).toBeLessThan(500)
      expect(page.text).not.toMatch(/\n\s+at \S+ \(|PrismaClient/)
      if (page.status === 200) expect(pattern).toMatch(MAY_SUCCEED)
      if (id.startsWith('routes/api/') && !/logout/.test(id) && type !== 'application/json') expect(page.status).toBe(415)
      if (id.startsWith('routes/account/') && !/logout/.test(id) && isNotForm && page.status !== 302) expect(page.status).toBe(415)
    }
  })
})

test('text of every script and direction is stored as it was written', async () => {
  const message = 'שלום ünïcödé 👩‍🚀 e\u0301 日本語 — ten letters and more'
  const { status, json } = await openBrowser().call('/api/contact', { name: 'Ада', email: 'ada@example.com', message })
  expect([status, json.success]).toEqual([200, true])
  const lone = await openBrowser().call('/api/contact', {
    name: 'Ada \ud800',
    email: 'ada@example.com',
    message: 'ten letters and \ud800 more',
  })
  expect(lone.status).toBeLessThan(500)
})
