/** The admins' screens. */
import { bankSources } from '~/exam/bank/sources.server'
import { COMMISSION_SCREENS } from './commissions'
import { REGION_SCREENS } from './directory'
import { DESK_SEAT_SCREENS } from './scholarship'
import type { Screen } from './screen'
import { TEST_DATE_SCREENS } from './students/plan'

const GENERATOR = 'admin/question-generator'
const SHEET = `/${GENERATOR}?level=isee-upper&subject=mathematics_achievement&seed=41&count=3`

export const ADMIN_SCREENS: Screen[] = [
  { route: 'admin', title: 'desk of the admins', at: () => '/admin' },
  { route: 'admin/users', title: 'users', at: () => '/admin/users?search=example' },
  { route: 'admin/users/:userId', title: 'a user', at: ({ adminId }) => `/admin/users/${adminId}` },
  {
    route: 'admin/users/:userId/membership',
    title: 'a membership, to an admin',
    at: ({ memberId }) => `/admin/users/${memberId}/membership`,
  },
  { route: 'admin/money', title: 'money', at: () => '/admin/money' },
  { route: 'admin/tutors', title: 'tutors', at: () => '/admin/tutors' },
  { route: 'admin/tutors/approved', title: 'approved tutors', at: () => '/admin/tutors/approved' },
  { route: 'admin/tutors/:partnerId', title: 'a tutor', at: ({ tutorId }) => `/admin/tutors/${tutorId}` },
  { route: 'admin/affiliates', title: 'affiliates', at: () => '/admin/affiliates?state=approved' },
  { route: 'admin/affiliates/:partnerId', title: 'an affiliate', at: ({ affiliateId }) => `/admin/affiliates/${affiliateId}` },
  ...COMMISSION_SCREENS,
  ...DESK_SEAT_SCREENS,
  { route: 'admin/listings', title: 'applications for the directories', at: () => '/admin/listings?state=approved' },
  { route: 'admin/listings/:listingId', title: 'a listing', at: ({ listing }) => `/admin/listings/${listing}` },
  { route: 'admin/listings/:listingId/deletion', title: 'deleting a listing', at: ({ listing }) => `/admin/listings/${listing}/deletion` },
  { route: 'admin/inbox', title: 'inbox', at: () => '/admin/inbox' },
  { route: 'admin/inbox/messages/:messageId', title: 'a message', at: ({ message }) => `/admin/inbox/messages/${message}` },
  { route: 'admin/inbox/testimonials', title: 'testimonials', at: () => '/admin/inbox/testimonials?state=approved' },
  {
    route: 'admin/inbox/testimonials/:testimonialId',
    title: 'a testimonial',
    at: ({ testimonial }) => `/admin/inbox/testimonials/${testimonial}`,
  },
  ...REGION_SCREENS,
  ...TEST_DATE_SCREENS,
  { route: 'admin/audit', title: 'audit log', at: () => '/admin/audit' },
  { route: GENERATOR, title: 'question generator', at: () => SHEET },
  { route: `${GENERATOR}/hidden`, title: 'hidden sources', at: () => `/${GENERATOR}/hidden` },
  { route: `${GENERATOR}/hidden/:name`, title: 'hiding a source', at: () => `/${GENERATOR}/hidden/${encodeURIComponent(aSource())}` },
  { route: 'admin/inbox/talks', title: 'reported talks', at: () => '/admin/inbox/talks' },
  { route: 'admin/inbox/talks/:reportId', title: 'a reported talk', at: ({ talkReport }) => `/admin/inbox/talks/${talkReport}` },
  { route: 'admin/voice-config', title: 'voice', at: () => '/admin/voice-config', scripts: ['/tutor.js'] },
  { route: `${GENERATOR}/marks`, title: 'marked questions', at: () => `/${GENERATOR}/marks` },
  { route: `${GENERATOR}/marks/:markId`, title: 'a marked question', at: ({ mark }) => `/${GENERATOR}/marks/${mark}` },
  { route: `${GENERATOR}/items`, title: 'items by hand', at: () => `/${GENERATOR}/items` },
  { route: `${GENERATOR}/items/new`, title: 'new item', at: () => `/${GENERATOR}/items/new` },
  { route: `${GENERATOR}/items/:itemId`, title: 'item by hand', at: ({ authored }) => byHand(authored) },
  { route: `${GENERATOR}/items/:itemId/edit`, title: 'editing an item', at: ({ authored }) => byHand(authored, '/edit') },
  { route: `${GENERATOR}/items/:itemId/state`, title: 'moving an item', at: ({ authored }) => byHand(authored, '/state?to=reviewed') },
  { route: `${GENERATOR}/items/:itemId/deletion`, title: 'deleting an item', at: ({ authored }) => byHand(authored, '/deletion') },
  { route: 'profile/second-factor', title: 'second factor, on', at: () => '/profile/second-factor' },
  { route: 'profile/second-factor/off', title: 'turning the second factor off', at: () => '/profile/second-factor/off' },
  { route: 'profile/second-factor/recovery-codes', title: 'recovery codes', at: () => '/profile/second-factor/recovery-codes' },
  { route: 'admin/second-factor', title: 'reset of a second factor', at: () => '/admin/second-factor' },
  { route: 'admin/account-holder', title: 'whose account', at: () => '/admin/account-holder' },
]

function byHand(id: string, page = ''): string {
  return `/${GENERATOR}/items/${id}${page}`
}

function aSource(): string {
  return bankSources({ level: 'isee-upper', subject: 'mathematics_achievement' })[0]?.name ?? ''
}
