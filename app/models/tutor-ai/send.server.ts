/** A student's message to the tutor, from the first one on, which begins the talk and takes a use. */
import { type Database, db, isTaken } from '~/db.server'
import { CARE, isDistress } from '~/exam/tutor/safety/distress'
import { masked } from '~/exam/tutor/safety/mask'
import { formSchema } from '~/forms/schema.server'
import type { Level } from '~/generated/prisma/enums'
import { wake } from '~/jobs/queue/queue.server'
import { askFor } from '~/models/ai/task.server'
import { lockFamily, MAY_STORE_TEXT } from '~/models/families/consent.server'
import { takeUse } from '~/models/membership/allowance.server'
import type { Membership } from '~/models/membership/membership'
import { LimitReached } from '~/models/membership/start-once.server'
import { hasTimedWork } from '~/models/membership/start-timed.server'
import { HOUR_MS, MINUTE_MS } from '~/utils/time/durations'
import { type About, isHeld } from './about.server'
import { MESSAGE_FIELDS, SESSION_HOURS } from './talk-fields'
import { endOf } from './talks.server'

export const MessageSchema = formSchema(MESSAGE_FIELDS)

/** Until all of an answer must stand there. */
const PATIENCE_MS = 1.5 * MINUTE_MS

interface Member {
  id: string
  membership: Membership
}

/**
 * `timed`: a timed section, test or writing is open, and nobody helps then. `open`: the question stands in something that is open. `over`:
 * the session has ended. `already`: the other of two clicks has sent the same. `elsewhere`: another window has said something meanwhile, or
 * an answer is on its way. `cared`: words of need stand in the talk with our answer. `care`: they could not be stored, and the page that
 * refuses them shows the answer.
 */
export type SendOutcome =
  | 'sent'
  | 'cared'
  | 'care'
  | 'limit'
  | 'needs-parent'
  | 'timed'
  | 'open'
  | 'over'
  | 'already'
  | 'elsewhere'
  | 'missing'

interface Sent {
  outcome: SendOutcome
  /** Null where no talk was begun. */
  talkId: string | null
}

interface First {
  student: Member
  about: About
  level: Level
  text: string
  /** What makes two clicks one: of a question itself, else of the form. */
  once: string
}

/** Begins a talk with its first message. A talk about the same question that still goes on is gone on with. */
export async function beginTalk(first: First, now = new Date()): Promise<Sent> {
  return withCare(first.text, await begin(first, now))
}

/** No rule stands before the answer to words of need. */
function withCare(text: string, sent: Sent): Sent {
  return sent.outcome !== 'cared' && isDistress(text) ? { ...sent, outcome: 'care' } : sent
}

async function begin({ student, about, level, text, once }: First, now: Date): Promise<Sent> {
  const openKey = `${student.id}:${about.itemId ?? once}`
  const key = { openKey, studentId: student.id }
  // One that is over makes room; what it was about may be asked anew.
  await db.tutorConversation.updateMany({
    where: { ...key, createdAt: { lte: new Date(now.getTime() - SESSION_HOURS * HOUR_MS) } },
    data: { openKey: null },
  })
  const found = await db.tutorConversation.findUnique({ where: { openKey }, select: STANDING })
  const isFull = found !== null && endOf(found, now) !== null
  if (isFull) await db.tutorConversation.updateMany({ where: { id: found.id, ...key }, data: { openKey: null } })
  const known = isFull ? null : found
  if (known && known.messages.length > 0) {
    if (!about.itemId) return { outcome: saysLast(known, text) ? 'already' : 'elsewhere', talkId: known.id }
    return send({ student, talkId: known.id, text, number: known.messages.length + 1 }, now)
  }
  return send({ student, text, number: 1, begin: { ...key, ...about, level, createdAt: now } }, now)
}

interface Message {
  student: Member
  talkId: string
  text: string
  /** The number that it has in the talk as the page shows it: two clicks have one. */
  number: number
}

/** Says something in a talk of the student's. */
export async function sendMessage(message: Message, now = new Date()): Promise<Sent> {
  return withCare(message.text, await send(message, now))
}

type NewTalk = About & { openKey: string; studentId: string; level: Level; createdAt: Date }

async function send(
  { student, text, number, talkId, begin }: Omit<Message, 'talkId'> & { talkId?: string; begin?: NewTalk },
  now: Date,
): Promise<Sent> {
  const isInNeed = isDistress(text)
  try {
    const sent = await db.$transaction(async (transaction): Promise<Sent> => {
      // A parent who withdraws at this moment comes before or after, and takes the talk away with all other text.
      await lockFamily(transaction, student.id, now)
      // A student in need is answered whatever else is open. What starts at this moment takes the same row, before or after.
      if (!isInNeed && (await hasTimedWork(student.id, now, transaction))) return { outcome: 'timed', talkId: talkId ?? null }
      if ((await transaction.user.count({ where: { id: student.id, ...MAY_STORE_TEXT } })) === 0)
        return { outcome: 'needs-parent', talkId: null }
      const talk = begin ? await create(transaction, begin) : await find(transaction, { id: talkId ?? '', userId: student.id })
      if (!talk) return { outcome: 'missing', talkId: null }
      const says = (outcome: SendOutcome) => ({ outcome, talkId: talk.id })
      if (!isInNeed && (await isHeld(student.id, talk, transaction)))
        throw new Refused(begin ? { outcome: 'open', talkId: null } : says('open'))
      if (!isInNeed && endOf(talk, now)) return says('over')
      if (talk.messages.length + 1 !== number || talk.messages.some(({ isWhole }) => !isWhole))
        return says(saysLast(talk, text) ? 'already' : 'elsewhere')

      const own = { conversationId: talk.id, author: 'student', origin: 'student', number, body: masked(text), createdAt: now } as const
      const answer = { conversationId: talk.id, author: 'tutor', number: number + 1, createdAt: now } as const
      await transaction.tutorMessage.create({ data: own })
      await transaction.tutorConversation.update({ where: { id: talk.id }, data: { updatedAt: now } })
      if (isInNeed) {
        await transaction.tutorMessage.create({ data: { ...answer, origin: 'care', body: CARE } })
        return says('cared')
      }
      await takeOnce(transaction, { member: student, talkId: talk.id }, now)
      const { id: reference } = await transaction.tutorMessage.create({ data: { ...answer, origin: 'model', body: '', isWhole: false } })
      await askFor(transaction, { userId: student.id, kind: 'tutor_reply', reference, patienceMs: PATIENCE_MS }, now)
      return says('sent')
    })
    if (sent.outcome === 'sent') await wake()
    return sent
  } catch (error) {
    if (error instanceof Refused) return error.sent
    if (error instanceof LimitReached) return { outcome: 'limit', talkId: talkId ?? null }
    // The other of two clicks was quicker.
    if (isTaken(error)) {
      const talk = talkId ? await find(db, { id: talkId, userId: student.id }) : begin && (await findByKey(begin))
      return { outcome: talk && saysLast(talk, text) ? 'already' : 'elsewhere', talkId: talk?.id ?? null }
    }
    throw error
  }
}

/** Takes back what the transaction wrote. */
class Refused extends Error {
  readonly sent: Sent

  constructor(sent: Sent) {
    super('refused')
    this.sent = sent
  }
}

const STANDING = {
  ...{ id: true, createdAt: true, topic: true, reference: true, item: { select: { content: true } } },
  messages: { orderBy: { number: 'asc' }, select: { author: true, isWhole: true, body: true } },
} as const

function create(transaction: Database, data: NewTalk) {
  return transaction.tutorConversation.create({ data, select: STANDING })
}

function find(transaction: Database, { id, userId: studentId }: { id: string; userId: string }) {
  return transaction.tutorConversation.findFirst({ where: { id, studentId }, select: STANDING })
}

function findByKey({ openKey, studentId }: NewTalk) {
  return db.tutorConversation.findFirst({ where: { openKey, studentId }, select: STANDING })
}

/** Whether these are the last words of the student's that stand there: the other of two clicks has sent them. */
function saysLast({ messages }: { messages: readonly { author: string; body: string }[] }, text: string): boolean {
  return messages.findLast(({ author }) => author === 'student')?.body === masked(text)
}

/** One use a talk, in whichever week it goes on. */
async function takeOnce(transaction: Database, { member, talkId }: { member: Member; talkId: string }, now: Date): Promise<void> {
  const use = { userId: member.id, feature: 'ai_tutor', reference: talkId } as const
  if ((await transaction.featureUse.count({ where: use })) > 0) return
  if (!(await takeUse(transaction, { member, feature: 'ai_tutor', reference: talkId }, now))) throw new LimitReached()
}

/** Asks for the last answer once more, when it failed. */
export async function askAgain({ student, talkId }: { student: Member; talkId: string }, now = new Date()): Promise<SendOutcome> {
  try {
    const outcome = await db.$transaction(async (transaction): Promise<SendOutcome> => {
      await lockFamily(transaction, student.id, now)
      if (await hasTimedWork(student.id, now, transaction)) return 'timed'
      if ((await transaction.user.count({ where: { id: student.id, ...MAY_STORE_TEXT } })) === 0) return 'needs-parent'
      const message = await transaction.tutorMessage.findFirst({
        where: { conversationId: talkId, conversation: { studentId: student.id }, isWhole: false },
        select: { id: true, conversation: { select: STANDING } },
      })
      if (!message) return 'missing'
      if (await isHeld(student.id, message.conversation, transaction)) return 'open'
      if (endOf({ ...message.conversation, messages: [] }, now)) return 'over'
      await takeOnce(transaction, { member: student, talkId }, now)
      const task = { userId: student.id, kind: 'tutor_reply', reference: message.id, patienceMs: PATIENCE_MS } as const
      if (!(await askFor(transaction, task, now))) return 'elsewhere'
      await transaction.tutorMessage.update({ where: { id: message.id }, data: { body: '', heldBack: 0, origin: 'model' } })
      return 'sent'
    })
    if (outcome === 'sent') await wake()
    return outcome
  } catch (error) {
    if (error instanceof LimitReached) return 'limit'
    throw error
  }
}
