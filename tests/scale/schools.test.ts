/** The directory with as many schools as the official survey has: as many statements as with three, by an index, in one first view. */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundle } from 'lightningcss'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { storeSchools, takenAddresses } from '~/models/directory/survey/store.server'
import { PAGE_SIZE } from '~/models/paging.server'
import { surveyRows } from '~/services/survey/file.server'
import type { SurveySchool } from '~/services/survey/row.server'
import { LIMITS } from '../../bench/weight.mjs'
import { madeSchools, surveyFile, surveyText } from '../factories/survey'
import { openBrowser } from '../support/browser'

const FEW = 3
const MANY = 30_000
const BATCH = 1_000
/** No other test has ids that begin so. */
const LETTER = 'Z'
/** What pages of the directory load (app/styles/sheets.ts); vite leaves their addresses out of tests. */
const SHEETS = ['app', 'schools']

/** A state with few profiles of ours, whose page is filled by the survey. */
const STATE = '/schools/vt'
const PAGES = {
  'all states': { path: '/schools', isOfState: false },
  'a state': { path: STATE, isOfState: true },
  'its search': { path: `${STATE}?search=hills`, isOfState: true },
  'its search with a test': { path: `${STATE}?search=madison&test=SSAT`, isOfState: true },
  'a school': { path: '', isOfState: true },
  'the sitemap’s part': { path: '/sitemaps/schools-vt.xml', isOfState: true },
} as const
type PageName = keyof typeof PAGES

interface Statement {
  text: string
  values: unknown[]
}

const few = new Map<PageName, Statement[]>()
const many = new Map<PageName, Statement[]>()
let stateHtml = ''

beforeAll(async () => {
  await fill(FEW, 'VT')
  await openAll(few)
  await fill(MANY)
  await db.$executeRaw`ANALYZE "schools"`
  await openAll(many)
  const { text } = await openBrowser().get(STATE)
  stateHtml = text
}, 180_000)

afterAll(async () => {
  await db.school.deleteMany({ where: { ncesId: { startsWith: LETTER } } })
})

test.each(Object.keys(PAGES) as PageName[])('%s asks the database as often with thirty thousand schools as with three', (name) => {
  const [before = [], after = []] = [few.get(name), many.get(name)]
  expect(after.length).toBeGreaterThan(0)
  expect(after.map(({ text }) => text).toSorted()).toEqual(before.map(({ text }) => text).toSorted())
})

test.each(Object.entries(PAGES).filter(([, { isOfState }]) => isOfState))('%s finds its schools by an index', async (name) => {
  const statements = (many.get(name as PageName) ?? []).filter(({ text }) => text.includes('"schools"'))
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await planOf(statement)
    expect(plan, statement.text).toContain('"Index Name":"schools_')
    expect(plan, statement.text).not.toContain('Seq Scan')
  }
})

test('the first view of a state with hundreds of schools weighs fourteen kilobytes at most', () => {
  // Tests before this one have left schools there too.
  expect(new Set(stateHtml.match(/href="\/schools\/vt\/[^"?]+"/g)).size).toBeGreaterThanOrEqual(PAGE_SIZE)
  expect(stateHtml).toMatch(/School \d+ of the Hills/i)
  expect(stateHtml).toContain('Next page')
  expect(stateHtml.match(/<link rel="stylesheet"/g)).toHaveLength(SHEETS.length)
  expect(packed(stateHtml) + sizeOfSheets(SHEETS)).toBeLessThanOrEqual(LIMITS.content)
})

/** Fills the table by the import's own store; all in one state, or as the survey has them. */
async function fill(count: number, state?: string): Promise<void> {
  const file = surveyFile()
  const rows = madeSchools(count, { letter: LETTER })
  writeFileSync(file, surveyText(state ? rows.map((row) => ({ ...row, PSTABB: state })) : rows))
  const schools: SurveySchool[] = []
  for await (const { school } of surveyRows(file)) if (school) schools.push(school)
  expect(schools).toHaveLength(count)

  const taken = await takenAddresses()
  const at = new Date()
  for (let from = 0; from < count; from += BATCH) {
    await storeSchools({ schools: schools.slice(from, from + BATCH), year: '2021-22', at, taken })
  }
}

/** Opens every page, with what each asked of the application's tables. */
async function openAll(into: Map<PageName, Statement[]>): Promise<void> {
  const { slug } = await db.school.findFirstOrThrow({ where: { state: 'VT', ncesId: { startsWith: LETTER } }, select: { slug: true } })
  for (const name of Object.keys(PAGES) as PageName[]) {
    const path = PAGES[name].path || `${STATE}/${slug}`
    into.set(name, await statementsOf(path))
  }
}

/** What a page asks, as the driver sends it; the queue's own tables are another schema's. */
async function statementsOf(path: string): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { status } = await openBrowser().get(path)
    expect(status, path).toBe(200)
    const sent = spy.mock.calls.map(([query]) => query as unknown as Partial<Statement>)
    return sent.flatMap(({ text, values = [] }) => (text?.includes('"public".') ? [{ text, values }] : []))
  } finally {
    spy.mockRestore()
  }
}

async function planOf({ text, values }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`EXPLAIN (FORMAT JSON) ${text}`, values)
    return JSON.stringify(rows[0]?.['QUERY PLAN'])
  } finally {
    await client.end()
  }
}

/** As the front door packs a page. */
function packed(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }).length
}

/** Styles as they are built: small, and packed once for all. */
function sizeOfSheets(names: readonly string[]): number {
  return names
    .map((name) => brotliCompressSync(bundle({ filename: `app/styles/sheets/${name}.css`, minify: true }).code).length)
    .reduce((total, bytes) => total + bytes, 0)
}
