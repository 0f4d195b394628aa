/** Global set-up of the tests on the embedded database: one migrated database and one sandbox for the whole run, in a folder of their own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { standInKeys } from '../../../scripts/services/environment.mjs'
import { migrate, startEmbeddedDatabase, startSandbox } from '../../../scripts/services/with-services.mjs'
import { QUIET_ENVIRONMENT } from '../test-files'

export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stanine-test-'))
  const database = await startEmbeddedDatabase(join(folder, 'database'))
  const sandbox = await startSandbox({ postmarkToken: QUIET_ENVIRONMENT.POSTMARK_SERVER_TOKEN, stripe: standInKeys() })
  await migrate(database.url)

  project.provide('databaseUrl', database.url)
  project.provide('isTemplate', false)
  project.provide('sandboxUrls', [sandbox.url])

  return async () => {
    await sandbox.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
