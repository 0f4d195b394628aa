/** Actions of tutors about students, and of students about tutors. */
import { db } from '~/db.server'
import { joinTutor } from '~/models/tutoring/codes/join.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../factories/accounts'
import { sitQuiz, wrongChoice } from '../../../factories/sittings'
import { createCode, linkStudent } from '../../../factories/tutoring/links'
import { parentAt, signedIn, signedInPartner } from '../../../support/browser'
import { mailTo } from '../../../support/post-office'
import type { Case } from '../case'

const DASHBOARD = '/tutor-dashboard'
let made = 0

async function pair(since?: Date) {
  const [tutor, student] = [await signedInPartner({ audience: 'tutor' }), await signedIn()]
  await linkStudent(tutor.partner.id, student.student.id, { since })
  const between = { tutorId: tutor.partner.id, studentId: student.student.id }
  return { tutor: tutor.browser, student: student.browser, between, at: `${DASHBOARD}/students/${between.studentId}` }
}

const tutorAlone = async () => {
  const { browser, partner } = await signedInPartner({ audience: 'tutor' })
  return { browser, tutorId: partner.id }
}

async function mistakeOf(userId: string): Promise<string> {
  await sitQuiz({ userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 1, at: new Date(), choose: wrongChoice })
  return (await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId } })).id
}

/** A child who asks for a tutor, and the parent who agreed to the account. */
async function requestOfChild() {
  const { id: userId } = await createStudent({ profile: { level: 'isee-lower', gradeApplied: 5, holder: 'child' } })
  const parentEmail = `parent-of-${userId}@example.com`.toLowerCase()
  const expiresAt = new Date(Date.now() + DAY_MS)
  const consent = { userId, parentEmail, tokenHash: userId, confirmedAt: new Date(), expiresAt }
  const { id: consentId } = await db.consent.create({ data: consent })
  const { tutorId } = await tutorAlone()
  await joinTutor({ studentId: userId, code: (await createCode(tutorId)).code })
  // The newest mail is then the link's.
  await mailTo(parentEmail)
  return { browser: await parentAt(parentEmail), path: `/family/children/${consentId}/tutors/${tutorId}` }
}

export const TUTORING_CASES: Case[] = [
  {
    pattern: `${DASHBOARD}/groups`,
    writes: ['TutorGroup.name'],
    prepare: async () => ({ browser: (await tutorAlone()).browser, fields: { name: `Saturday ${++made}` } }),
  },
  {
    pattern: `${DASHBOARD}/groups/:groupId`,
    writes: ['TutorGroup.name'],
    prepare: async () => {
      const { browser, tutorId } = await tutorAlone()
      const { id } = await db.tutorGroup.create({ data: { tutorId, name: 'Before' } })
      return { browser, path: `${DASHBOARD}/groups/${id}`, fields: { name: 'After' } }
    },
  },
  {
    pattern: `${DASHBOARD}/groups/:groupId/deletion`,
    writes: ['TutorGroup'],
    readsNothing: true,
    prepare: async () => {
      const { browser, tutorId } = await tutorAlone()
      const { id } = await db.tutorGroup.create({ data: { tutorId, name: 'Before' } })
      return { browser, path: `${DASHBOARD}/groups/${id}/deletion`, fields: {} }
    },
  },
  {
    pattern: `${DASHBOARD}/invitations`,
    writes: ['StudentInvitation.maxUses'],
    prepare: async () => ({
      browser: (await tutorAlone()).browser,
      fields: { formId: '', label: 'Saturday', groupId: '', maxUses: '7', days: '7', inviteeEmail: '' },
    }),
  },
  {
    pattern: `${DASHBOARD}/invitations/:invitationId/revocation`,
    writes: ['StudentInvitation.revokedAt'],
    readsNothing: true,
    prepare: async () => {
      const { browser, tutorId } = await tutorAlone()
      return { browser, path: `${DASHBOARD}/invitations/${(await createCode(tutorId)).id}/revocation`, fields: {} }
    },
  },
  {
    pattern: `${DASHBOARD}/students/:studentId/notes`,
    honest: ['TutorNote.isPrivate'],
    writes: ['TutorNote.text'],
    prepare: async () => {
      const { tutor, at } = await pair()
      return { browser: tutor, path: `${at}/notes`, fields: { formId: '', reader: 'tutor', text: 'Ratios next.' } }
    },
  },
  {
    pattern: `${DASHBOARD}/students/:studentId/notes/:noteId/deletion`,
    writes: ['TutorNote'],
    readsNothing: true,
    prepare: async () => {
      const { tutor, at, between } = await pair()
      const { id } = await db.tutorNote.create({ data: { ...between, isPrivate: true, text: 'x' } })
      return { browser: tutor, path: `${at}/notes/${id}/deletion`, fields: {} }
    },
  },
  {
    pattern: `${DASHBOARD}/students/:studentId/end`,
    writes: ['TutorStudent.endedAt'],
    readsNothing: true,
    prepare: async () => {
      const { tutor, at } = await pair()
      return { browser: tutor, path: `${at}/end`, fields: {} }
    },
  },
  {
    pattern: `${DASHBOARD}/students/:studentId/mistakes/:mistakeId`,
    writes: ['WrongAnswerReview.reviewScore'],
    prepare: async () => {
      const { tutor, at, between } = await pair()
      return { browser: tutor, path: `${at}/mistakes/${await mistakeOf(between.studentId)}`, fields: { score: '4' } }
    },
  },
  {
    pattern: '/family/children/:consentId/tutors/:tutorId',
    writes: ['TutorStudent.since'],
    prepare: async () => ({ ...(await requestOfChild()), fields: { decision: 'agree' } }),
  },
  {
    pattern: '/my-tutors/agreement',
    writes: ['TutorStudent.since'],
    prepare: async () => {
      const { tutorId } = await tutorAlone()
      const { browser } = await signedIn()
      const { id: invitation, code } = await createCode(tutorId)
      await browser.post('/my-tutors/code', { code })
      return { browser, fields: { invitation } }
    },
  },
  {
    pattern: '/my-tutors/:tutorId',
    writes: ['TutorStudent.rating'],
    prepare: async () => {
      const { student, between } = await pair(new Date(Date.now() - 31 * DAY_MS))
      return { browser: student, path: `/my-tutors/${between.tutorId}`, fields: { rating: '4' } }
    },
  },
  {
    pattern: '/my-tutors/:tutorId/shared',
    writes: ['SharedWork.sharedAt'],
    prepare: async () => {
      const { student, between } = await pair()
      const { id } = await db.tutorConversation.create({ data: { studentId: between.studentId, title: 'Ratios' } })
      return { browser: student, path: `/my-tutors/${between.tutorId}/shared`, fields: { kind: 'talk', id, step: 'share' } }
    },
  },
  {
    pattern: '/my-tutors/:tutorId/leaving',
    writes: ['TutorStudent.endedAt'],
    readsNothing: true,
    prepare: async () => {
      const { student, between } = await pair()
      return { browser: student, path: `/my-tutors/${between.tutorId}/leaving`, fields: {} }
    },
  },
]
