/** What waits for an admin, counted for the first page of their desk. */
import { db } from '~/db.server'
import { DISPUTED, DISPUTED_SEATS } from '~/models/money/disputed'
import { DAY_MS } from '~/utils/time/durations'

/**
 * Applications and listings to decide, messages and testimonials that nobody has looked at, mail that could not be sent in a week, accounts
 * that are to be deleted, payers whom the provider no longer knows, payments in dispute, and
 * requests for a free seat.
 */
export async function whatNeedsAttention(now = new Date()) {
  const lastWeek = { gt: new Date(now.getTime() - 7 * DAY_MS) }
  const waiting = { emailVerified: true }
  const counts = await Promise.all([
    db.tutor.count({ where: { ...waiting, approvalStatus: 'pending' } }),
    db.affiliatePartner.count({ where: { ...waiting, status: 'pending' } }),
    db.listing.count({ where: { confirmedAt: { not: null }, status: 'pending' } }),
    db.contactMessage.count({ where: { state: 'new' } }),
    db.testimonial.count({ where: { status: 'pending' } }),
    db.mailRecord.count({ where: { status: 'failed', createdAt: lastWeek } }),
    db.accountDeletion.count(),
    db.user.count({ where: { createdAt: lastWeek } }),
    db.paymentCustomer.count({ where: { lostAt: { not: null }, userId: { not: null } } }),
    db.order.count({ where: DISPUTED }),
    db.groupPurchase.count({ where: DISPUTED_SEATS }),
    db.scholarshipRequest.count({ where: { state: 'asked' } }),
  ])
  const [tutors, affiliates, listings, messages, testimonials, failedMails, leaving, newUsers, lostPayers, orders, seats, requests] = counts
  const disputes = orders + seats
  return { tutors, affiliates, listings, messages, testimonials, failedMails, leaving, newUsers, lostPayers, disputes, requests }
}
