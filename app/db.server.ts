/** The pool of connections, the Prisma client on it and the way past Prisma, nothing more. Only models, jobs/queue and auth may import it. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from './env.server'
import { Prisma, PrismaClient } from './generated/prisma/client'
import { log } from './utils/log.server'
import { statementNames } from './utils/statement-names.server'

const PATIENCE_MS = 9_000
const AWAY = 'The database is not responding. Please try again in a few seconds.'

// Without these a hanging database would hang every request: pg has no time-out of its own.
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 8_000,
  lock_timeout: 4_000,
  query_timeout: 9_000,
  idle_in_transaction_session_timeout: 10_000,
})
pool.on('error', (error) => log.warn({ error: error.message }, 'an idle connection of the database broke'))
const nameOf = statementNames(env.DATABASE_URL)
const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true })

const client = new PrismaClient({ adapter, transactionOptions: { maxWait: 4_000, timeout: 8_000 } })
const answering = client.$extends({ query: { $allOperations: ({ args, query }) => orUnavailable(query(args)) } })

/** While the database is away every query answers 503 with Retry-After, which Remix hands to the browser; nothing needs to catch it. */
export const db = new Proxy(answering, {
  get(target, key, receiver) {
    const value: unknown = Reflect.get(target, key, receiver)
    if (key !== '$transaction' || typeof value !== 'function') return value
    return (...parameters: unknown[]) => orUnavailable(value.apply(target, parameters) as Promise<unknown>)
  },
  // The extension changes what happens, not what can be called, so the plain client's type holds.
}) as unknown as typeof client

/**
 * The rows of a statement by hand that students ask for all day. Prisma's own `$queryRaw` costs the server a third of a millisecond more
 * (docs/scale.md); the rows are the same but for names of types, and a day or an instant is a Date. Not for a transaction, which has its own
 * connection. Throws 503 while the database is away.
 */
export async function ask<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const query = { name: nameOf?.({ sql: text }), text, values: values.map(asSent), types: TYPES }
  return (await orUnavailable(pool.query<Row>(query))).rows
}

/** Columns have no time zone and hold UTC; the driver by itself would take this machine's. */
function asSent(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

const asInstant = (text: string) => new Date(`${text.replace(' ', 'T')}Z`)
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMP, asInstant],
  [pg.types.builtins.DATE, (text) => new Date(text)],
  [pg.types.builtins.INT8, BigInt],
])
const TYPES = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => PARSERS.get(type) ?? pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await inTime(work)
  } catch (error) {
    if (!(error instanceof Error && isDatabaseAway(error))) throw error
    log.warn({ error: error.message.split('\n').at(-1) }, 'the database does not answer')
    throw Response.json({ message: AWAY }, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } })
  }
}

/**
 * For those who wait for one query together. Each gets the error to themselves: the 503 is a Response, whose body can be read only once.
 */
export function shared<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof Response ? error.clone() : error
  })
}

/** The pool's time-outs follow one another: for a connection, for the answer, for the rollback. A visitor waits for one of them. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Query read timeout')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The client inside a transaction; the plain client serves as well. */
export type Database = Prisma.TransactionClient

/** Whether an error says that a unique key is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

// P1xxx: cannot reach, timed out or lost the server; P2024, P2028: no connection or transaction to be had in time; P2034: a deadlock.
const PRISMA_CODES = ['P1000', 'P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2034']
// The same from the driver: stopping, starting, full, a lock or an answer that took too long, a deadlock; and the line itself.
const POSTGRES_CODES = ['57P01', '57P02', '57P03', '53300', '53100', '55P03', '57014', '40001', '40P01']
const LINE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT']
const AWAY_CODES = new Set([...PRISMA_CODES, ...POSTGRES_CODES, ...LINE_CODES])
// The last four are what P1001, P1017, P1008 and P2037 say when a statement by hand meets them, as P2010.
const AWAY_MESSAGE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|Connection terminated|connection error and is not queryable|connection timeout|timeout exceeded|Query read timeout|shutting down|starting up|recovery mode|57P0[123]|53300|53100|55P03|57014|Can't reach database server|Server has closed the connection|Operation has timed out|Too many database connections/i
// A connection that breaks under a query reaches us as pg's own plain Error.
const SPEAKERS = /^(PrismaClient(?!ValidationError)|DriverAdapterError$|Error$)/

/** Whether an error says that the database is away for the moment, so that trying again later is right (503). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && AWAY_CODES.has(error.code)) return true
  return SPEAKERS.test(error.name) && AWAY_MESSAGE.test(error.message)
}
