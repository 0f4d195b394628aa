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

/** Does the work while the database refuses every new or changed row of a table, as it does when a disk is full. */
export async function whileRowsAreRefused<T>(table: string, work: () => Promise<T>): Promise<T> {
  await withClient((client) =>
    client.query(`CREATE FUNCTION refuse_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE TRIGGER refuse_rows BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_rows()`),
  )
  try {
    return await work()
  } finally {
    await withClient((client) => client.query('DROP FUNCTION refuse_rows() CASCADE'))
  }
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
