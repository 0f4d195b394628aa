/**
 * Instances that start together on one database prepare it one after the other: Prisma's own lock gives up after ten seconds, and the demo
 * data has none.
 */
import pg from 'pg'
import { Failure } from '../tools.mjs'

/** Any number that nobody else locks; Prisma's own is 72707369. */
const LOCK = 7_390_012

/**
 * Does the work while no other instance does its own on the same database.
 * @template T
 * @param {string} databaseUrl
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Failure} when the database cannot be reached
 */
export async function inTurn(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // a lost connection gives the lock up; the work itself then tells what is wrong
  await client.connect().catch((error) => {
    throw new Failure(`The database cannot be reached: ${error.message || error.code}. Is DATABASE_URL right?`)
  })
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
