/** The desk of the admins. */
import type { Audience } from '~/generated/prisma/enums'

export const adminPaths = {
  home: () => '/admin',
  users: (search = '') => `/admin/users${search && `?${search}`}`,
  usersExport: (search = '') => `/admin/users/export${search && `?${search}`}`,
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  membership: (id: string) => `/admin/users/${encodeURIComponent(id)}/membership`,
  money: () => '/admin/money',
  moneyExport: () => '/admin/money/export',
  tutors: (search = '') => `/admin/tutors${search && `?${search}`}`,
  tutorsApproved: (search = '') => `/admin/tutors/approved${search && `?${search}`}`,
  tutorsExport: (search = '') => `/admin/tutors/export${search && `?${search}`}`,
  tutor: (id: string) => `/admin/tutors/${encodeURIComponent(id)}`,
  affiliates: (search = '') => `/admin/affiliates${search && `?${search}`}`,
  affiliatesExport: (search = '') => `/admin/affiliates/export${search && `?${search}`}`,
  affiliate: (id: string) => `/admin/affiliates/${encodeURIComponent(id)}`,
  inbox: (search = '') => `/admin/inbox${search && `?${search}`}`,
  inboxExport: (search = '') => `/admin/inbox/export${search && `?${search}`}`,
  message: (id: string) => `/admin/inbox/messages/${encodeURIComponent(id)}`,
  testimonials: (search = '') => `/admin/inbox/testimonials${search && `?${search}`}`,
  testimonialsExport: (search = '') => `/admin/inbox/testimonials/export${search && `?${search}`}`,
  testimonial: (id: string) => `/admin/inbox/testimonials/${encodeURIComponent(id)}`,
  listings: (search = '') => `/admin/listings${search && `?${search}`}`,
  listingsExport: (search = '') => `/admin/listings/export${search && `?${search}`}`,
  listing: (id: string) => `/admin/listings/${encodeURIComponent(id)}`,
  listingDeletion: (id: string) => `/admin/listings/${encodeURIComponent(id)}/deletion`,
  audit: (search = '') => `/admin/audit${search && `?${search}`}`,
  auditExport: (search = '') => `/admin/audit/export${search && `?${search}`}`,
  regions: (search = '') => `/admin/regions${search && `?${search}`}`,
  regionsExport: (search = '') => `/admin/regions/export${search && `?${search}`}`,
  newRegion: () => '/admin/regions/new',
  region: (id: string) => `/admin/regions/${encodeURIComponent(id)}`,
  newRegionContent: (id: string) => `/admin/regions/${encodeURIComponent(id)}/contents/new`,
  regionContent: (id: string, contentId: string) => `/admin/regions/${encodeURIComponent(id)}/contents/${encodeURIComponent(contentId)}`,
  questionGenerator: (search = '') => `/admin/question-generator${search && `?${search}`}`,
  generatedPdf: (search: string) => `/admin/question-generator/pdf?${search}`,
  generatedQti: (search: string) => `/admin/question-generator/qti?${search}`,
  hiddenSources: () => '/admin/question-generator/hidden',
  hiddenSource: (name: string) => `/admin/question-generator/hidden/${encodeURIComponent(name)}`,
  items: (search = '') => `/admin/question-generator/items${search && `?${search}`}`,
  itemsExport: (search = '') => `/admin/question-generator/items/export${search && `?${search}`}`,
  newItem: () => '/admin/question-generator/items/new',
  item: (id: string) => `/admin/question-generator/items/${encodeURIComponent(id)}`,
  itemEdit: (id: string) => `/admin/question-generator/items/${encodeURIComponent(id)}/edit`,
  itemState: (id: string, to?: string) => `/admin/question-generator/items/${encodeURIComponent(id)}/state${to ? `?to=${to}` : ''}`,
  itemDeletion: (id: string) => `/admin/question-generator/items/${encodeURIComponent(id)}/deletion`,
  secondFactorReset: (email?: string, audience?: Exclude<Audience, 'student'>) =>
    `${forAccount('/admin/second-factor', email)}${email && audience ? `&audience=${audience}` : ''}`,
  accountHolder: (email?: string) => forAccount('/admin/account-holder', email),
}

/** A form that begins with the account's address. */
function forAccount(path: string, email?: string): string {
  return email ? `${path}?email=${encodeURIComponent(email)}` : path
}
