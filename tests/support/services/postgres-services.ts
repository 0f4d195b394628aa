/**
 * Global set-up of the tests on PostgreSQL: the server that TEST_DATABASE_URL names, else one to throw away. One migrated database is the
 * template of which each worker makes its own copy; all of them are dropped at the end. Each worker has a sandbox of its own too: what one
 * test's provider knows of would else be found by another test's repair.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { standInKeys } from '../../../scripts/services/environment.mjs'
import { migrate, startPostgres, startSandbox } from '../../../scripts/services/with-services.mjs'
import { POSTGRES_WORKERS, QUIET_ENVIRONMENT } from '../test-files'

export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? undefined : await startPostgres()
  const server = new pg.Client({ connectionString: given ?? cluster?.url })
  await server.connect()

  const name = `stanine_test_${randomBytes(6).toString('hex')}`
  await server.query(`CREATE DATABASE ${name}`)
  const template = new URL(given ?? cluster?.url ?? '')
  template.pathname = `/${name}`
  await migrate(template.href)
  const options = { postmarkToken: QUIET_ENVIRONMENT.POSTMARK_SERVER_TOKEN, stripe: standInKeys() }
  const sandboxes = await Promise.all(Array.from({ length: POSTGRES_WORKERS }, () => startSandbox(options)))

  project.provide('databaseUrl', template.href)
  project.provide('isTemplate', true)
  project.provide(
    'sandboxUrls',
    sandboxes.map(({ url }) => url),
  )

  return async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.stop()))
    const { rows } = await server.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [`${name}%`])
    for (const { datname } of rows) await server.query(`DROP DATABASE ${datname} WITH (FORCE)`)
    await server.end()
    await cluster?.stop()
  }
}
