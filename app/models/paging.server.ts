/**
 * Pages by key: a page begins behind a row, which is named by what the list is sorted by and by its id, so that the last page costs what
 * the first one does. For lists that the database sorts by one column with an index.
 */

/** Rows of a page on a screen. */
export const PAGE_SIZE = 25

export interface Sort {
  /** A column by which the list may be sorted. */
  field: string
  direction: 'asc' | 'desc'
  /** Dates are compared as dates, everything else as text. */
  isDate: boolean
}

/** Which part of a list is asked for. */
export interface Page {
  /** The key of the page before; null for the first page. */
  after: string | null
  /** Rows of a page; as many as a screen shows unless it is told. */
  size?: number
}

interface Key {
  value: string
  id: string
}

/** What Prisma needs to read one page: spread it into `findMany`. One row more than a page is asked for, to know whether there are more. */
export function pageQuery({ field, direction, isDate }: Sort, { after, size = PAGE_SIZE }: Page) {
  const key = readKey(after, isDate)
  const further = direction === 'asc' ? 'gt' : 'lt'
  const value = key && (isDate ? new Date(key.value) : key.value)
  return {
    /** To be joined with the list's own conditions under `AND`. */
    behind: value === null ? {} : { OR: [{ [field]: { [further]: value } }, { [field]: value, id: { [further]: key?.id } }] },
    order: { orderBy: [{ [field]: direction }, { id: direction }], take: size + 1 },
  }
}

/** The rows of the page, and the key of the next one; null on the last. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  { field }: Sort,
  { size = PAGE_SIZE }: Pick<Page, 'size'> = {},
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  if (!last || rows.length <= size) return { rows: shown, next: null }
  const value: unknown = Reflect.get(last, field)
  const text = value instanceof Date ? value.toISOString() : String(value)
  return { rows: shown, next: Buffer.from(JSON.stringify([text, last.id])).toString('base64url') }
}

/** The condition of a search: the text stands anywhere in the column, in any case. In a pattern % and _ stand for any text and any letter. */
export function containing(search: string) {
  return { contains: search.replaceAll(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
}

/** The key in an address; null for none and for anything that no page wrote. */
function readKey(after: string | null, isDate: boolean): Key | null {
  if (!after || after.length > 500) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (!Array.isArray(read) || read.length !== 2) return null
    const [value, id]: unknown[] = read
    const isRight = typeof value === 'string' && typeof id === 'string' && !`${value}${id}`.includes('\0')
    return isRight && !(isDate && Number.isNaN(Date.parse(value))) ? { value, id } : null
  } catch {
    return null
  }
}
