/**
 * Names for statements that come again: PostgreSQL plans a named statement once a connection and not each time. Planning the joins of
 * one question page takes longer than running them (docs/decisions/012).
 */

/** Plans cost each connection memory, and lists of changing length make ever new texts: only so many texts are named. */
const MOST_NAMES = 300
const MOST_SEEN = 2_000

/**
 * Names the text of a query from its second time on; the empty name stands for none. Undefined where sessions are shared between
 * connections, which a `pgbouncer=true` in the address says as Prisma's own clients read it: there names would collide.
 */
export function statementNames(databaseUrl: string): ((query: { sql: string }) => string) | undefined {
  if (new URL(databaseUrl).searchParams.get('pgbouncer') === 'true') return undefined
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()

  return ({ sql }) => {
    const known = names.get(sql)
    if (known) return known
    if (names.size >= MOST_NAMES || !seenOnce.has(sql)) {
      if (seenOnce.size >= MOST_SEEN) seenOnce.clear()
      seenOnce.add(sql)
      return ''
    }
    seenOnce.delete(sql)
    const name = `stanine_${names.size}`
    names.set(sql, name)
    return name
  }
}
