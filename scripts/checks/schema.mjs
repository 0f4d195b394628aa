/** The migrations lead to prisma/schema: nobody changed the schema without writing the migration. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '../services/with-services.mjs'
import { ROOT, toolArguments } from '../tools.mjs'

export const name = 'schema and migrations'

const DIFFERENT = 2

/** What `prisma migrate diff` says when they differ. */
export async function check() {
  const folder = mkdtempSync(path.join(tmpdir(), 'stanine-schema-'))
  const database = await startEmbeddedDatabase(path.join(folder, 'database'))
  try {
    const { code, said } = await diff(database.url)
    if (code === 0) return []
    return code === DIFFERENT ? [`npm run db:migrate -- name: the schema is ahead of the migrations.\n${said}`] : [said]
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function diff(databaseUrl) {
  const args = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema', '--exit-code']
  const child = spawn(process.execPath, toolArguments('prisma', args), {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}
