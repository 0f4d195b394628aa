/** Which messages and testimonials an address asks for; anything unknown falls back to the start of the list. */
import type { ApprovalStatus, InboxState } from '~/generated/prisma/enums'
import { countMessages, type MessageList } from '~/models/site/contact.server'
import { MESSAGE_STATES } from '~/models/site/fields'
import { countTestimonials, type TestimonialList } from '~/models/site/testimonials.server'
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

/** The tabs of the whole inbox: each state of the messages, then each of the testimonials, with how many there are. */
export async function inboxTabs(here: InboxState | Review) {
  const [messages, testimonials] = await Promise.all([countMessages(), countTestimonials()])
  return {
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
