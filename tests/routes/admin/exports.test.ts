/** Admins' lists as files: in few queries, and with a line in the log that says who took which. */
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { letters } from '../../factories/directory'
import { createListing } from '../../factories/listings'
import { type Browser, signedIn } from '../../support/browser'

let admin: Browser
let adminId: string
let adminName: string

beforeAll(async () => {
  const { browser, student } = await signedIn({ role: 'admin' })
  admin = browser
  adminId = student.id
  adminName = student.username
})

const exportsBy = (actorId: string) => db.auditLog.findMany({ where: { actorId, action: 'export list' }, orderBy: { createdAt: 'asc' } })

test('two hundred messages come in as few statements as one', async () => {
  const mark = letters()
  const message = { email: `${mark}@example.com`, message: 'A message that is long enough.' }
  const statements = async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    try {
      const { text } = await admin.get(`/admin/inbox/export?search=${mark}`)
      const asked = spy.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '')
      return {
        rows: text.split('\r\n').filter(Boolean).length - 1,
        count: asked.filter((one) => one.includes('"contact_messages"')).length,
      }
    } finally {
      spy.mockRestore()
    }
  }
  await db.contactMessage.create({ data: { name: mark, ...message } })
  const one = await statements()
  await db.contactMessage.createMany({ data: Array.from({ length: 199 }, (_, index) => ({ name: `${mark} ${index}`, ...message })) })
  const all = await statements()
  expect([one.rows, all.rows]).toEqual([1, 200])
  expect(all.count).toBe(one.count)
})

test('more rows than one page of an export are all there, each once', async () => {
  const mark = letters()
  const message = { email: `${mark}@example.com`, message: 'A message that is long enough.' }
  await db.contactMessage.createMany({ data: Array.from({ length: 1_003 }, (_, index) => ({ name: `${mark} ${index}`, ...message })) })
  const { text } = await admin.get(`/admin/inbox/export?search=${mark}`)
  const ids = text
    .split('\r\n')
    .filter(Boolean)
    .slice(1)
    .map((line) => line.split(',')[0])
  expect([ids.length, new Set(ids).size]).toEqual([1_003, 1_003])
})

test.each([
  ['/admin/users/export?role=admin&search=ada%40example.com', 'users', { role: 'admin', searched: 'yes' }],
  ['/admin/tutors/export?state=rejected', 'tutors-rejected', { audience: 'tutor', status: 'rejected', searched: 'no' }],
  ['/admin/affiliates/export', 'affiliates-pending', { audience: 'affiliate', searched: 'no' }],
  ['/admin/inbox/export', 'messages-new', { state: 'new' }],
  ['/admin/inbox/testimonials/export', 'testimonials-pending', { status: 'pending' }],
  ['/admin/listings/export?state=approved&kind=tutor', 'listings-approved', { kind: 'tutor' }],
  ['/admin/audit/export?search=ada%40example.com', 'audit-log', { searched: 'yes' }],
  ['/admin/regions/export', 'regions', { sort: 'name' }],
  ['/admin/question-generator/marks/export', 'marks-new', { state: 'new' }],
  ['/admin/question-generator/items/export', 'items-draft', { sort: 'newest' }],
])('%s is written into the log, without what was searched for', async (path, target, after) => {
  expect((await admin.get(path)).status).toBe(200)
  const line = (await exportsBy(adminId)).at(-1)
  expect(line).toMatchObject({ target, after: { ...after, rows: expect.any(Number) } })
  expect(JSON.stringify(line)).not.toContain('ada@example.com')
})

test('a student takes no list along, and the log says nothing of it', async () => {
  const { browser, student } = await signedIn()
  expect((await browser.get('/admin/users/export')).status).toBe(403)
  expect(await exportsBy(student.id)).toEqual([])
})

test('who decided stands there by name', async () => {
  const { email } = await createListing({ decidedBy: adminId, decisionReason: 'The references are good.' })
  const { text } = await admin.get(`/admin/listings/export?state=approved&search=${encodeURIComponent(email)}`)
  expect(text).toContain(`${adminName},The references are good.`)
})
