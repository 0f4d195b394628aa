/** Which messages and testimonials an address asks for; anything unknown falls back to the start of the list. */
import type { ApprovalStatus, InboxState } from '~/generated/prisma/enums'
import { MARK_STATES } from '~/models/bank/mark-fields'
import { countMessages, type MessageList } from '~/models/site/contact.server'
import { MESSAGE_STATES } from '~/models/site/fields'
import { countTestimonials, type TestimonialList } from '~/models/site/testimonials.server'
import { countReports } from '~/models/tutor-ai/reports.server'
import { paths } from '~/paths'
import { typed } from '~/utils/text/typed.server'

export const STATE_NAMES: Record<InboxState, string> = { new: 'New', open: 'Open', done: 'Done', spam: 'Spam' }

const REVIEWS = ['pending', 'approved', 'rejected'] as const
type Review = (typeof REVIEWS)[number]
const REVIEW_NAMES: Record<Review, string> = { pending: 'Waiting', approved: 'Shown', rejected: 'Not shown' }

export function reviewName(status: ApprovalStatus): string {
  return REVIEW_NAMES[REVIEWS.find((review) => review === status) ?? 'rejected']
}

export function readMessageList(request: Request): MessageList {
  const { searchParams } = new URL(request.url)
  return {
    state: MESSAGE_STATES.find((state) => state === searchParams.get('state')) ?? 'new',
    assigneeId: typed(searchParams.get('assignee')) || null,
    search: typed(searchParams.get('search')),
    after: searchParams.get('after'),
  }
}

export function readTestimonialList(request: Request): TestimonialList & { status: Review } {
  const { searchParams } = new URL(request.url)
  return {
    status: REVIEWS.find((review) => review === searchParams.get('state')) ?? 'pending',
    search: typed(searchParams.get('search')),
    after: searchParams.get('after'),
  }
}

export function readReportState(request: Request): InboxState {
  const asked = new URL(request.url).searchParams.get('state')
  return MARK_STATES.find((state) => state === asked) ?? 'new'
}

/** The tabs of the whole inbox: each state of the messages, of the testimonials and of reported talks, with how many there are. */
export async function inboxTabs(here: InboxState | Review | `talks ${InboxState}`) {
  const [messages, testimonials, talks] = await Promise.all([countMessages(), countTestimonials(), countReports()])
  return {
    talks: MARK_STATES.map((state) => ({
      to: paths.admin.talkReports(`state=${state}`),
      label: `${STATE_NAMES[state]} (${talks[state] ?? 0})`,
      isHere: here === `talks ${state}`,
    })),
    messages: MESSAGE_STATES.map((state) => ({
      to: paths.admin.inbox(`state=${state}`),
      label: `${STATE_NAMES[state]} (${messages[state] ?? 0})`,
      isHere: state === here,
    })),
    testimonials: REVIEWS.map((review) => ({
      to: paths.admin.testimonials(`state=${review}`),
      label: `${REVIEW_NAMES[review]} (${testimonials[review] ?? 0})`,
      isHere: review === here,
    })),
  }
}
