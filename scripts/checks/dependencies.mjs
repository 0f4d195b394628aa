/** Dependencies point one way: routes → models, services, exam, content, components → utils. Who may import what is this table. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'dependencies'

const DATABASE = /^db\.server$/
const GENERATED = /^generated\//

/** Per folder: what its files may not import, unless the exception says so. Specifiers are paths below app/, or package names. */
const RULES = [
  {
    of: /^routes\//,
    not: [DATABASE, /^(jobs|entry\.)/, /^(services|prisma|pg|pg-boss|stripe|postmark|@prisma)\b(?!\/)/],
    why: 'a route asks a model',
  },
  { of: /^models\//, not: [/^(routes|components|jobs\/(?!queue\/))/], why: 'a model knows neither pages nor workers' },
  {
    of: /^services\//,
    not: [DATABASE, /^(routes|components(?!\/figures\/)|jobs|auth|models)\//],
    types: true,
    why: 'a service knows only the outside world',
  },
  { of: /^jobs\//, not: [/^(routes|components)\//], why: 'a job calls models and services' },
  { of: /^auth\//, not: [/^(routes|components|jobs|services)\//], why: 'auth knows sessions, tokens and limits' },
  {
    of: /^(exam|content)\//,
    not: [DATABASE, GENERATED, /^(routes|components|models|services|jobs|auth|env\.server)\b/, /^(react|@remix-run|@prisma|pg)\b/],
    why: 'the exam and its content are pure',
  },
  {
    of: /^components\//,
    not: [DATABASE, /^(routes|services|jobs|auth)\//, /^models\/.*\.server$/],
    types: true,
    why: 'a component gets its data as props',
  },
  {
    of: /^forms\//,
    not: [DATABASE, /^(routes|models|services|jobs|auth|exam|content)\//],
    why: 'a form knows its rules and its page, and no noun of the product',
  },
  { of: /^utils\//, not: [DATABASE, /^(routes|models|services|jobs|auth)\//], types: true, why: 'a util depends on nothing above it' },
]

/** The only files that may import db.server. */
// The workers ask it whether an error means that the database is away.
const MAY_IMPORT_DATABASE = /^(models\/|jobs\/(queue\/queue|workers)\.server\.ts$|auth\/)/
const MAY_READ_ENVIRONMENT = /^env\.server\.ts$/
// The queue's own tables, and the statements that students make all day, each in a file of its own with a test that holds it to its meaning.
const MAY_WRITE_SQL =
  /^(db|jobs\/queue\/queue|auth\/session-row|models\/(ai\/spending|commissions\/(clicks|ledger|self-referral|reports\/(house|months))|coupons\/use|home\/home-row|directory\/listings\/decision|membership\/usage|groups\/seats|assignments\/(given|own|sheet|standing)|money\/admin\/months|sittings\/(held-back|highlights|question-row|save)|mistakes\/(counts|mistakes|review|returns\/move|patterns\/(analyze|suspicions|told))|reading\/interrupted|plan\/(facts|row)|reports\/(facts|weekly)|scholarship\/(impact|pools|public-ledger|requests)|skills\/estimates))\.server\.ts$/
const RAW_SQL = /\$(?:queryRaw|executeRaw)(?:Unsafe|Typed)?\b|\bPrisma\.(?:sql|raw)\b/
const IMPORT = /^(?:import|export)\s+(type\s+)?([^'";]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** One line for each import against the direction, and for each use of the environment or of SQL in the wrong place. */
export function check(root = process.cwd()) {
  const app = path.join(root, 'app')
  return readdirSync(app, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('generated/'))
    .sort()
    .flatMap((file) => problemsOf(file, readFileSync(path.join(app, file), 'utf8')))
}

function problemsOf(file, source) {
  const problems = [...source.matchAll(IMPORT)].flatMap(([statement, typeOnly, names = '', from, dynamic]) =>
    importProblems(file, { target: resolve(file, from ?? dynamic), isType: Boolean(typeOnly) || hasOnlyTypes(statement, names) }),
  )
  if (/\bprocess\.env\b/.test(source) && !MAY_READ_ENVIRONMENT.test(file))
    problems.push(`app/${file} reads process.env; env.server.ts does that`)
  if (RAW_SQL.test(source) && !MAY_WRITE_SQL.test(file))
    problems.push(`app/${file} writes SQL: use Prisma's verbs, or add it to MAY_WRITE_SQL in scripts/checks/dependencies.mjs`)
  return problems
}

function importProblems(file, { target, isType }) {
  if (DATABASE.test(target) && !isType && !MAY_IMPORT_DATABASE.test(file)) return [`app/${file} imports the database client`]
  return RULES.filter(({ of, not, types }) => of.test(file) && !(types && isType) && not.some((pattern) => pattern.test(target))).map(
    ({ why }) => `app/${file} imports ${target}: ${why}`,
  )
}

/** `import { type A, type B } from …` */
function hasOnlyTypes(statement, names) {
  const inBraces = /\{([^}]*)\}/.exec(names)?.[1]
  if (!inBraces || !/^import\s*\{/.test(statement)) return false
  return inBraces
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .every((part) => part.startsWith('type '))
}

/** The path below app/ without its ending, or the package's name. */
function resolve(file, specifier) {
  if (specifier.startsWith('~/')) return withoutEnding(specifier.slice(2))
  if (specifier.startsWith('.')) return withoutEnding(path.posix.join(path.posix.dirname(file), specifier))
  return specifier
}

function withoutEnding(target) {
  return target.replace(/\.(?:tsx?|mjs|js)$/, '')
}
