/** Pages of a list that is short enough to be counted. */

interface PageOf<T> {
  entries: T[]
  /** From 1. */
  page: number
  pages: number
}

/** The page that an address asks for; the nearest one for a number that there is not. */
export function pageOf<T>(list: readonly T[], search: URLSearchParams, size: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const asked = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const page = Math.min(asked, pages)
  return { entries: list.slice((page - 1) * size, page * size), page, pages }
}
