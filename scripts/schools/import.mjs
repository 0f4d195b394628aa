/**
 * `npm run schools:import -- pss2122_pu.csv`: brings a file of the Private School Universe Survey (https://nces.ed.gov/surveys/pss/) into
 * the directory of the database that DATABASE_URL names, or of the one that `npm start` has running here.
 */
import { resolve } from 'node:path'
import { folderHolder } from '../../sandbox/folder-lock.mjs'
import { ensureClient } from '../freshness.mjs'
import { dataFolder, isLocalRun, loadDotEnv, localSecrets } from '../services/environment.mjs'
import { Failure, runScript, runTool } from '../tools.mjs'

await runScript(async () => {
  loadDotEnv()
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Failure('Usage: npm run schools:import -- file.csv')
  const isLocal = isLocalRun()
  const databaseUrl = process.env.DATABASE_URL || (isLocal && (await folderHolder(resolve(dataFolder(), 'database')))?.url)
  if (!databaseUrl) throw new Failure('No database is running here: start one with npm start, or set DATABASE_URL.')
  const secrets = isLocal ? localSecrets(dataFolder()) : {}

  await ensureClient()
  const env = { ...secrets, LOG_LEVEL: 'warn', ...process.env, DATABASE_URL: databaseUrl }
  process.exitCode = await runTool('tsx', ['scripts/schools/import-file.ts', resolve(file)], env)
})
