/** The accounts that the screens' addresses belong to, and what those addresses are made of. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { Subject } from '~/exam/core/levels'
import { writeItem } from '~/models/bank/authored/item.server'
import { markQuestion } from '~/models/bank/marks.server'
import { membershipOf } from '~/models/membership/membership'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { startPractice } from '~/models/practice/practice.server'
import { startTwins } from '~/models/practice/twins/start.server'
import { createStudent } from '../../factories/accounts'
import { createPartner } from '../../factories/partners'
import { stayInLessons } from '../../factories/practice/lessons'
import { stayInCorner } from '../../factories/practice/poems'
import { liveReport } from '../../factories/practice/reports'
import { answerTwins, begunSet } from '../../factories/practice/twins'
import { studyWords } from '../../factories/practice/words'
import { itemsOf, lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { type CommissionHistory, liveCommissions } from './commissions'
import { type DirectoryHistory, liveDirectory } from './directory'
import { type GroupHistory, liveGroups } from './groups'
import { liveMoney, type MoneyHistory } from './money'
import { type EssayHistory, liveEssays } from './students/essays'
import { type DrillHistory, liveDrills } from './students/pacing'
import { livePapers, type PaperHistory } from './students/papers'
import { livePlan, type PlanHistory } from './students/plan'
import { liveReadings, type ReadingHistory } from './students/reading'
import type { ReportHistory } from './students/reports'
import { liveTalks, type TalkHistory } from './students/tutor'
import { liveTests, type TestHistory } from './students/whole-tests'

const HOUR = 60 * 60 * 1000

/** What the addresses are made of. */
export interface History
  extends DirectoryHistory,
    TestHistory,
    MoneyHistory,
    DrillHistory,
    ReadingHistory,
    PlanHistory,
    PaperHistory,
    ReportHistory,
    CommissionHistory,
    GroupHistory,
    EssayHistory,
    TalkHistory {
  email: string
  adminEmail: string
  adminId: string
  tutorEmail: string
  tutorId: string
  affiliateEmail: string
  running: string
  reading: string
  verbal: string
  paused: string
  ended: string
  mistake: string
  /** A set of twins in the middle, and one that has ended. */
  twins: string
  mastered: string
  /** A question that was marked as wrong, as admins find it. */
  mark: string
  practice: string
  authored: string
  consentToken: string
  /** What visitors wrote to us. */
  message: string
  testimonial: string
  /** A child whose parent has agreed, and a link that opens the parent's page once. */
  child: string
  parentToken: string
  /** A link that keeps an account from being deleted. */
  keepToken: string
}

/** A free student with quizzes in every state, and an admin with an item of their own. */
export async function liveHistory(): Promise<History> {
  const { id, email } = await createStudent()
  const start = (subject: Subject, number: number, stopAfter?: number) =>
    sitQuiz({
      userId: id,
      level: 'isee-upper',
      subject,
      number,
      at: stopAfter === undefined ? lately() : new Date(),
      choose: (item, position) => (position % 3 === 0 ? wrongChoice(item) : position % 7 === 0 ? null : item.answer),
      stopAfter,
    })
  const ended = await start('mathematics_achievement', 1)
  const running = await start('mathematics_achievement', 2, 3)
  const paused = await start('mathematics_achievement', 3, 2)
  await db.sittingSection.updateMany({ where: { sittingId: paused }, data: { deadline: null, pausedAt: new Date(), secondsLeft: 600 } })
  const mistake = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: id } })
  const mistakeIds = await mistakesOfSitting({ studentId: id, sittingId: ended })
  const setOf = async (ids: string[]) => begunSet(await startTwins({ studentId: id, mistakeIds: ids, level: 'isee-upper' }))
  const [mastered, twins] = [await setOf(mistakeIds.slice(0, 2)), await setOf(mistakeIds)]
  await answerTwins({ userId: id, sittingId: mastered }, (item, n) => (n === 1 ? item.answer : wrongChoice(item)), new Date())
  await answerTwins({ userId: id, sittingId: twins }, (item, n) => (n === 1 ? wrongChoice(item) : null), new Date())

  await stayInCorner(id)
  await studyWords(id)
  await stayInLessons(id)
  const readings = await liveReadings(id)
  const consentToken = randomToken()
  await db.consent.create({
    data: { userId: id, parentEmail: 'parent@example.com', tokenHash: hashToken(consentToken), expiresAt: new Date(Date.now() + HOUR) },
  })
  await db.user.update({ where: { id }, data: { resetToken: hashToken(consentToken), resetTokenExpiry: new Date(Date.now() + HOUR) } })
  const trial = { id, membership: membershipOf({ createdAt: new Date(), subscriptions: [] }, new Date()) }
  const practice = await startPractice(trial, { level: 'isee-upper', subjects: ['mathematics_achievement'] })
  const admin = await createStudent({ role: 'admin' })
  const [tutor, affiliate] = [await createPartner({ audience: 'tutor' }), await createPartner({ audience: 'affiliate' })]
  const [item] = await itemsOf(ended)
  if (!item || practice.outcome === 'limit') throw new Error('a history without questions')
  return {
    email,
    adminEmail: admin.email,
    adminId: admin.id,
    ...{ tutorEmail: tutor.email, tutorId: tutor.id, affiliateEmail: affiliate.email },
    practice: practice.id,
    authored: await writeItem({ actorId: admin.id, item }),
    ...{ ended, running, paused },
    reading: await start('reading_comprehension', 1, 0),
    verbal: await start('verbal_reasoning', 1, 0),
    ...{ mistake: mistake.id, twins, mastered, mark: await markOf(id, ended) },
    ...readings,
    ...(await livePapers(id)),
    ...(await liveTests(id)),
    ...(await liveDrills(id)),
    ...(await livePlan(id)),
    ...(await liveReport(id)),
    ...(await liveTalks(id)),
    ...(await liveEssays(id)),
    consentToken,
    ...(await writtenToUs()),
    ...(await childWithParent()),
    ...(await liveDirectory()),
    ...(await liveMembers()),
    ...(await liveCommissions(affiliate.id, affiliate.email)),
  }
}

/** Who pays for a plan, and one of them for seats. */
async function liveMembers(): Promise<MoneyHistory & GroupHistory> {
  const money = await liveMoney()
  return { ...money, ...(await liveGroups(money.memberId)) }
}

async function markOf(userId: string, sittingId: string): Promise<string> {
  await markQuestion({ userId, sittingId, position: 1, part: null, reason: 'unclear' })
  return (await db.itemMark.findFirstOrThrow({ where: { userId } })).id
}

/** A message that waits for an answer, and a testimonial that everybody reads. */
async function writtenToUs(): Promise<Pick<History, 'message' | 'testimonial'>> {
  const name = 'Nell Newcomer'
  const text = 'Is there a plan for two children?\n\nOne sits the ISEE, the other the SSAT.'
  const { id: message } = await db.contactMessage.create({ data: { name, email: 'nell@example.com', message: text } })
  const content = 'The worked steps were what helped: she stopped guessing.'
  const said = { name, role: 'Parent of a seventh grader', content, status: 'approved' } as const
  const { id: testimonial } = await db.testimonial.create({ data: said })
  return { message, testimonial }
}

/** A child who wrote something, with a parent who agreed; and an account that is to be deleted. */
async function childWithParent(): Promise<Pick<History, 'child' | 'parentToken' | 'keepToken'>> {
  const [parentToken, keepToken, mark] = [randomToken(), randomToken(), randomToken()]
  const parentEmail = `${mark.slice(0, 12)}@example.com`
  const expiresAt = new Date(Date.now() + HOUR)
  const { id: userId } = await createStudent({
    firstName: 'Sami',
    profile: { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail },
  })
  const quiz = { userId, level: 'ssat-middle', subject: 'quantitative', number: 1 } as const
  await sitQuiz({ ...quiz, at: lately(), choose: (item, position) => (position % 3 ? item.answer : wrongChoice(item)) })
  const mistake = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId } })
  await db.wrongAnswer.update({ where: { id: mistake.id }, data: { note: 'Read the question twice.' } })
  const writing = { studentId: userId, promptId: '', exam: 'SSAT', level: 'ssat_middle', subject: 'writing_sample', number: 1 } as const
  await db.essay.create({ data: { ...writing, body: 'It began with a spoon.\nNobody wanted it.', wordCount: 8 } })
  const events = { create: [{ step: 'asked' as const }, { step: 'confirmed' as const }] }
  const consent = await db.consent.create({
    data: { userId, parentEmail, tokenHash: mark, expiresAt, confirmedAt: new Date(), events },
  })
  await db.parentLink.create({ data: { email: parentEmail, tokenHash: hashToken(parentToken), expiresAt } })

  const leaving = await createStudent({ firstName: 'Leona' })
  await db.accountDeletion.create({ data: { userId: leaving.id, askedBy: 'account', dueAt: expiresAt, tokenHash: hashToken(keepToken) } })
  return { child: consent.id, parentToken, keepToken }
}
