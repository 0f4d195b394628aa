/** The five tabs of a school's page. Each address holds all five, so that they are printed together; the school's own is canonical. */
import type { Block } from '~/content/schools/profiles.server'
import { paths } from '~/paths'

/** The first one has the school's own address. */
export const TABS = [
  { id: 'overview', name: 'Overview' },
  { id: 'admissions', name: 'Admissions' },
  { id: 'academics', name: 'Academics' },
  { id: 'activities', name: 'Activities' },
  { id: 'tuition', name: 'Tuition & Fees' },
] as const

export type TabId = (typeof TABS)[number]['id']

/** Whose sources stand below which tab. */
export const BLOCKS_OF: Readonly<Record<TabId, readonly Block[]>> = {
  overview: ['overview', 'location', 'contact', 'facilities'],
  admissions: ['admissions'],
  academics: ['academics'],
  activities: ['extracurricular'],
  tuition: ['tuition'],
}

/** The tab of an address; undefined when it has no such tab. */
export function tabNamed(id: string | undefined): TabId | undefined {
  return id === undefined ? 'overview' : TABS.slice(1).find((tab) => tab.id === id)?.id
}

/** The address of a tab. */
export function tabPath(state: string, school: string, tab: TabId): string {
  return tab === 'overview' ? paths.public.school(state, school) : paths.public.schoolTab(state, school, tab)
}
