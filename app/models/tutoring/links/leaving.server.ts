/** What a tutor's deletion takes from students: notes and returned markings are the tutor's account's, and go with it. */
import type { Database } from '~/db.server'
import { queueMail } from '~/models/mail/mail.server'

/** Mails everybody, also former students, to whom the tutor wrote something that they still have, so that they can copy it in time. */
export async function warnStudents(transaction: Database, tutorId: string): Promise<void> {
  const students = await transaction.user.findMany({
    where: {
      deletion: null,
      OR: [
        { tutors: { some: { tutorId, notes: { some: { isPrivate: false } } } } },
        { essays: { some: { markings: { some: { tutorId, returnedAt: { not: null } } } } } },
      ],
    },
    orderBy: { id: 'asc' },
    select: { id: true, email: true },
  })
  for (const { id: accountId, email: recipient } of students) {
    await queueMail(transaction, { kind: 'notice', template: 'tutor-leaving', recipient, accountId })
  }
}
