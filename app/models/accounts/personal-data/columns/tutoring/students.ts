/** What a student and a tutor have together, as the student’s. */
import { out, type Rules, WHY } from '../rules'

const TUTORS_OWN = 'points to the tutor’s account'

export const TUTORS_OF_STUDENT = {
  TutorStudent: {
    of: 'account',
    heading: 'Tutors',
    title: 'Tutors who may see your work, or once did',
    rows: ({ id: studentId }) => ({ studentId }),
    order: 'since',
    erase: 'cascade',
    columns: {
      since: 'Since',
      endedAt: 'Ended',
      agreedBy: 'Who agreed',
      rating: 'Your rating',
      ratedAt: 'Rated',
      ...out(TUTORS_OWN, 'tutorId', 'invitationId'),
      ...out(WHY.owner, 'studentId'),
    },
  },
  TutorRequest: {
    of: 'account',
    heading: 'Tutors',
    title: 'Tutors for whom a parent was asked',
    rows: ({ id: studentId }) => ({ studentId }),
    order: 'askedAt',
    erase: 'cascade',
    columns: {
      askedAt: 'Asked',
      refusedAt: 'A parent said no',
      ...out(TUTORS_OWN, 'tutorId', 'invitationId'),
      ...out(WHY.owner, 'studentId'),
    },
  },
  TutorGroupMember: {
    of: 'account',
    heading: 'Tutors',
    title: 'Groups of your tutors',
    rows: ({ id: studentId }) => ({ studentId }),
    order: 'groupId',
    erase: 'cascade',
    columns: { ...out('points to the tutor’s group', 'groupId'), ...out(TUTORS_OWN, 'tutorId'), ...out(WHY.owner, 'studentId') },
  },
  TutorNote: {
    of: 'account',
    heading: 'Tutors',
    title: 'What your tutors wrote to you',
    // What a tutor notes for the next lesson is the tutor's; it goes with the account all the same.
    rows: ({ id: studentId }) => ({ studentId, isPrivate: false }),
    order: 'createdAt',
    erase: 'cascade',
    columns: {
      text: 'Text',
      createdAt: 'Written',
      ...out('always no', 'isPrivate'),
      ...out(WHY.id, 'id'),
      ...out(TUTORS_OWN, 'tutorId'),
      ...out(WHY.owner, 'studentId'),
    },
  },
  SharedWork: {
    of: 'account',
    heading: 'Tutors',
    title: 'Essays and talks that you share with a tutor',
    rows: ({ id: studentId }) => ({ studentId }),
    order: 'sharedAt',
    erase: 'cascade',
    columns: {
      sharedAt: 'Shared',
      ...out('points to what is shared, which stands under its own heading', 'essayId', 'talkId'),
      ...out(WHY.id, 'id'),
      ...out(TUTORS_OWN, 'tutorId'),
      ...out(WHY.owner, 'studentId'),
    },
  },
  StudentInvitation: {
    of: 'account',
    heading: 'Tutors',
    title: 'Tutors’ invitations for your address',
    rows: ({ email }) => ({ inviteeEmail: email }),
    address: 'inviteeEmail',
    order: 'createdAt',
    erase: {
      stays: 'the tutor’s own record that there was an invitation; nobody can use it anymore',
      changes: ({ email }) => [{ where: { inviteeEmail: email }, data: { inviteeEmail: null, label: null, revokedAt: new Date() } }],
    },
    columns: {
      inviteeEmail: 'Meant for',
      createdAt: 'Made',
      expiresAt: 'Valid until',
      revokedAt: 'Revoked',
      maxUses: 'For so many students',
      usedCount: 'Used',
      ...out('the tutor’s own word for it', 'label'),
      ...out(WHY.id, 'id'),
      ...out(WHY.secret, 'codeHash'),
      ...out(TUTORS_OWN, 'tutorId', 'groupId'),
    },
  },
} as const satisfies Partial<Rules>
