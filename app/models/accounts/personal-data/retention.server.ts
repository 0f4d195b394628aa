/** What is erased by itself when its time is over (periods.ts says when), with a record of how much it was. */
import { type Database, db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { accountsOf } from '~/models/accounts/audiences/rows.server'
import { giveUpLost } from './export.server'
import { type Erased, KEPT_MS } from './periods'

/** Erases everything that is over, table by table; returns how many rows, by what they were. Run twice, the second finds nothing. */
export async function eraseExpired(now = new Date()): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [what, erase] of Object.entries(ERASED)) {
    const count = await erase(db, now)
    if (count > 0) counts[what] = count
  }
  if (Object.keys(counts).length > 0) await db.erasure.create({ data: { kind: 'expiry', counts, erasedAt: now } })
  return counts
}

type Erase = (database: Database, now: Date) => Promise<number>

/** Exactly what periods.ts names: the type check finds a period without its part of the job. */
export const ERASED: Record<Erased, Erase> = {
  registrations: (database, now) => counted(database.registration.deleteMany({ where: { createdAt: before(now, 'registration') } })),
  'held usernames': (database, now) => counted(database.usernameReservation.deleteMany({ where: { expiresAt: { lte: now } } })),
  'confirmation links': (database, now) =>
    counted(database.registration.updateMany({ where: { tokenExpiry: { lte: now }, token: { not: null } }, data: { token: null } })),
  'password links of registrations': (database, now) =>
    counted(
      database.registration.updateMany({
        where: { resetTokenExpiry: { lte: now }, resetToken: { not: null } },
        data: { resetToken: null },
      }),
    ),
  'password links': passwordLinks('student'),
  'password links of tutors': passwordLinks('tutor'),
  'password links of affiliates': passwordLinks('affiliate'),
  sessions: (database, now) =>
    counted(database.session.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, { lastSeenAt: before(now, 'session') }] } })),
  'sign-ins without a code': (database, now) => counted(database.signInAttempt.deleteMany({ where: { expiresAt: { lte: now } } })),
  'second factors never set up': (database, now) =>
    counted(database.secondFactorSetUp.deleteMany({ where: { createdAt: before(now, 'secondFactorSetUp') } })),
  'new addresses never confirmed': (database, now) => counted(database.emailChange.deleteMany({ where: { expiresAt: { lte: now } } })),
  'known networks': (database, now) => counted(database.knownNetwork.deleteMany({ where: { lastSeenAt: before(now, 'knownNetwork') } })),
  'rate limits': (database, now) => counted(database.rateLimit.deleteMany({ where: { expire: { lte: now } } })),
  'parents’ links': (database, now) => counted(database.parentLink.deleteMany({ where: { expiresAt: { lte: now } } })),
  'parents’ sessions': (database, now) => counted(database.parentSession.deleteMany({ where: { expiresAt: { lte: now } } })),
  'unanswered requests': (database, now) =>
    counted(
      database.consent.deleteMany({
        where: { sentAt: before(now, 'unansweredRequest'), expiresAt: { lte: now }, events: { none: { step: { not: 'asked' } } } },
      }),
    ),
  'mail records': (database, now) => counted(database.mailRecord.deleteMany({ where: { createdAt: before(now, 'mail') } })),
  checkouts: (database, now) => counted(database.checkout.deleteMany({ where: { createdAt: before(now, 'checkout') } })),
  'payment events': (database, now) => counted(database.stripeEvent.deleteMany({ where: { processedAt: before(now, 'paymentEvent') } })),
  'invitations to seats': (database, now) =>
    counted(database.groupInvitation.deleteMany({ where: { status: { not: 'accepted' }, expiresAt: before(now, 'invitation') } })),
  'addresses of downloads': (database, now) =>
    counted(
      database.pdfDownload.updateMany({
        where: { downloadedAt: before(now, 'downloadAddress'), OR: [{ ipAddress: { not: null } }, { userAgent: { not: null } }] },
        data: { ipAddress: null, userAgent: null },
      }),
    ),
  'lost exports': (database, now) => giveUpLost(database, now),
  exports: (database, now) => counted(database.dataExport.deleteMany({ where: { expiresAt: { lte: now } } })),
  'contact messages': (database, now) =>
    counted(database.contactMessage.deleteMany({ where: { createdAt: before(now, 'contactMessage') } })),
  'testimonials that are not shown': (database, now) =>
    counted(database.testimonial.deleteMany({ where: { createdAt: before(now, 'hiddenTestimonial'), status: { not: 'approved' } } })),
  'applications never confirmed': (database, now) =>
    counted(database.listing.deleteMany({ where: { createdAt: before(now, 'unconfirmedListing'), confirmedAt: null } })),
  'applications declined': (database, now) =>
    counted(database.listing.deleteMany({ where: { decidedAt: before(now, 'rejectedListing'), status: 'rejected' } })),
  'talks with the AI tutor': (database, now) =>
    counted(database.tutorConversation.deleteMany({ where: { updatedAt: before(now, 'talk') } })),
  'tasks of the language model': (database, now) => counted(database.aiTask.deleteMany({ where: { createdAt: before(now, 'aiTask') } })),
  'tokens of a day': (database, now) => counted(database.aiStudentDay.deleteMany({ where: { day: before(now, 'aiTask') } })),
  'audit log': (database, now) => counted(database.auditLog.deleteMany({ where: { createdAt: before(now, 'auditLog') } })),
}

function passwordLinks(audience: Audience): Erase {
  const data = { resetToken: null, resetTokenExpiry: null }
  return (database, now) =>
    counted(accountsOf(database, audience).updateMany({ where: { resetTokenExpiry: { lte: now }, resetToken: { not: null } }, data }))
}

function before(now: Date, what: keyof typeof KEPT_MS) {
  return { lte: new Date(now.getTime() - KEPT_MS[what]) }
}

async function counted(work: Promise<{ count: number }>): Promise<number> {
  return (await work).count
}
