import pg from 'pg'
import { expect, test } from 'vitest'
import { studentCookie } from './auth/cookies.server'
import { readStudentSession } from './auth/session.server'
import { randomToken } from './crypto/tokens.server'
import { isDatabaseAway } from './db.server'
import { Prisma } from './generated/prisma/client'

const known = (code: string, message = 'no') => new Prisma.PrismaClientKnownRequestError(message, { code, clientVersion: '7' })
const refused = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })

test.each([
  ['a connection that breaks under a query', new Error('Connection terminated unexpectedly')],
  ['a connection that broke before it', new Error('Client has encountered a connection error and is not queryable')],
  ['a query without an answer', new Error('Query read timeout')],
  ['a pool in which nothing becomes free', new Error('timeout exceeded when trying to connect')],
  ['a server that cannot be reached', known('P1001')],
  ['a transaction for which there is no connection in time', known('P2028')],
  ['a lock that is not to be had in time', known('P2010', 'Code: `55P03`. Message: `canceling statement due to lock timeout`')],
  ['a statement that takes too long', known('P2010', 'Code: `57014`. Message: `canceling statement due to statement timeout`')],
  ['a statement by hand that reaches no server', known('P2010', "Code: `N/A`. Message: `Can't reach database server at 127.0.0.1:9`")],
  ['a statement by hand that loses its server', known('P2010', 'Code: `N/A`. Message: `Server has closed the connection.`')],
  ['a server that stops', known('P2010', 'Code: `57P01`. Message: `terminating connection due to administrator command`')],
  ['the driver at a server that stops', refused('57P01')],
  ['the driver at a lock that is not to be had in time', refused('55P03')],
  ['the driver at a port where nobody listens', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
])('%s is a database away for the moment', (_, error) => expect(isDatabaseAway(error)).toBe(true))

test.each([
  ['a key that is taken', known('P2002')],
  ['an argument that is wrong, whatever it quotes', new Prisma.PrismaClientValidationError('recovery mode', { clientVersion: '7' })],
  ['a programming error', new TypeError('Connection terminated is not a function')],
  ['something that is no error', 'ECONNREFUSED'],
  ['a statement that is wrong', refused('42601')],
])('%s is not', (_, error) => expect(isDatabaseAway(error)).toBe(false))

test('while the database is away, everybody who waits for one session gets an answer of their own', async () => {
  const cookie = (await studentCookie.serialize(randomToken())).split(';')[0] ?? ''
  const request = new Request('http://localhost:3000/dashboard', { headers: { cookie } })
  const refusals = await Promise.all(Array.from({ length: 30 }, () => readStudentSession(request).catch((refusal: unknown) => refusal)))
  for (const refusal of refusals) {
    if (!(refusal instanceof Response)) throw refusal
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refusal.json()).toEqual({ message: expect.stringContaining('try again') })
  }
})
