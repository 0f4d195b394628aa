/** Actions around the product: what visitors say of us, and what admins do with it, with messages and with regions. */
import { db } from '~/db.server'
import { createRegionWithNotice, letters } from '../../factories/directory'
import { createListing } from '../../factories/listings'
import { linkMailedTo } from '../../support/account-walks'
import { openBrowser, signedIn, signedInPartner } from '../../support/browser'
import { someAddress } from '../../support/partner-walks'
import type { Case, Prepared } from './case'

const TESTIMONIAL = { name: 'Ada Example', role: 'Parent', content: 'She was glad of every page, and so were we.' }
const MESSAGE = { name: 'Ada Example', email: 'ada@example.com', message: 'How do I begin? Please tell me.' }
const ANNOUNCEMENT = {
  ...{ type: 'event', title: 'An open day', text: 'Come and look at the school.', link: 'https://example.com/day', date: '2027-02-03' },
  ...{ startDate: '2027-01-01', endDate: '2027-02-03', shown: 'yes' },
}

const someRegion = () => createRegionWithNotice({ states: ['WY'], active: false })

function region() {
  const mark = letters()
  return { name: `South ${mark}`, regionCode: `SOUTH_${mark}`, timezone: 'America/Denver', states: 'UT', shown: 'yes' }
}

/** An admin with a page that these steps prepare. */
const admin = (steps: () => Promise<Omit<Prepared, 'browser'>>) => async (): Promise<Prepared> => ({
  browser: (await signedIn({ role: 'admin' })).browser,
  ...(await steps()),
})

const INBOX: Case[] = [
  {
    pattern: '/admin/inbox/messages/:messageId',
    writes: ['ContactMessage.state', 'AuditLog.action'],
    prepare: admin(async () => {
      const { id } = await db.contactMessage.create({ data: MESSAGE })
      return { path: `/admin/inbox/messages/${id}`, fields: { state: 'done', assignee: '', seen: '' } }
    }),
  },
  {
    pattern: '/admin/inbox/testimonials/:testimonialId',
    writes: ['Testimonial.status', 'AuditLog.action'],
    prepare: admin(async () => {
      const { id } = await db.testimonial.create({ data: TESTIMONIAL })
      return { path: `/admin/inbox/testimonials/${id}`, fields: { step: 'reject', seen: 'pending undecided' } }
    }),
  },
]

const REGIONS: Case[] = [
  { pattern: '/admin/regions/new', writes: ['Region.code', 'AuditLog.action'], prepare: admin(async () => ({ fields: region() })) },
  {
    pattern: '/admin/regions/:regionId',
    writes: ['Region.name', 'AuditLog.action'],
    prepare: admin(async () => ({ path: `/admin/regions/${(await someRegion()).id}`, fields: { ...region(), seen: '1' } })),
  },
  {
    pattern: '/admin/regions/:regionId/contents/new',
    writes: ['RegionalContent.content', 'AuditLog.action'],
    prepare: admin(async () => ({
      path: `/admin/regions/${(await someRegion()).id}/contents/new`,
      fields: ANNOUNCEMENT,
    })),
  },
  {
    pattern: '/admin/regions/:regionId/contents/:contentId',
    writes: ['RegionalContent.content', 'AuditLog.action'],
    prepare: admin(async () => {
      const { id, contentId } = await someRegion()
      return { path: `/admin/regions/${id}/contents/${contentId}`, fields: { ...ANNOUNCEMENT, seen: '1' } }
    }),
  },
]

const listingFields = () => ({
  ...{ name: 'Ada Example', email: someAddress(), state: 'ID', city: 'Boise', headline: 'Patient help with analogies', format: 'online' },
  ...{ iseeLower: 'yes', iseeMiddle: 'yes', iseeUpper: 'yes', ssatElementary: 'yes', ssatMiddle: 'yes', ssatUpper: 'yes' },
  ...{ experience: 'Eight years of tutoring.', credentials: 'B.A.', phone: '(213) 555-0100', webAddress: 'https://example.com' },
  // The field that people do not see: filled in, it puts the application aside.
  website: '',
  about: 'We meet twice a week and talk about every mistake that was made.',
})

const LISTINGS: Case[] = [
  ...(['consultants', 'tutors'] as const).map(
    (list): Case => ({
      pattern: `/${list}/create`,
      writes: ['Listing.headline'],
      prepare: async () => ({ browser: openBrowser(), fields: listingFields() }),
    }),
  ),
  {
    pattern: '/listings/confirmation',
    writes: ['Listing.confirmedAt'],
    readsNothing: true,
    prepare: async () => {
      const browser = openBrowser()
      const fields = listingFields()
      await browser.post('/tutors/create', fields)
      await browser.get(await linkMailedTo(fields.email, '/listings/confirmation'))
      return { browser, fields: {} }
    },
  },
  {
    pattern: '/tutor/listing',
    writes: ['Listing.tutorId'],
    isStrict: true,
    prepare: async () => {
      const { browser, partner } = await signedInPartner({ audience: 'tutor' })
      const { id } = await createListing({ email: partner.email })
      return { browser, fields: { listing: id, step: 'link' } }
    },
  },
  {
    pattern: '/admin/listings/:listingId',
    writes: ['Listing.status', 'AuditLog.action'],
    honest: ['Listing.status'],
    prepare: admin(async () => {
      const { id } = await createListing({ status: 'pending' })
      return { path: `/admin/listings/${id}`, fields: { step: 'approve', reason: 'The references are good.', seen: 'pending undecided' } }
    }),
  },
  {
    pattern: '/admin/listings/:listingId/deletion',
    writes: ['Listing', 'AuditLog.action'],
    prepare: admin(async () => {
      const { id } = await createListing()
      return { path: `/admin/listings/${id}/deletion`, fields: { reason: 'Its owner asked for it.' } }
    }),
  },
]

export const SITE_CASES: Case[] = [
  {
    pattern: '/testimonials/new',
    writes: ['Testimonial.content'],
    prepare: async () => ({ browser: (await signedIn()).browser, fields: TESTIMONIAL }),
  },
  {
    pattern: '/api/testimonials',
    writes: ['Testimonial.content'],
    isCall: true,
    prepare: async () => ({ browser: openBrowser(), fields: TESTIMONIAL }),
  },
  ...INBOX,
  ...REGIONS,
  ...LISTINGS,
]
