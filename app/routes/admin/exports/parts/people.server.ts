/** Lists of people, and of what they wrote to us. */
import { namesOf } from '~/models/admins/admin-names.server'
import { listUsers } from '~/models/admins/users.server'
import { listForReview } from '~/models/directory/listings/list.server'
import { listPartners } from '~/models/partners/list.server'
import { listMessages } from '~/models/site/contact.server'
import { listTestimonials } from '~/models/site/testimonials.server'
import { paths } from '~/paths'
import { readMessageList, readTestimonialList } from '../../inbox/parts/list.server'
import { readReviewList } from '../../listings/parts/list.server'
import { readPartnerList } from '../../partners/parts/list.server'
import { readUserList } from '../../users/parts/list.server'
import { exported, type Lists } from './exported.server'

export const PEOPLE_LISTS: Lists = {
  [paths.admin.usersExport()]: (request) => {
    const asked = readUserList(request)
    return exported({
      name: 'users',
      asked,
      read: async (page) => {
        const { users: rows, next } = await listUsers({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Username', ({ username }) => username],
        ['Email', ({ email }) => email],
        ['First name', ({ firstName }) => firstName],
        ['Last name', ({ lastName }) => lastName],
        ['Role', ({ role }) => role],
        ['Plan', ({ membership }) => membership.tier],
        ['Registered (UTC)', ({ createdAt }) => createdAt],
      ],
    })
  },
  [paths.admin.tutorsExport()]: partners,
  [paths.admin.affiliatesExport()]: partners,
  [paths.admin.listingsExport()]: (request) => {
    const asked = readReviewList(request)
    return exported({
      name: `listings-${asked.status}`,
      asked,
      read: async (page) => {
        const { listings, next } = await listForReview({ ...asked, ...page })
        return { rows: await withDeciders(listings), next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Directory', ({ kind }) => kind],
        ['Name', ({ name }) => name],
        ['Email', ({ email }) => email],
        ['State', ({ state }) => state],
        ['City', ({ city }) => city],
        ['Offers', ({ headline }) => headline],
        ['Review', ({ status }) => status],
        ['Applied (UTC)', ({ createdAt }) => createdAt],
        ['Decided (UTC)', ({ decidedAt }) => decidedAt],
        ['By', ({ decider }) => decider],
        ['Reason', ({ decisionReason }) => decisionReason],
      ],
    })
  },
  [paths.admin.inboxExport()]: (request) => {
    const asked = readMessageList(request)
    return exported({
      name: `messages-${asked.state}`,
      asked,
      read: async (page) => {
        const { messages: rows, next } = await listMessages({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Name', ({ name }) => name],
        ['Email', ({ email }) => email],
        ['Message', ({ message }) => message],
        ['State', ({ state }) => state],
        ['Who answers', ({ assignee }) => assignee?.username],
        ['Sent (UTC)', ({ createdAt }) => createdAt],
        ['Handled (UTC)', ({ handledAt }) => handledAt],
      ],
    })
  },
  [paths.admin.testimonialsExport()]: (request) => {
    const asked = readTestimonialList(request)
    return exported({
      name: `testimonials-${asked.status}`,
      asked,
      read: async (page) => {
        const { testimonials: rows, next } = await listTestimonials({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Name', ({ name }) => name],
        ['Role', ({ role }) => role],
        ['Testimonial', ({ content }) => content],
        ['State', ({ status }) => status],
        ['Sent (UTC)', ({ createdAt }) => createdAt],
        ['Decided (UTC)', ({ reviewedAt }) => reviewedAt],
      ],
    })
  },
}

/** Tutors or affiliates, as the address says. */
function partners(request: Request) {
  const asked = readPartnerList(request)
  return exported({
    name: `${asked.audience}s-${asked.status}`,
    asked,
    read: async (page) => {
      const { partners: found, next } = await listPartners({ ...asked, ...page })
      return { rows: await withDeciders(found), next }
    },
    columns: [
      ['Id', ({ id }) => id],
      ['Email', ({ email }) => email],
      ['First name', ({ firstName }) => firstName],
      ['Last name', ({ lastName }) => lastName],
      ['State', ({ status }) => status],
      ['Applied (UTC)', ({ createdAt }) => createdAt],
      ['Decided (UTC)', ({ decidedAt }) => decidedAt],
      ['By', ({ decider }) => decider],
      ['Reason', ({ decisionReason }) => decisionReason],
    ],
  })
}

/** With the names of the admins who decided. */
async function withDeciders<Row extends { decidedBy: string | null }>(rows: readonly Row[]): Promise<(Row & { decider: string | null })[]> {
  const names = await namesOf(rows.flatMap(({ decidedBy }) => decidedBy ?? []))
  return rows.map((row) => ({ ...row, decider: row.decidedBy && (names.get(row.decidedBy) ?? row.decidedBy) }))
}
