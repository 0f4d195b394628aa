/** What a parent reaches by a mailed link. */
import type { Screen } from './screen'

export const PARENT_SCREENS: Screen[] = [
  { route: 'family', title: 'a parent’s children', at: () => '/family' },
  { route: 'family/children/:consentId', title: 'a child', at: ({ child }) => ofChild(child) },
  { route: 'family/children/:consentId/export', title: 'export of a child', at: ({ child }) => ofChild(child, '/export') },
  { route: 'family/children/:consentId/deletion', title: 'deletion of a child', at: ({ child }) => ofChild(child, '/deletion') },
  { route: 'family/children/:consentId/permission', title: 'a parent’s permission', at: ({ child }) => ofChild(child, '/permission') },
]

function ofChild(id: string, page = ''): string {
  return `/family/children/${id}${page}`
}
