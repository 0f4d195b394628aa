/** The screens of the directories of schools, consultants and tutors, and of the regions whose announcements stand there. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { createRegionWithNotice, createSurveySchool } from '../../factories/directory'
import { createListing } from '../../factories/listings'

export interface DirectoryHistory {
  /** A region of Vermont with an announcement, and a school there that only the survey knows. */
  region: string
  announcement: string
  surveySchool: string
  /** The end of a listed tutor’s address in California, a listed consultant’s id, and a link that confirms an application. */
  tutorSlug: string
  listing: string
  listingToken: string
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
  { route: 'consultants', title: 'directory of consultants', at: () => '/consultants' },
  { route: 'consultants/create', title: 'application of a consultant', at: () => '/consultants/create' },
  { route: 'consultants/:state', title: 'consultants in Maine', at: () => '/consultants/me' },
  { route: 'consultants/:state/:listing', title: 'a sample consultant', at: () => '/consultants/me/sample' },
  { route: 'tutors', title: 'directory of tutors', at: () => '/tutors' },
  { route: 'tutors', title: 'tutors, of whom none fits', at: () => '/tutors?exam=isee&level=ssat-upper' },
  { route: 'tutors/create', title: 'application to be listed as a tutor', at: () => '/tutors/create' },
  { route: 'tutors/:state', title: 'tutors in California', at: () => '/tutors/california' },
  { route: 'tutors/:state/:listing', title: 'a listed tutor', at: ({ tutorSlug }) => `/tutors/california/${tutorSlug}` },
  {
    route: 'listings/confirmation',
    title: 'link of an application',
    at: ({ listingToken }) => `/listings/confirmation?token=${listingToken}`,
  },
  { route: 'listings/confirmation', title: 'dead link of an application', at: () => '/listings/confirmation?token=used' },
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
  return { region, announcement, surveySchool: (await createSurveySchool()).slug, ...(await listed()) }
}

/** A tutor and a consultant whom everybody sees, and an application that waits for its link to be opened. */
async function listed() {
  const tutor = await createListing({ phone: '(213) 555-0100', website: 'example.com', credentials: 'MEd, State of California' })
  const sample = { kind: 'consultant', state: 'ME', slug: 'sample' } as const
  const shape = { ...sample, name: 'Sample Consultant', city: 'Portland', isSample: true }
  // Two browsers prepare at once, and one of them makes it.
  const { id: listing } = await createListing(shape).catch(() => db.listing.findFirstOrThrow({ where: sample }))
  const listingToken = randomToken()
  await createListing({ status: 'pending', confirmedAt: null, tokenHash: hashToken(listingToken) })
  return { tutorSlug: tutor.slug ?? '', listing, listingToken }
}
