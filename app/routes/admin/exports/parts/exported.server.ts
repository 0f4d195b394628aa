/** A list as its export reads it: page after page, each much longer than one on a screen. */
import type { Page } from '~/models/paging.server'

/** Rows that are read at once. */
const EXPORT_PAGE = 500

export interface ExportedList {
  /** Of the file. */
  name: string
  header: readonly string[]
  /** What the address narrowed the list by; never what was searched for, which may be somebody's name. */
  filters: Record<string, string>
  isSearched: boolean
  readPage: (page: Page) => Promise<{ cells: string[][]; next: string | null }>
}

interface Shape<Row> {
  name: string
  /** What the address asks for. */
  asked: object
  read: (page: Page) => Promise<{ rows: Row[]; next: string | null }>
  /** Each with its name in the header. */
  columns: readonly (readonly [name: string, cellOf: (row: Row) => string | number | Date | null | undefined])[]
}

/** Where each address of an export finds its list. */
export type Lists = Record<string, (request: Request) => ExportedList>

export function exported<Row>({ name, asked, read, columns }: Shape<Row>): ExportedList {
  const { search = '', target = '', after: _, ...rest } = { search: '', target: '', after: null, ...asked }
  const filters = Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    name,
    header: columns.map(([column]) => column),
    filters: Object.fromEntries(filters),
    isSearched: Boolean(search || target),
    async readPage(page) {
      const { rows, next } = await read(page)
      return { cells: rows.map((row) => columns.map(([, cellOf]) => textOf(cellOf(row)))), next }
    },
  }
}

function textOf(value: string | number | Date | null | undefined): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '')
}

export async function allRows({ readPage }: ExportedList): Promise<string[][]> {
  const all: string[][] = []
  let after: string | null = null
  do {
    const { cells, next } = await readPage({ after, size: EXPORT_PAGE })
    all.push(...cells)
    after = next
  } while (after)
  return all
}
