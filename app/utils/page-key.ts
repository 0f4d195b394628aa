/**
 * Where a page of a long list begins: at the key of a row, not at a number of rows to skip. The thousandth page costs what the first one
 * does, and a row that is added in the meantime shifts nothing.
 */

/** The place of a row in a list that is sorted by time, newest first. */
export interface PageKey {
  createdAt: Date
  id: string
}

/** One side of a row: `before` it in time are the older ones, `after` it the newer ones. */
export type PagePlace = { before: PageKey } | { after: PageKey } | null

/** The place that an address asks for; the first page for anything that is no key. */
export function readPlace(search: URLSearchParams): PagePlace {
  const [before, after] = [parseKey(search.get('before')), parseKey(search.get('after'))]
  return before ? { before } : after ? { after } : null
}

/** A key as it stands in an address: "1795319246843-V1StGXR8". */
export function printKey({ createdAt, id }: PageKey): string {
  return `${createdAt.getTime()}-${id}`
}

function parseKey(text: string | null): PageKey | null {
  const [, time, id] = /^(\d{1,13})-([\w-]{1,64})$/.exec(text ?? '') ?? []
  return time && id ? { createdAt: new Date(Number(time)), id } : null
}
