/** The database as a thief would see it: every table, read around the application. */
import pg from 'pg'
import { env } from '~/env.server'

/** Rows of a table, such as `pgboss.job`, as JSON text. */
export async function readTable(table: string): Promise<string[]> {
  return withClient(async (client) => {
    const { rows } = await client.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${table} t`)
    return rows.map(({ row }) => row)
  })
}

/** Everything that is stored, in one text. */
export async function dump(): Promise<string> {
  return withClient(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')`,
    )
    const tables = []
    for (const { name } of rows) {
      const content = await client.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${name} t`)
      tables.push(content.rows.map(({ row }) => row).join('\n'))
    }
    return tables.join('\n')
  })
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
