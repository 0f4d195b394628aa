/** What an admin is told after a coupon was saved. */
import { flashHeaders } from '~/utils/http/flash.server'

const TOLD = {
  mirrored: { kind: 'success', title: 'Saved', text: 'The coupon stands at Stripe as it stands here.' },
  waiting: {
    kind: 'problem',
    title: 'Saved here, and not at Stripe yet',
    text: 'Stripe did not answer, so nobody can use the coupon. We try again every hour; saving it again tries at once.',
  },
  refused: {
    kind: 'problem',
    title: 'Saved here, and Stripe refuses it',
    text: 'Nobody can use the coupon. Perhaps another code there has the same letters. The log of the server says why.',
  },
} as const

export function savedHeaders(mirroring: keyof typeof TOLD) {
  return flashHeaders(TOLD[mirroring])
}
