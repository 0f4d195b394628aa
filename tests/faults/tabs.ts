/** What is promised on either database to a student who presses twice, has two tabs, or answers at the last moment (fault R20). */
import pg from 'pg'
import { expect, test } from 'vitest'
import { type Client, openClient } from '../../drill/kit/client'
import { brokenPromises } from '../../drill/kit/invariants'
import type { Product } from '../../drill/kit/product'
import { type SittingStudent, seat } from '../../drill/kit/students'

/** Answers are taken this long after the deadline (GRACE_SECONDS of the product). */
const GRACE = 5

/** Registers the tests; `running` gives what the file's beforeAll has started. */
export function testTabs(running: () => { product: Product }): void {
  test('of two answers to one question at once one stands, and the question counts once', async () => {
    await withStudent(running().product, async ({ client, student, product }) => {
      const positions = Array.from({ length: 10 }, (_, index) => index + 1)
      const replies = await Promise.all(positions.flatMap((position) => [0, 3].map((choice) => answer(client, student, position, choice))))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303]))

      const stored = await responses(product, student)
      for (const position of positions) expect([0, 3]).toContain(stored.get(position))
      expect(await brokenPromises(product.databaseUrl)).toEqual([])
    })
  })

  test('a quiz submitted five times at once is scored once, and an answer that comes back later changes nothing', async () => {
    await withStudent(running().product, async ({ client, student, product }) => {
      await answer(client, student, 1, 2)
      const submission = {
        method: 'POST',
        path: `/premium/sittings/${student.sittingId}/submission`,
        cookie: student.cookie,
        fields: {},
      } as const
      const replies = await Promise.all(Array.from({ length: 5 }, () => client.send(submission)))
      for (const { status, headers } of replies) expect([status, headers.location]).toEqual([303, resultOf(student)])

      const late = await answer(client, student, 1, 3)
      expect([late.status, late.headers.location]).toEqual([303, resultOf(student)])
      expect((await responses(product, student)).get(1)).toBe(2)
      expect(await brokenPromises(product.databaseUrl)).toEqual([])
    })
  })

  test('an answer is taken until the grace after the deadline is over, then the section is closed without it', async () => {
    await withStudent(running().product, async ({ client, student, product }) => {
      await moveDeadline(product, student, 1.5 - GRACE)
      const inTime = await answer(client, student, 1, 2)
      expect(inTime.headers.location).toMatch(/\/questions\/2$/)

      await moveDeadline(product, student, -1 - GRACE)
      const late = await answer(client, student, 2, 2)
      expect([late.status, late.headers.location]).toEqual([303, resultOf(student)])
      const stored = await responses(product, student)
      expect([stored.get(1), stored.get(2)]).toEqual([2, null])
      expect(await brokenPromises(product.databaseUrl)).toEqual([])
    })
  })
}

interface Scene {
  client: Client
  student: SittingStudent
  product: Product
}

async function withStudent(product: Product, work: (scene: Scene) => Promise<void>): Promise<void> {
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 20 })
  const [student] = await seat(1)
  if (!student) throw new Error('nobody came')
  try {
    await work({ client, student, product })
  } finally {
    client.close()
  }
}

function answer(client: Client, { sittingId, cookie }: SittingStudent, position: number, choice: number) {
  const path = `/premium/sittings/${sittingId}/questions/${position}`
  return client.send({ method: 'POST', path, cookie, fields: { choice, openedAt: Date.now(), intent: 'next' } })
}

function resultOf({ sittingId }: SittingStudent): string {
  return `/premium/sittings/${sittingId}/result`
}

/** The stored choice of each position. */
async function responses({ databaseUrl }: Product, { sittingId }: SittingStudent): Promise<Map<number, number | null>> {
  const rows = await query<{ position: number; choice: number | null }>(
    databaseUrl,
    `SELECT r.position, r.choice FROM sitting_responses r JOIN sitting_sections s ON s.id = r."sectionId" WHERE s."sittingId" = $1`,
    [sittingId],
  )
  return new Map(rows.map(({ position, choice }) => [position, choice]))
}

/** Seconds from now, by the database's clock; the columns hold UTC. */
async function moveDeadline({ databaseUrl }: Product, { sittingId }: SittingStudent, seconds: number): Promise<void> {
  const text = `UPDATE sitting_sections SET deadline = (now() AT TIME ZONE 'utc') + make_interval(secs => $2) WHERE "sittingId" = $1`
  await query(databaseUrl, text, [sittingId, seconds])
}

async function query<Row extends pg.QueryResultRow>(databaseUrl: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
