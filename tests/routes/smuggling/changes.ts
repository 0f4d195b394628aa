/** What an action changed in the database, column by column, read around the application. */
import pg from 'pg'
import { env } from '~/env.server'
import { Prisma } from '~/generated/prisma/client'
import { modelFacts } from '../../factories/full/account'

type Row = Record<string, unknown>

/** Every row of every model but the counters of limits: by model, then by primary key. */
export type Snapshot = Map<string, Map<string, Row>>

export interface Change {
  /** As `Model.column`. */
  name: string
  column: string
  value: unknown
  /** The row is new; else its column had another value. */
  isNew: boolean
}

type Model = keyof typeof Prisma.ModelName
const MODELS = (Object.keys(Prisma.ModelName) as Model[]).filter((model) => model !== 'RateLimit')
const tableOf = (model: Model) => modelFacts(model).table

/** The newest snapshot, and the transaction from which on rows may have changed since: reading every row each time took minutes. */
let newest: { rows: Snapshot; since: string } | null = null

export async function snapshot(): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const now = await client.query<{ since: string }>('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS since')
    const rows = await readRows(client, newest)
    newest = { rows, since: now.rows[0]?.since ?? '0' }
    return rows
  } finally {
    await client.end()
  }
}

/** All rows: those of the snapshot before, with what was written since in the place of the old. */
async function readRows(client: pg.Client, before: typeof newest): Promise<Snapshot> {
  const keys = await keysOf(client)
  const all: Snapshot = new Map(MODELS.map((model) => [model, before?.rows.get(model) ?? new Map()]))
  const put = async (models: readonly Model[], where: string) => {
    const parts = models.map((model) => `SELECT '${model}' AS model, row_to_json(t)::text AS row FROM "${tableOf(model)}" t ${where}`)
    if (parts.length === 0) return
    const { rows } = await client.query<{ model: Model; row: string }>(parts.join(' UNION ALL '))
    for (const model of new Set(rows.map((row) => row.model))) all.set(model, new Map(all.get(model)))
    for (const { model, row } of rows) {
      const values = JSON.parse(row) as Row
      const key = keys.get(tableOf(model)) ?? []
      all.get(model)?.set(JSON.stringify(key.map((column) => values[column])), values)
    }
  }
  await put(MODELS, before ? `WHERE xmin::text::bigint >= ${before.since}` : '')

  // Where rows are gone, the whole table is read again.
  const counts = await client.query<{ model: Model; count: number }>(
    MODELS.map((model) => `SELECT '${model}' AS model, count(*)::int AS count FROM "${tableOf(model)}"`).join(' UNION ALL '),
  )
  const shrunk = counts.rows.filter(({ model, count }) => all.get(model)?.size !== count).map(({ model }) => model)
  for (const model of shrunk) all.set(model, new Map())
  await put(shrunk, '')
  return all
}

/** The columns that differ, with those of new rows; a row that is gone is told by the name of its model alone. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = []
  for (const [model, old] of before) {
    const now = after.get(model) ?? new Map<string, Row>()
    for (const key of old.keys()) if (!now.has(key)) changes.push({ name: model, column: '', value: null, isNew: false })
    for (const [key, row] of now) {
      const was = old.get(key)
      for (const [column, value] of Object.entries(row)) {
        const isChanged = !was || JSON.stringify(was[column]) !== JSON.stringify(value)
        if (isChanged) changes.push({ name: `${model}.${column}`, column, value, isNew: !was })
      }
    }
  }
  return changes
}

async function keysOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT use.table_name AS table, use.column_name AS column FROM information_schema.key_column_usage use
     JOIN information_schema.table_constraints made USING (constraint_schema, constraint_name)
     WHERE made.constraint_type = 'PRIMARY KEY' AND use.table_schema = 'public' ORDER BY use.ordinal_position`,
  )
  const keys = new Map<string, string[]>()
  for (const { table, column } of rows) keys.set(table, [...(keys.get(table) ?? []), column])
  return keys
}
