/** An account with a row in every table that may hold something of a person, and a marker in every text of those rows. */
import { db } from '~/db.server'
import { ownedBy, sessionsOf } from '~/models/accounts/audiences/rows.server'
import { askForNewEmail, confirmNewEmail } from '~/models/accounts/email-change.server'
import type { ModelName, Owner } from '~/models/accounts/personal-data/columns/rules'
import { statementsOf } from '~/models/accounts/personal-data/delegate.server'
import { personalModels } from '~/models/accounts/personal-data/table'
import { tokenOfMail } from '~/models/mail/mail.server'
import { asStudent, createStudent } from '../accounts'
import { payments } from './payments'
import { workRows } from './work'

interface Field {
  name: string
  kind: string
  type: string
}

/** What the generated client knows about a model: its table and its fields. */
export function modelFacts(model: ModelName): { table: string; fields: Field[] } {
  const { models } = (db as unknown as { _runtimeDataModel: { models: Record<string, { dbName: string | null; fields: Field[] }> } })
    ._runtimeDataModel
  const { dbName, fields } = models[model] ?? { dbName: null, fields: [] }
  return { table: dbName ?? model, fields }
}

/** By these the rows are found or hang together; email, username and id are markers themselves. */
const HOLDS_TOGETHER =
  /^(id|username|timeZone|openKey|target|hiddenBy|email|recipient|(payer|referee|invitee)Email|(user|student|tutor|affiliate|factor|consent|sitting|section|item|mistake|wrongAnswer|bootcampEnrollment|essay|draftOf|conversation|enrollment|pdfTest|groupPurchase|groupInvitation|inviterUser|acceptedByUser|adminUser|acceptedBy|refereeUser|author|reviewer|registration|assignee|coupon|checkout|payout|referral|pool|purchase|group|invitation|talk|lesson)Id|acceptedById|revokedBy|actorId|paymentId)$/

const LISTS = ['levels', 'sessionsDone', 'examplesRead', 'referralIds', 'hiddenSources', 'itemIds']

let counter = 0

/** Makes the account, which has moved from `formerEmail` since. `markers` are by model and column. */
export async function fullAccount() {
  const name = `marked${process.pid}n${++counter}`
  const formerEmail = `former.${name}@example.com`
  const student = await createStudent({ email: formerEmail, username: name, firstName: 'Marked', tier: 'premium_annual' })
  const former: Owner = { ...asStudent(student.id), email: formerEmail, username: student.username }
  await family(former, name)
  await work(former, name)
  await learning(former, name)
  await payments(former, name)
  await shareTalk(student.id)
  const owner = { ...former, email: `${name}@example.com` }
  await moveTo(owner)
  await signInRows(owner, name)
  await studentsSignIn(owner, name)

  return { owner, formerEmail, name, markers: await markRows(owner, name) }
}

export interface Marker {
  model: ModelName
  column: string
  text: string
}

/** Puts a marker into every text of the account's rows. */
export async function markRows(owner: Owner, name: string): Promise<Marker[]> {
  const markers: Marker[] = []
  for (const { model, rule } of personalModels(owner.audience)) {
    const columns = modelFacts(model).fields.filter(
      ({ name, type, kind }) => kind === 'scalar' && /^(String|Json)$/.test(type) && !HOLDS_TOGETHER.test(name),
    )
    for (const { name: column, type } of columns) {
      const text = `${name} ${model} ${column} marker`
      const value = LISTS.includes(column) ? [text] : type === 'Json' ? { a: text } : text
      const { count } = await statementsOf(db, model).updateMany({ where: rule.rows(owner), data: { [column]: value } })
      if (count > 0) markers.push({ model, column, text })
    }
  }
  return markers
}

/** Moves the account to the owner's address. */
export async function moveTo(owner: Owner): Promise<void> {
  const { email } = owner
  await askForNewEmail({ owner }, email)
  const { id } = await db.mailRecord.findFirstOrThrow({ where: { recipient: email } })
  const { outcome } = await confirmNewEmail({ owner, token: tokenOfMail('confirm-new-email', id) })
  if (outcome !== 'changed') throw new Error(`the account did not move: ${outcome}`)
}

/** What a new address ends, or what a sign-in makes anew: for any audience. */
export async function signInRows(owner: Owner, name: string): Promise<void> {
  const { audience, email } = owner
  const whose = ownedBy(owner)
  const expiresAt = new Date(Date.now() + 60_000)
  const lastSeenAt = new Date()
  await db.registration.create({ data: { audience, email, password: '', firstName: '', lastName: '' } })
  await db.session.create({ data: { tokenHash: name, ...sessionsOf(owner), userAgent: '', expiresAt } })
  await db.emailChange.createMany({ data: { ...whose, newEmail: '', expiresAt } })
  const [factor] = await db.secondFactor.createManyAndReturn({ data: { ...whose, secret: '', lastStep: 0, recoverySalt: '' } })
  await db.recoveryCode.create({ data: { factorId: factor?.id ?? '', codeHash: name } })
  await db.secondFactorSetUp.createMany({ data: { ...whose, sessionId: '', secret: '', createdAt: lastSeenAt } })
  await db.signInAttempt.createMany({ data: { ...whose, tokenHash: `${name}y`, expiresAt } })
  const file = { state: 'ready', file: new Uint8Array(1), readyAt: lastSeenAt } as const
  await db.dataExport.createMany({ data: { ...whose, ...file, expiresAt } })
  await db.auditLog.create({ data: { actorId: 'an admin', action: '', target: owner.id, before: {}, after: {} } })
  await db.mailRecord.create({ data: { template: '', recipient: email, audience, status: 'sent' } })
}

async function studentsSignIn({ id: userId, username }: Owner, name: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000)
  await db.usernameReservation.create({ data: { username, expiresAt } })
  await db.knownNetwork.create({ data: { userId, network: name, lastSeenAt: new Date() } })
}

async function family({ id: userId, email }: Owner, name: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000)
  await db.auditLog.create({ data: { actorId: userId, action: 'hide source', target: 'a source' } })
  const parentEmail = `parent.${name}@example.com`
  await db.consent.create({ data: { userId, parentEmail, tokenHash: name, expiresAt, events: { create: { step: 'asked' } } } })
  await db.contactMessage.create({ data: { name: '', email, message: '' } })
  await db.testimonial.create({ data: { userId, name: '', role: '', content: '' } })
  await db.mailRecord.create({ data: { template: '', recipient: email, status: 'sent' } })
  await db.mailRecord.create({ data: { template: '', recipient: parentEmail, userId, status: 'sent' } })
  await db.hiddenSource.create({ data: { name, reason: '', hiddenBy: userId } })
  const question = { level: 'isee_upper', subject: 'verbal_reasoning', skill: '', content: {} } as const
  await db.authoredItem.create({ data: { ...question, authorId: userId, reviewerId: userId } })

  const tutor = await db.tutor.create({
    data: { firstName: 'T', lastName: 'T', email: `${name.replace('marked', 'tutor')}@tutors.example`, password: '' },
  })
  await tutoringRows({ tutorId: tutor.id, studentId: userId, name, email })
  await workRows({ tutorId: tutor.id, studentId: userId, name })
}

/** What a tutor and a student have together, in every table of it. */
export async function tutoringRows({
  tutorId,
  studentId,
  name,
  email,
}: {
  tutorId: string
  studentId: string
  name: string
  email: string
}) {
  const expiresAt = new Date(Date.now() + 60_000)
  const both = { tutorId, studentId }
  const group = await db.tutorGroup.create({ data: { tutorId, name: 'Saturday' } })
  const code = { tutorId, codeHash: name, inviteeEmail: email, groupId: group.id, label: name, expiresAt }
  const invitation = await db.studentInvitation.create({ data: code })
  await db.tutorStudent.create({ data: { ...both, rating: 5, invitationId: invitation.id } })
  await db.tutorRequest.create({ data: { ...both, invitationId: invitation.id } })
  await db.tutorGroupMember.create({ data: { ...both, groupId: group.id } })
  await db.tutorNote.create({ data: { ...both, isPrivate: false, text: name } })
}

/** The student lets the tutor read a talk. */
export async function shareTalk(studentId: string): Promise<void> {
  const { tutorId } = await db.tutorStudent.findFirstOrThrow({ where: { studentId }, select: { tutorId: true } })
  const talk =
    (await db.tutorConversation.findFirst({ where: { studentId } })) ??
    (await db.tutorConversation.create({ data: { studentId, title: '' } }))
  await db.sharedWork.create({ data: { tutorId, studentId, talkId: talk.id } })
}

async function work({ id: userId }: Owner, name: string): Promise<void> {
  const subject = 'verbal_reasoning' as const
  const exam = { exam: 'ISEE', level: 'isee_upper' } as const
  const item = await db.item.create({
    data: { id: `item of ${userId.length} ${counter} ${process.pid} ${Date.now()}`, name: 'x', subject, skill: 'x', content: {} },
  })
  const mistake = await db.wrongAnswer.create({
    data: {
      ...{
        studentId: userId,
        questionId: name,
        subject,
        skillArea: '',
        testType: 'ISEE',
        questionType: 'multiple_choice',
        difficulty: 'easy',
      },
      ...{ questionText: '', correctAnswer: '', studentAnswer: '', explanation: '', note: '', sessionId: name },
    },
  })
  await db.wrongAnswerReview.create({ data: { studentId: userId, wrongAnswerId: mistake.id, reviewType: 'targeted_practice', notes: '' } })
  await db.wrongAnswerPattern.create({ data: { studentId: userId, subject, skillArea: '', wrongAnswerType: 'misread_question' } })
  await db.wrongAnswerAnalytics.create({
    data: { studentId: userId, patternType: '', patternKey: '', severity: '', interventionNotes: '' },
  })
  await db.itemMark.create({ data: { userId, itemId: item.id, reason: 'unclear' } })
  await db.skillEstimate.create({ data: { userId, level: 'isee_upper', subject, skill: name, rating: 1 } })
  await db.practiceSitting.create({
    data: {
      // Only a whole test has conditions and a plan.
      ...{ userId, kind: 'practice_test', ...exam, subject, number: 1, mode: 'rehearsal', place: 'home', conditions: {}, plan: {} },
      sections: {
        create: {
          ...{
            position: 1,
            part: '',
            subject,
            questionCount: 1,
            highlights: { create: { passage: '', sentences: [0], changedAt: new Date() } },
            handovers: { create: { positions: [1], returnedAt: new Date(), returnedBy: 'string', answered: 1, secondsLeft: 1 } },
          },
          responses: { create: { position: 1, itemId: item.id, mistakeId: mistake.id } },
        },
      },
      estimates: { create: { subject, model: '', inputs: {}, outputs: {} } },
      drill: { create: { section: '', visits: { create: { number: 1, position: 1, openedAt: new Date() } } } },
    },
  })
  const essay = { studentId: userId, promptId: '', ...exam, subject: 'essay', body: '', feedback: { create: {} } } as const
  await db.essay.create({ data: essay })
}

async function learning({ id: studentId }: Owner, name: string): Promise<void> {
  const talk = {
    messages: { create: { author: 'student', number: 1, body: '' } },
    reports: { create: { userId: studentId, reason: 'other' } },
  } as const
  await db.tutorConversation.create({ data: { studentId, title: '', ...talk } })
  await db.aiTask.create({ data: { userId: studentId, kind: 'tutor_reply', reference: name, deadline: new Date() } })
  await db.aiStudentDay.create({ data: { userId: studentId, day: new Date(), tokens: 1 } })
  await db.videoLessonCompletion.create({ data: { studentId, lessonId: name } })
  const test = {
    fileName: name.replace('marked', 'file'),
    displayName: 'x',
    testType: 'ISEE',
    gradeLevel: 'x',
    section: 'x',
    difficulty: 'easy',
    filePath: 'x',
  } as const
  const pdf = await db.pdfPracticeTest.create({ data: test })
  await db.pdfDownload.create({ data: { userId: studentId, pdfTestId: pdf.id, userAgent: '', ipAddress: '' } })
  const days = { create: { day: 1, sessionsDone: [] } }
  await db.bootcampEnrollment.create({
    data: { studentId, level: 'isee_upper', startDate: new Date(), feedNonce: '', feedHash: name, days },
  })
  await db.vocabularyCard.create({ data: { studentId, word: name } })
  const { id: sittingId } = await db.practiceSitting.findFirstOrThrow({ where: { userId: studentId } })
  const notes = { create: { line: 1, text: '' } }
  await db.passageReading.create({ data: { sittingId, studentId, passageId: name, words: 1, mainIdea: '', notes } })
  await db.poemReading.create({ data: { studentId, poemId: name } })
  await db.poemAnswer.create({ data: { studentId, poemId: name, number: 1, choice: 0, isRight: true } })
  await db.ownPoem.create({ data: { studentId, poemId: name, title: '', body: '' } })
  const plan = { userId: studentId, minutes: 30, startedOn: new Date(), feedNonce: '', feedHash: name }
  const ofDay = { day: new Date() }
  await db.studyPlan.create({ data: { ...plan, changes: { create: { ...ofDay, minutes: 0 } }, days: { create: { ...ofDay, steps: {} } } } })
  await db.reportMail.create({ data: { userId: studentId, nonce: '', tokenHash: name } })
  await db.progressReport.create({ data: { studentId, reportType: '', parentNotes: '' } })
  await db.featureUse.create({ data: { userId: studentId, feature: 'bootcamp', period: new Date(), slot: 1 } })
  await db.returnedUse.create({ data: { userId: studentId, day: new Date() } })
}
