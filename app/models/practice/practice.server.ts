/**
 * Adaptive practice: starting a session, its next question, a twin, a hint, and its end. What an answer does stands in
 * app/models/practice/answer.server.ts.
 */

import { randomBytes } from 'node:crypto'
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Difficulty, Level, Subject } from '~/exam/core/levels'
import { probeOf } from '~/exam/mistakes/probe.server'
import { RETURNS_AFTER } from '~/exam/practice/asked'
import { SESSION_QUESTIONS } from '~/exam/practice/length'
import { nextPracticeItem, practiceTwin } from '~/exam/practice/pick.server'
import { practiceSubjects } from '~/exam/practice/subjects.server'
import { storeItems } from '~/models/bank/item-store.server'
import type { Membership } from '~/models/membership/membership'
import { type Started, startOnce } from '~/models/membership/start-once.server'
import { suspectsToProbe } from '~/models/mistakes/patterns/suspicions.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { createSitting } from '~/models/sittings/sitting.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { closeSitting } from './close.server'
import { findPractice, MOST_TWINS, openPractice, type PracticeOwner, type PracticeSession, practiceKey } from './open-practice.server'

/** Every so many questions one may probe. */
const PROBE_EVERY = 2

export interface PracticePlan {
  level: Level
  subjects: readonly Subject[]
  /** The one skill, where the student chose one. */
  skill?: string | null
  /** Null for the edge of what the student can do. */
  difficulty?: Difficulty | null
  questions?: number
}

/**
 * Starts a session as it was chosen with its first question, or finds the one that is open at this level. One use of the week's allowance
 * is taken with it. Throws a RangeError when the level has nothing of the kind.
 */
export function startPractice(member: { id: string; membership: Membership }, plan: PracticePlan, now = new Date()): Promise<Started> {
  const { level, skill, difficulty } = plan
  const student = { userId: member.id, level }
  async function prepare() {
    const subjects = practiceSubjects(level).filter((subject) => plan.subjects.includes(subject))
    const [estimates, hidden] = await Promise.all([skillEstimates(student), heldBack(member.id)])
    const item = nextPracticeItem({ level, subjects, skill, difficulty, asked: [], estimates, hidden, seed: newSeed() })
    if (!item) throw new RangeError(`nothing to practice at ${level}`)
    return (transaction: Database) => createSession(transaction, member.id, { ...plan, subjects }, item, now)
  }
  return startOnce({ member, feature: 'interactive_quiz', findOpen: () => findUnfinished(student, now), prepare }, now)
}

/** The open session of a level that still has something to ask. One of which all is answered ends here: only its end was never asked for. */
async function findUnfinished(student: { userId: string; level: Level }, now: Date): Promise<string | null> {
  const open = await openPractice(student)
  if (!open?.isComplete) return open?.sittingId ?? null
  await endPractice({ userId: student.userId, sittingId: open.sittingId }, now)
  return null
}

function createSession(transaction: Database, userId: string, plan: PracticePlan, item: Item, now: Date): Promise<string> {
  const { level, questions: planned = SESSION_QUESTIONS, ...chosen } = plan
  const session = {
    userId,
    kind: 'interactive_quiz',
    level,
    ...chosen,
    planned,
    number: 0,
    openKey: practiceKey({ userId, level }),
  } as const
  return createSitting(transaction, { ...session, subject: item.subject, items: [item], secondsAllowed: null }, now)
}

/**
 * Puts the next question after the one at `after`, which must be the newest and checked. Once for two presses; false when it is refused.
 * Where nothing is left to ask, the session is as long as it is.
 */
export async function askNext(at: PracticeOwner & { after: number }): Promise<boolean> {
  const session = await answeredSession(at)
  if (!session || session.isComplete) return false
  const listed = session.list?.[session.place]
  if (listed) return append(session, () => listed, false)

  const [estimates, hidden] = await Promise.all([skillEstimates({ userId: at.userId, level: session.level }), heldBack(at.userId)])
  const probe = await nextProbe(at.userId, session, hidden)
  const item = probe ?? nextPracticeItem({ ...session, asked: session.questions, estimates, hidden, seed: newSeed() })
  if (item) return append(session, stored(item), false)
  await db.practiceSitting.updateMany({ where: { id: session.sittingId, status: 'open' }, data: { planned: session.place } })
  return true
}

/** Every other question may probe a suspected misconception, where the session asks of its kind and has not just done so; null for none. */
async function nextProbe(userId: string, session: PracticeSession, hidden: ReadonlySet<string>): Promise<Item | null> {
  if (session.place % PROBE_EVERY !== 0) return null
  const asked = session.questions.map(({ item }) => item)
  const newest = asked.slice(-RETURNS_AFTER.least).map(sourceOf)
  const suspects = (await suspectsToProbe({ studentId: userId, level: session.level }, new Date())).filter(
    ({ questionId, subject, skill }) =>
      session.subjects.includes(subject) && (session.skill ?? skill) === skill && !newest.includes(sourceOf({ id: questionId })),
  )
  for (const suspect of suspects) {
    const probe = probeOf(suspect, { asked, hidden, seed: newSeed() })
    if (probe) return probe
  }
  return null
}

/** The same for a twin of the question at `after`. */
export async function askTwin(at: PracticeOwner & { after: number }): Promise<boolean> {
  const session = await answeredSession(at)
  const twin = session && findTwin(session, await heldBack(at.userId))
  return twin ? append(session, stored(twin), true) : false
}

/** A twin of the session's newest question; null when there is none or the session had as many as it may. */
export function findTwin({ questions, last }: PracticeSession, hidden: ReadonlySet<string>): Item | null {
  return questions.filter(({ isTwin }) => isTwin).length < MOST_TWINS
    ? practiceTwin(last.item, { asked: questions, hidden, seed: newSeed() })
    : null
}

/** Opens one more hint of the question at `position`; `shown` is how many the student saw, so that a form sent twice opens one. */
export async function showHint(at: PracticeOwner & { position: number; shown: number; struck: number[] }): Promise<boolean> {
  const { position, shown, struck } = at
  const session = await findPractice(at)
  if (!session || session.isEnded || session.last.position !== position || shown >= session.last.item.hints.length) return false

  const { count } = await db.response.updateMany({
    where: { sectionId: session.sectionId, position, isRight: null, hintsUsed: shown, section: { endedAt: null } },
    data: { hintsUsed: { increment: 1 }, struck },
  })
  return count === 1
}

/** Ends the owner's session with what was answered; an open question counts as omitted. False when it had ended or is not theirs. */
export function endPractice(owner: PracticeOwner, now = new Date()): Promise<boolean> {
  return db.$transaction((transaction) => closeSitting(transaction, { ...owner, kind: 'interactive_quiz' }, now))
}

async function answeredSession({ after, ...owner }: PracticeOwner & { after: number }): Promise<PracticeSession | null> {
  const session = await findPractice(owner)
  return session && !session.isEnded && session.last.position === after && session.last.isRight !== null ? session : null
}

/** Gives the id of a question that is stored, or stores it. */
type StoredId = (transaction: Database) => string | Promise<string | undefined>

const stored =
  (item: Item): StoredId =>
  async (transaction) =>
    (await storeItems(transaction, [item]))[0]

/** Adds a question to a session that still has exactly the questions that were read. */
async function append({ sectionId, questions }: PracticeSession, idOf: StoredId, isTwin: boolean): Promise<boolean> {
  return db.$transaction(async (transaction: Database) => {
    const { count } = await transaction.sittingSection.updateMany({
      where: { id: sectionId, endedAt: null, questionCount: questions.length },
      data: { questionCount: { increment: 1 } },
    })
    const itemId = count === 1 ? await idOf(transaction) : undefined
    if (!itemId) return false
    await transaction.response.create({ data: { sectionId, position: questions.length + 1, itemId, isTwin } })
    return true
  })
}

function newSeed(): string {
  return randomBytes(9).toString('base64url')
}
