/**
 * `npm run db:migrate -- name`: writes the migration that leads from the last one to prisma/schema, and applies it to the
 * embedded database, if that runs. `prisma migrate dev` is of no use here: it asks questions at a terminal, and its estimate of lost
 * data fails in the WebAssembly engine.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderHolder } from '../sandbox/folder-lock.mjs'
import { ensureClient } from './freshness.mjs'
import { dataFolder, loadDotEnv } from './services/environment.mjs'
import { migrate, startEmbeddedDatabase } from './services/with-services.mjs'
import { Failure, ROOT, requireTool, runScript } from './tools.mjs'

const MIGRATIONS = 'prisma/migrations'

await runScript(async () => {
  loadDotEnv()
  const [name] = process.argv.slice(2)
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Failure('Name the migration in lower case: npm run db:migrate -- add_group_seats')

  const work = mkdtempSync(join(tmpdir(), 'stanine-'))
  const running = await folderHolder(join(dataFolder(), 'database'))
  const database = running?.url ? { url: running.url, stop: async () => {} } : await startEmbeddedDatabase(join(work, 'database'))
  try {
    await writeMigration(name, database.url, join(work, 'migration.sql'))
    await ensureClient()
    if (running?.url) await migrate(database.url)
  } finally {
    await database.stop()
    rmSync(work, { recursive: true, force: true })
  }
})

async function writeMigration(name, url, draft) {
  const args = ['migrate', 'diff', '--from-migrations', MIGRATIONS, '--to-schema', 'prisma/schema', '--script', '--output', draft]
  await requireTool('prisma', args, { ...process.env, DATABASE_URL: url })
  const script = readFileSync(draft, 'utf8')
  if (!/^\s*(?!--)\S/m.test(script)) throw new Failure('The migrations already lead to this schema: there is nothing to write.')

  const folder = join(MIGRATIONS, `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`)
  mkdirSync(join(ROOT, folder), { recursive: true })
  copyFileSync(draft, join(ROOT, folder, 'migration.sql'))
  console.log(`Written: ${folder}/migration.sql`)
  if (/\bDROP (TABLE|COLUMN)\b/i.test(script))
    console.log('It drops data. A version that still runs must not need it: expand first, contract in a later release.')
}
