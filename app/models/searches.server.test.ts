/** Searches of all lists: a part of a name in any case, and signs of patterns as they are written. */
import { expect, test } from 'vitest'
import { stateOf } from '~/content/schools/states'
import { db } from '~/db.server'
import { createStudent } from '../../tests/factories/accounts'
import { createRegionWithNotice, createSurveySchool, letters } from '../../tests/factories/directory'
import { createListing } from '../../tests/factories/listings'
import { createPartner } from '../../tests/factories/partners'
import { listUsers } from './admins/users.server'
import { listForReview } from './directory/listings/list.server'
import { listRegions } from './directory/regions/region.server'
import { listSchools } from './directory/schools.server'
import { listPartners } from './partners/list.server'
import { listMessages } from './site/contact.server'
import { listTestimonials } from './site/testimonials.server'

const FIRST = { after: null }
const text = 'A text that is long enough.'

/** Each list with the way to make a row of this name and the way to find rows. */
const LISTS = [
  {
    list: 'accounts',
    make: (firstName: string) => createStudent({ firstName }),
    find: async (search: string) => (await listUsers({ ...FIRST, search, role: null, sort: 'newest' })).users,
  },
  ...(['tutor', 'affiliate'] as const).map((audience) => ({
    list: `${audience}s`,
    make: (firstName: string) => createPartner({ audience, firstName }),
    find: async (search: string) => (await listPartners({ ...FIRST, audience, search, status: 'approved' })).partners,
  })),
  {
    list: 'listings',
    make: (name: string) => createListing({ name }),
    find: async (search: string) => (await listForReview({ ...FIRST, search, kind: null, status: 'approved' })).listings,
  },
  {
    list: 'regions',
    make: async (name: string) => {
      const { id } = await createRegionWithNotice({ states: ['VT'] })
      return db.region.update({ where: { id }, data: { name } })
    },
    find: async (search: string) => (await listRegions({ ...FIRST, search, sort: 'name' })).regions,
  },
  {
    list: 'messages',
    make: (name: string) => db.contactMessage.create({ data: { name, email: 'ada@example.com', message: text } }),
    find: async (search: string) => (await listMessages({ ...FIRST, search, state: 'new', assigneeId: null })).messages,
  },
  {
    list: 'testimonials',
    make: (name: string) => db.testimonial.create({ data: { name, role: 'Parent', content: text } }),
    find: async (search: string) => (await listTestimonials({ ...FIRST, search, status: 'pending' })).testimonials,
  },
  {
    list: 'schools',
    make: (name: string) => createSurveySchool({ name }),
    find: async (search: string) => (await listSchools({ ...FIRST, search, state: stateOf('VT'), test: null })).schools,
  },
]

test.each(LISTS)(
  'the list of $list finds a name by a part of it, and takes signs of patterns as they are written',
  async ({ make, find }) => {
    const mark = letters()
    await make(`${mark} One`)
    await make(`${mark}_100% Two`)
    expect(await find(mark.toLowerCase())).toHaveLength(2)
    expect(await find(`${mark}_100%`)).toHaveLength(1)
    for (const none of [`${mark}_One`, `${mark}%`, `${mark.slice(0, 4)}%${mark.slice(4)}`, `${mark}\\`])
      expect(await find(none)).toEqual([])
  },
)
