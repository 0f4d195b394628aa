/** Two instances that are started together, before anything is in their database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasPostgres } from '../../drill/kit/postgres'
import { findFreePort } from '../../scripts/services/environment.mjs'
import { startPostgres } from '../../scripts/services/with-services.mjs'
import { ROOT } from '../../scripts/tools.mjs'

describe.skipIf(!hasPostgres())('on one empty PostgreSQL', () => {
  test('two instances start together, and the demo accounts stand there once', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())

    const said = await Promise.all([startInstance(postgres.url), startInstance(postgres.url)])

    for (const lines of said) expect(lines.join('\n')).toContain('Demo sign-ins')
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query(`SELECT count(*)::int AS accounts, count(DISTINCT email)::int AS addresses FROM users`)
    await client.end()
    expect(rows[0].accounts).toBeGreaterThan(5)
    expect(rows[0].accounts).toBe(rows[0].addresses)
  })
})

/** `npm start` with ports and a folder of its own; resolves with what it said when it greets. */
async function startInstance(databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stanine-together-'))
  const port = await findFreePort()
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    SANDBOX_PORT: String(await findFreePort()),
    SEED_DEMO: 'true',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, [`${ROOT}scripts/start.mjs`], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.includes('Ctrl-C')) return lines
  }
  throw new Error(`an instance ended before it listened:\n${lines.join('\n')}`)
}
