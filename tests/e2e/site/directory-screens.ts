/** The screens of the directory of schools, and of the regions whose announcements stand there. */
import { createRegionWithNotice, createSurveySchool } from '../../factories/directory'

export interface DirectoryHistory {
  /** A region of Vermont with an announcement, and a school there that only the survey knows. */
  region: string
  announcement: string
  surveySchool: string
}

interface DirectoryScreen {
  route: string
  title: string
  at: (history: DirectoryHistory) => string
  scripts?: string[]
}

export const DIRECTORY_SCREENS: DirectoryScreen[] = [
  { route: 'schools', title: 'directory of schools', at: () => '/schools?search=new', scripts: ['/states.js'] },
  { route: 'schools/:state', title: 'schools of a state', at: () => '/schools/california' },
  { route: 'schools/:state', title: 'a state with an announcement', at: () => '/schools/vt' },
  { route: 'schools/:state', title: 'a state without schools', at: () => '/schools/wy' },
  { route: 'schools/:state', title: 'no such state', at: () => '/schools/atlantis' },
  { route: 'schools/:state/:school', title: 'a school', at: () => '/schools/california/buckley' },
  { route: 'schools/:state/:school', title: 'a school of the survey', at: ({ surveySchool }) => `/schools/vt/${surveySchool}` },
  { route: 'schools/:state/:school', title: 'no such school', at: () => '/schools/california/no-such-school' },
  { route: 'schools/:state/:school/:tab', title: 'admissions of a school', at: () => '/schools/california/buckley/admissions' },
]

export const REGION_SCREENS: DirectoryScreen[] = [
  { route: 'admin/regions', title: 'regions', at: () => '/admin/regions' },
  { route: 'admin/regions/new', title: 'new region', at: () => '/admin/regions/new' },
  { route: 'admin/regions/:regionId', title: 'a region', at: ({ region }) => `/admin/regions/${region}` },
  {
    route: 'admin/regions/:regionId/contents/new',
    title: 'new announcement',
    at: ({ region }) => `/admin/regions/${region}/contents/new`,
  },
  {
    route: 'admin/regions/:regionId/contents/:contentId',
    title: 'an announcement',
    at: ({ region, announcement }) => `/admin/regions/${region}/contents/${announcement}`,
  },
]

/** What the addresses of the directory are made of. */
export async function liveDirectory(): Promise<DirectoryHistory> {
  const { id: region, contentId: announcement } = await createRegionWithNotice({ states: ['VT'] })
  return { region, announcement, surveySchool: (await createSurveySchool()).slug }
}
