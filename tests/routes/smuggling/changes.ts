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

const MODELS = (Object.keys(Prisma.ModelName) as (keyof typeof Prisma.ModelName)[]).filter((model) => model !== 'RateLimit')

export async function snapshot(): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const keys = await keysOf(client)
    const parts = MODELS.map((model) => `SELECT '${model}' AS model, row_to_json(t)::text AS row FROM "${modelFacts(model).table}" t`)
    const { rows } = await client.query<{ model: string; row: string }>(parts.join(' UNION ALL '))
    const all: Snapshot = new Map(MODELS.map((model) => [model, new Map()]))
    for (const { model, row } of rows) {
      const values = JSON.parse(row) as Row
      const key = keys.get(modelFacts(model as keyof typeof Prisma.ModelName).table) ?? []
      all.get(model)?.set(JSON.stringify(key.map((column) => values[column])), values)
    }
    return all
  } finally {
    await client.end()
  }
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
