/** Which pages hydrate, read from the table of routes. */
import routes from '~/routes'

const HYDRATED = routes.filter(({ hydrates }) => hydrates)

/** Addresses of the pages that hydrate, as routes.ts has them: `premium/writing/:essayId`. */
export const HYDRATED_ADDRESSES: readonly string[] = HYDRATED.map(({ path = '' }) => path)

/** Whether the page of this route, by its id, loads the framework's scripts. */
export function hydrates(routeId: string): boolean {
  return HYDRATED.some(({ id }) => id === routeId)
}
