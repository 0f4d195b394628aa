/**
 * Every column of every model, sent along to every action of the account pages, as a form and as a call: nothing that belongs to the account
 * changes but what the form itself names.
 */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { statementsOf } from '~/models/accounts/personal-data/delegate.server'
import { PERSONAL_DATA, PERSONAL_MODELS } from '~/models/accounts/personal-data/table'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { modelFacts } from '../../factories/full-account'
import { type Browser, signedIn } from '../../support/browser'

/** As many as a form may hold beside its own fields. */
const BATCH = 150

const APPEARANCE = {
  text: 'large',
  lines: 'normal',
  letters: 'normal',
  typeface: 'usual',
  background: 'gray',
  contrast: 'usual',
  motion: 'usual',
}
const NAME = { firstName: 'Ada', lastName: 'Lovelace', preferredName: '', avatar: 'owl' }
const PROFILE = { holder: 'teen', level: 'isee-upper', gradeApplied: '9', timeZone: 'America/Denver', timePercent: '150' }
const PASSWORD = { currentPassword: DEMO_PASSWORD }
const PROFILE_COLUMNS = ['timeZone', 'timePercent', 'updatedAt', 'exam', 'level', 'gradeApplied', 'testDate'].map(
  (name) => `StudentProfile.${name}`,
)

/** With its own fields, and what these may change: columns, or the rows of a model. */
const ACTIONS: [path: string, fields: Record<string, string>, named: string[]][] = [
  ['/profile', PROFILE, PROFILE_COLUMNS],
  ['/profile/name', NAME, []],
  ['/profile/password', { ...PASSWORD, password: 'another-one', confirmPassword: 'another-one' }, []],
  ['/profile/email', { ...PASSWORD, email: 'smuggler@example.com' }, []],
  ['/profile/email/link', {}, []],
  ['/profile/email/cancellation', {}, []],
  ['/profile/email/confirmation', {}, []],
  ['/profile/sessions', { session: 'none' }, []],
  ['/profile/accessibility', APPEARANCE, []],
  ['/accessibility', APPEARANCE, []],
  ['/accessibility/panel', { highContrast: 'on' }, ['User.accessibility']],
  ['/profile/second-factor', PASSWORD, []],
  ['/profile/second-factor/set-up', { code: '000000' }, []],
  ['/profile/second-factor/off', { ...PASSWORD, code: '000000' }, []],
  ['/profile/second-factor/recovery-codes', { ...PASSWORD, code: '000000' }, []],
  ['/profile/second-factor/recovery-codes/file', {}, []],
  ['/profile/export', {}, ['DataExport']],
  ['/profile/deletion', PASSWORD, []],
  ['/keep-account', { by: 'link' }, []],
  ['/username', { username: 'smuggled' }, []],
  ['/welcome', PROFILE, PROFILE_COLUMNS],
  ['/family', { email: 'smuggler@example.com' }, []],
  ['/family/link', {}, []],
  ['/consent', { decision: 'teen' }, []],
  ['/forgot-password', { email: 'smuggler@example.com' }, []],
  ['/reset-password', { password: 'another-one', confirmPassword: 'another-one' }, []],
  ['/api/register', {}, []],
  ['/api/resend-verification', {}, []],
]

const VALUES: Record<string, string> = { DateTime: '2099-01-01T00:00:00.000Z', Int: '7', Boolean: 'true', Json: '{"smuggled":true}' }

/** Names of columns with a value that fits each, in lists that a form may hold. */
function batches(): Record<string, string>[] {
  const models = Object.keys(PERSONAL_DATA) as (keyof typeof PERSONAL_DATA)[]
  const fields = models.flatMap((model) => modelFacts(model).fields.filter(({ kind }) => kind !== 'object'))
  const all = Object.entries(
    Object.fromEntries(fields.map(({ name, type }) => [name, name === 'role' ? 'admin' : (VALUES[type] ?? 'smuggled')])),
  )
  expect(all.length).toBeGreaterThan(200)
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => Object.fromEntries(all.slice(at * BATCH, (at + 1) * BATCH)))
}

type Rows = Map<string, Record<string, unknown>[]>

async function ownRows(owner: { id: string; email: string; username: string }): Promise<Rows> {
  const rows: Rows = new Map()
  for (const { model, rule } of PERSONAL_MODELS) {
    const select = Object.fromEntries(Object.keys(rule.columns).map((name) => [name, true as const]))
    rows.set(
      model,
      await statementsOf(db, model).findMany({ where: rule.rows(owner), select, orderBy: { [rule.order]: 'asc' }, take: 100 }),
    )
  }
  return rows
}

/** The columns that differ, and the models that have other rows. */
function changes(before: Rows, after: Rows): string[] {
  const found = new Set<string>()
  for (const [model, old] of before) {
    const now = after.get(model) ?? []
    if (now.length !== old.length) found.add(model)
    else
      for (const [at, row] of old.entries())
        for (const [name, value] of Object.entries(row))
          if (JSON.stringify(value) !== JSON.stringify(now[at]?.[name])) found.add(`${model}.${name}`)
  }
  return [...found]
}

async function send(browser: Browser, path: string, body: Record<string, string>, isCall: boolean): Promise<number> {
  if (!isCall) return (await browser.post(path, body)).status
  const headers = { 'content-type': 'application/json' }
  return (await browser.request(path, { method: 'POST', body: JSON.stringify(body), headers })).status
}

test.each(ACTIONS)('what is sent along to %s changes nothing', async (path, fields, named) => {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const byForm = new Set<string>()
  for (const smuggled of batches()) {
    for (const isCall of [false, true]) {
      const before = await ownRows(student)
      const status = await send(browser, path, { ...smuggled, ...fields }, isCall)
      expect(status, path).toBeLessThan(500)
      const changed = changes(before, await ownRows(student))
      expect(changed.filter((column) => !named.includes(column))).toEqual([])
      // Pages take forms, and a call changes nothing there.
      if (isCall) expect(changed).toEqual([])
      for (const column of changed) byForm.add(column)
    }
  }
  // The forms get through beside all that: what they name has changed.
  expect(byForm.size > 0).toBe(named.length > 0)
})
