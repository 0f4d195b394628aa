/**
 * `npm test`: everything that must hold, in order, on a fresh clone; stops at the first step that fails and ends with the count. Steps that
 * only read the tree run at once, each shown whole when it ends. `npm test -- unit e2e` runs those steps alone. Ports and folders are its
 * own, so it runs beside `npm start`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode, ensureInstalled } from './freshness.mjs'
import { startPostgres } from './services/with-services.mjs'
import { ensureChromium, ensurePostgres } from './test-tools.mjs'
import { Failure, ROOT, run, runScript, runTool } from './tools.mjs'

/** What `npm start` or a shell may have set for the product is not for its tests. */
const NOT_FOR_TESTS =
  /^(PORT|HOST|APP_URL|DATABASE_URL|DATA_DIR|SESSION_SECRET|MAIL_FROM|SEED_DEMO|LOG_LEVEL|TRUST_PROXY|SANDBOX_PORT|WORKERS|NODE_ENV|SUPPORT_EMAIL|(STRIPE|POSTMARK|AI|CONTACT)_.*)$/

const counts = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'stanine-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const STEPS = {
  generate: { title: 'Prisma client', run: (env, hear) => runTool('prisma', ['generate'], env, hear) },
  types: { title: 'Types', run: (env, hear) => runTool('tsc', ['--noEmit'], env, hear) },
  // What has not changed is not read again; node_modules holds the memory of it.
  spelling: {
    title: 'Spelling',
    run: (env, hear) => runTool('cspell', ['--no-progress', '--cache', '--cache-location', 'node_modules/.cache/cspell'], env, hear),
  },
  build: { title: 'Build', run: (env, hear) => run(process.execPath, [`${ROOT}scripts/build.mjs`], env, hear) },
  checks: { title: 'House rules', run: (env, hear) => run(process.execPath, [`${ROOT}scripts/checks.mjs`], env, hear) },
  unused: { title: 'Dead code', run: (env, hear) => runTool('knip', [], env, hear) },
  format: { title: 'Format and lint', run: (env, hear) => runTool('biome', ['check', '--error-on-warnings'], env, hear) },
  routes: { title: 'Routes, on PostgreSQL', run: (env) => runOnPostgres('routes', ['tests/routes/'], env) },
  models: { title: 'Models, on the embedded database', run: (env, hear) => runVitest('models', ['--project=models'], env, hear) },
  unit: { title: 'Units', run: (env, hear) => runVitest('unit', ['--project=unit', '--project=bank'], env, hear) },
  postgres: {
    title: 'Models and races, on PostgreSQL',
    run: (env) => runOnPostgres('postgres', ['app/', 'tests/races/', 'tests/scale/'], env),
  },
  faults: {
    title: 'Faults: killed processes, a restarted database',
    run: (env) => runVitest('faults', ['--config', 'vitest.faults.config.ts'], env),
  },
  e2e: { title: 'Journeys in the browser', run: runPlaywright },
}

/** Each begins when the one before has passed. What stands together runs at once, the longest first; what measures time stands alone. */
const STAGES = [
  ['generate'],
  ['types', 'spelling', 'build', 'checks', 'unused', 'format'],
  ['unit', 'models'],
  // Two workers, each with a database of its own: the embedded one answers one query at a time and kept a core idle for ten minutes.
  ['routes'],
  ['postgres'],
  ['faults'],
  ['e2e'],
]

await runScript(async () => {
  checkNode()
  const wanted = chooseSteps(process.argv.slice(2))
  await ensureInstalled()
  if (['routes', 'postgres', 'faults'].some((name) => wanted.includes(name))) await ensurePostgres()
  const env = testEnvironment(wanted.includes('e2e') ? await ensureChromium() : undefined)

  const began = Date.now()
  let code = 0
  for (const stage of STAGES) {
    code = await runStage(
      stage.filter((name) => wanted.includes(name)),
      env,
    )
    if (code !== 0) break
  }
  console.log(`\nAll in ${seconds(began)}`)
  // Alone on its line: machines read it.
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = code
})

function chooseSteps(names) {
  const unknown = names.filter((name) => !(name in STEPS))
  if (unknown.length > 0) throw new Failure(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}`)
  return Object.keys(STEPS).filter((name) => names.length === 0 || names.includes(name))
}

/** As many steps at once as there are cores; none begins once one has failed. */
async function runStage(names, env) {
  const waiting = [...names]
  let failed = 0
  if (names.length > 1) console.log(`\nAt once, each shown when it ends: ${names.join(', ')}`)
  async function work() {
    while (failed === 0 && waiting.length > 0) failed = (await runStep(waiting.shift(), env, names.length > 1)) || failed
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (waiting.length > 0) console.log(`\nNot begun, because another failed: ${waiting.join(', ')}`)
  return failed
}

async function runStep(name, env, isBesideOthers) {
  const { title, run: runIt } = STEPS[name]
  const heading = `\n── ${title} (${name}) ${'─'.repeat(Math.max(2, 70 - title.length - name.length))}`
  const heard = []
  if (!isBesideOthers) console.log(heading)
  const began = Date.now()
  const { code, passed, failed } = resultOf(await runIt(env, isBesideOthers ? (piece) => heard.push(piece) : undefined))
  counts.passed += passed
  counts.failed += code === 0 ? 0 : Math.max(1, failed)
  if (isBesideOthers) console.log(heading + (heard.length > 0 ? `\n${Buffer.concat(heard).toString().trimEnd()}` : ''))
  console.log(`── ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(began)}`)
  return code
}

/** A step without a count of its own says only how it ended. */
function resultOf(result) {
  return typeof result === 'number' ? { code: result, passed: 0, failed: 0 } : result
}

function testEnvironment(chromium) {
  const kept = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name))
  return { ...Object.fromEntries(kept), ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
}

async function runVitest(name, args, env, hear) {
  const report = join(reports, `${name}.json`)
  const code = await runTool('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], env, hear)
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return { code, passed: numPassedTests, failed: numFailedTests }
}

async function runOnPostgres(name, files, env) {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? undefined : await startPostgres()
  const stopEarly = () => cluster?.stop().then(() => process.exit(130))
  process.once('SIGINT', stopEarly).once('SIGTERM', stopEarly)
  try {
    return await runVitest(name, [...files, '--config', 'vitest.postgres.config.ts'], { ...env, TEST_DATABASE_URL: given ?? cluster.url })
  } finally {
    process.off('SIGINT', stopEarly).off('SIGTERM', stopEarly)
    await cluster?.stop()
  }
}

async function runPlaywright(env) {
  const report = join(reports, 'playwright.json')
  const code = await runTool('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {}
  return { code, passed: expected + flaky, failed: unexpected }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function seconds(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
