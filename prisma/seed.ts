/**
 * The demo: an account of every role and membership state, with a history that looks lived in. Safe to run again: whoever exists is left
 * alone, but for an admin from before there was a second factor. Runs only while APP_URL is a loopback address. Its last line tells the sign-ins as JSON, for `npm start`.
 */
import { db } from '~/db.server'
import { env } from '~/env.server'
import type { Item } from '~/exam/core/item/item'
import { seededRandom } from '~/exam/core/random'
import { offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { examLevel } from '~/models/bank/stored-level'
import { type AccountShape, createStudent, DEMO_PASSWORD, giveSecondFactor, hasDemoFactor } from '../tests/factories/accounts'
import { DEMO_SECRET } from '../tests/factories/authenticator'
import { giveCommissions } from '../tests/factories/commissions/earners'
import { createListing } from '../tests/factories/listings'
import { createPartner } from '../tests/factories/partners'
import { sitQuiz } from '../tests/factories/sittings'
import { linkStudent } from '../tests/factories/tutoring/links'
import { createSampleSchools } from './sample-schools'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const now = Date.now()
const ago = (milliseconds: number) => new Date(now - milliseconds)

interface DemoAccount extends AccountShape {
  who: string
  email: string
  history?: 'rich' | 'open'
}

const STUDENTS: DemoAccount[] = [
  { who: 'Free student', email: 'free@stanine.example', firstName: 'Ada', createdAt: ago(20 * DAY), history: 'rich' },
  { who: 'Trial student', email: 'trial@stanine.example', firstName: 'Noor', createdAt: ago(5 * HOUR), profile: { level: 'ssat-middle', gradeApplied: 7 }, history: 'open' },
  { who: 'Premium student', email: 'premium@stanine.example', firstName: 'Theo', createdAt: ago(60 * DAY), tier: 'premium_annual', profile: { level: 'ssat-upper', gradeApplied: 9 }, history: 'rich' },
  { who: 'Extended time', email: 'extended@stanine.example', firstName: 'Mila', createdAt: ago(30 * DAY), tier: 'premium_monthly', profile: { level: 'isee-middle', gradeApplied: 7, timePercent: 150 } },
  { who: 'Child under 13', email: 'child@stanine.example', firstName: 'Sami', createdAt: ago(3 * DAY), profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child', parentEmail: 'parent@stanine.example' } },
  { who: 'New account', email: 'new@stanine.example', firstName: 'Robin', createdAt: ago(HOUR), profile: null },
  { who: 'Scholarship', email: 'scholar@stanine.example', firstName: 'Ines', createdAt: ago(40 * DAY), tier: 'scholarship_member' },
  { who: 'Group admin', email: 'group@stanine.example', firstName: 'Jordan', createdAt: ago(90 * DAY), profile: { level: 'isee-upper', gradeApplied: 9, holder: 'parent' } },
  { who: 'Admin', email: 'admin@stanine.example', firstName: 'Casey', createdAt: ago(200 * DAY), role: 'admin' },
] // biome-ignore format: a table

const PARTNERS = (['tutor', 'affiliate'] as const).flatMap((audience) =>
  (['approved', 'pending', 'rejected', 'suspended'] as const).map((status) => ({
    ...{ audience, status },
    who: `${audience === 'tutor' ? 'Tutor' : 'Affiliate'}, ${status}`,
    email: `${audience}-${status}@stanine.example`,
  })),
)

const LISTINGS = [
  { kind: 'tutor', name: 'Sample Tutor', state: 'CA', city: 'Pasadena', format: 'both', headline: 'ISEE reading and verbal, one student at a time', levels: ['isee-middle', 'isee-upper'] },
  { kind: 'tutor', name: 'Sample Tutor, Brooklyn', state: 'NY', city: 'Brooklyn', format: 'online', headline: 'Mathematics for both tests, from fractions on', levels: ['isee-upper', 'ssat-middle', 'ssat-upper'] },
  { kind: 'consultant', name: 'Sample Consultant, Boston', state: 'MA', city: 'Boston', format: 'both', headline: 'Which schools, which test, and what to write', levels: ['isee-lower', 'isee-middle', 'ssat-elementary', 'ssat-middle'] },
] as const // biome-ignore format: a table

if (!env.isLoopback) throw new Error('Demo data goes only into a local product: APP_URL is not a loopback address.')
for (const account of STUDENTS) await seedStudent(account)
await seedGroup()
await seedPartners()
await seedTutoring()
await seedListings()
await createSampleSchools()
const partnerSignIns = PARTNERS.map(({ who, email }) => ({ who, email, password: DEMO_PASSWORD }))
const signIns = [...(await Promise.all(STUDENTS.map(signInOf))), ...partnerSignIns]
await db.$disconnect()
console.log(JSON.stringify({ signIns }))

/** What a demo account signs in with; the secret of its authenticator app only while it is still the demo's. */
async function signInOf({ who, email }: DemoAccount) {
  return { who, email, password: DEMO_PASSWORD, secret: (await hasDemoFactor(email)) ? DEMO_SECRET : undefined }
}

async function seedStudent({ who, history, ...account }: DemoAccount): Promise<void> {
  const known = await db.user.findUnique({ where: { email: account.email }, select: { id: true } })
  if (known) {
    if (account.role === 'admin') await giveSecondFactor(known.id)
    return
  }
  const username = account.email.split('@')[0] ?? who
  const user = await createStudent({ lastName: 'Demo', ...account, username: `demo-${username}` })
  if (history) await seedHistory(user.id, history)
}

/** Six quizzes over the past weeks that go from about half to four fifths right; or one that is still open. */
async function seedHistory(userId: string, history: 'rich' | 'open'): Promise<void> {
  const profile = await db.studentProfile.findUniqueOrThrow({ where: { userId } })
  const level = examLevel(profile.level)
  const subjects = level.startsWith('isee')
    ? (['mathematics_achievement', 'quantitative_reasoning'] as const)
    : (['quantitative', 'verbal'] as const).filter((name) => offersQuiz(level, name))
  if (history === 'open') {
    await sitQuiz({ userId, level, subject: subjects[0], number: 1, at: ago(4 * 60_000), choose: chooser('open', 60), stopAfter: 7 })
    return
  }
  for (let quiz = 0; quiz < 6; quiz++) {
    const subject = subjects[quiz % 2] ?? subjects[0]
    const at = ago((18 - quiz * 3) * DAY)
    await sitQuiz({
      userId,
      level,
      subject,
      number: 1 + Math.floor(quiz / 2),
      at,
      choose: chooser(`${level}:${quiz}`, 50 + quiz * 6),
    })
  }
}

/** Chooses right in the given per cent of cases, now and then nothing, else one of the wrong choices. */
function chooser(seed: string, percent: number): (item: Item, position: number) => number | null {
  const random = seededRandom(`demo ${seed}`)
  return (item) => {
    if (random.chance(percent, 100)) return item.answer
    if (random.chance(1, 8)) return null
    return random.pick(item.choices.map((_, index) => index).filter((index) => index !== item.answer))
  }
}

/** Two students who work with the approved tutor, in a group. */
async function seedTutoring(): Promise<void> {
  const { id: tutorId } = await db.tutor.findUniqueOrThrow({ where: { email: 'tutor-approved@stanine.example' }, select: { id: true } })
  if ((await db.tutorStudent.count({ where: { tutorId } })) > 0) return
  const group = await db.tutorGroup.create({ data: { tutorId, name: 'Saturday morning' }, select: { id: true } })
  for (const email of ['free@stanine.example', 'premium@stanine.example']) {
    const { id: studentId } = await db.user.findUniqueOrThrow({ where: { email }, select: { id: true } })
    await linkStudent(tutorId, studentId, { groupId: group.id, label: `For ${email}`, since: ago(35 * DAY) })
  }
}

/** The group admin's ten seats, one of them taken by the scholarship student. */
async function seedGroup(): Promise<void> {
  const admin = await db.user.findUniqueOrThrow({ where: { email: 'group@stanine.example' }, include: { groupPurchases: true } })
  if (admin.groupPurchases.length > 0) return
  const member = await db.user.findUniqueOrThrow({ where: { email: 'scholar@stanine.example' }, include: { subscriptions: true } })
  const purchase = await db.groupPurchase.create({
    data: { purchaseType: 'group', adminUserId: admin.id, usedSeats: 1, purchaseDate: ago(45 * DAY), expiresAt: ago(-320 * DAY) },
  })
  const invitation = await db.groupInvitation.create({
    data: {
      groupPurchaseId: purchase.id,
      inviterUserId: admin.id,
      inviteeEmail: member.email,
      invitationCode: 'DEMO-SEAT-0001',
      status: 'accepted',
      sentAt: ago(41 * DAY),
      acceptedAt: ago(40 * DAY),
      acceptedByUserId: member.id,
      expiresAt: ago(11 * DAY),
    },
  })
  await db.userSubscription.updateMany({
    where: { userId: member.id },
    data: { subscriptionType: 'group_member', groupPurchaseId: purchase.id, groupInvitationId: invitation.id, endDate: purchase.expiresAt },
  })
}

/** A tutor and an affiliate in every state, so that their screens have somebody to show. */
async function seedPartners(): Promise<void> {
  for (const { audience, status, email } of PARTNERS) {
    const table = audience === 'tutor' ? db.tutor.count({ where: { email } }) : db.affiliatePartner.count({ where: { email } })
    if ((await table) > 0) continue
    const decisionReason = status === 'pending' ? undefined : 'A sample of the demo.'
    const lastName = audience === 'tutor' ? 'Tutor' : 'Affiliate'
    const { id } = await createPartner({ audience, status, email, firstName: 'Sample', lastName, createdAt: ago(30 * DAY), decisionReason })
    if (audience === 'affiliate' && status === 'approved') await giveCommissions(id, [3_465, 5_215])
  }
}

/** Profiles that the directories label as samples, so that lists and filters have somebody to show. */
async function seedListings(): Promise<void> {
  for (const { levels, ...listing } of LISTINGS) {
    const { kind, name } = listing
    if ((await db.listing.count({ where: { kind, name, isSample: true } })) > 0) continue
    await createListing({ ...listing, levels: [...levels], email: `sample@stanine.example`, isSample: true })
  }
}
