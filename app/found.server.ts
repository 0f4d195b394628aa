/** Which pages search engines may list, read from the table of routes. */
import routes from '~/routes'

const FOUND = routes.filter(({ isFound }) => isFound)

/** Addresses of those that have one address alone, without parameters. */
export const FOUND_ADDRESSES: readonly string[] = FOUND.map(({ path = '' }) => `/${path}`).filter((path) => !path.includes(':'))

export function isFound(routeId: string): boolean {
  return FOUND.some(({ id }) => id === routeId)
}
