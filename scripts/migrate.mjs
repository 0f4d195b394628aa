/**
 * `npm run db:migrate -- name`: writes the migration that brings the database from the last one to prisma/schema.prisma, and applies it
 * to the embedded database, if that runs; otherwise a database that is thrown away serves to work it out.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderHolder } from '../sandbox/folder-lock.mjs'
import { dataFolder, loadDotEnv } from './environment.mjs'
import { Failure, requireTool, runScript } from './tools.mjs'
import { startEmbeddedDatabase } from './with-services.mjs'

await runScript(async () => {
  loadDotEnv()
  const [name] = process.argv.slice(2)
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Failure('Name the migration in lower case: npm run db:migrate -- add_group_seats')

  const running = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : await folderHolder(join(dataFolder(), 'database'))
  if (running?.url) return writeMigration(name, running.url)

  const folder = mkdtempSync(join(tmpdir(), 'stanine-'))
  const database = await startEmbeddedDatabase(folder)
  try {
    await writeMigration(name, database.url)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function writeMigration(name, url) {
  return requireTool('prisma', ['migrate', 'dev', '--name', name], { ...process.env, DATABASE_URL: url })
}
