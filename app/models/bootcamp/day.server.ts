/** A day of a boot camp: which parts of its sessions are done. What is found done is written down, so that it stays so. */
import { db } from '~/db.server'
import { DAY_PARTS, type DayPart, type ProgramDay, SESSIONS, type Session } from '~/exam/bootcamp/program'
import { programDay } from '~/exam/bootcamp/programs.server'
import { dateOfDay } from '~/exam/plan/days'
import { countDue } from '~/models/words/deck.server'
import { dayIn } from '~/utils/time/periods.server'
import type { Camp } from './camp.server'

/** Nearly all of a drill, of a check, or of an evening: who ends earlier has not done it. */
const ENOUGH = { drill: 0.8, check: 0.5, review: 0.8 }

interface Work {
  /** The newest sitting; null before the first. */
  sittingId: string | null
  isOpen: boolean
  /** Questions that have an answer. */
  answered: number
  count: number
  right: number
  isDone: boolean
}

interface SessionState {
  opening: { lesson: string | null; isDone: boolean }
  drill: Work
  check: Work
  isDone: boolean
}

export interface DayState {
  sessions: Record<Session, SessionState>
  review: { isBegun: boolean; mistakes: Work; words: { asked: number; reviewed: number; isDone: boolean }; isDone: boolean }
  done: DayPart[]
  completedAt: Date | null
}

interface Owned {
  userId: string
  camp: Camp
  day: number
}

/** The owner's day as it stands; null for one that the program does not have. Three queries, four in an evening, and two more when something new is done. */
export async function findDay(owned: Owned, now = new Date()): Promise<DayState | null> {
  const { camp, day } = owned
  const program = programDay(camp.level, day)
  if (!program) return null
  const facts = await factsOf(owned, program, now)
  const sessions = Object.fromEntries(
    SESSIONS.map((session) => [session, sessionState(session, program, facts, camp.begun.get(day)?.examplesRead ?? [])]),
  ) as Record<Session, SessionState>
  const review = reviewState(facts, camp.begun.get(day))
  const kept = camp.begun.get(day)
  const done = DAY_PARTS.filter((part) => kept?.sessionsDone.includes(part) || (part === 'review' ? review.isDone : sessions[part].isDone))
  return { sessions, review, done, completedAt: await keepDone(owned, done, facts, now) }
}

type BegunDay = Camp['begun'] extends Map<number, infer Begun> ? Begun : never
type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf({ userId, camp, day }: Owned, program: ProgramDay, now: Date) {
  const began = camp.begun.get(day)
  const [sittings, lessons, words, wordsDue] = await Promise.all([
    db.practiceSitting.findMany({
      where: { userId, bootcampEnrollmentId: camp.id, bootcampDay: day },
      orderBy: { startedAt: 'asc' },
      relationLoadStrategy: 'join',
      select: {
        ...{ id: true, kind: true, status: true, endedAt: true, bootcampSession: true, planned: true },
        sections: { take: 1, select: { responses: { select: { choice: true, isRight: true, isTwin: true, answeredAt: true } } } },
      },
    }),
    db.videoLessonCompletion.findMany({
      where: { studentId: userId, isCompleted: true, lessonId: { in: SESSIONS.flatMap((session) => program[session].lesson ?? []) } },
      select: { lessonId: true, completedAt: true },
    }),
    began?.reviewedFrom
      ? db.vocabularyCard.findMany({
          where: { studentId: userId, reviewedAt: { gte: began.reviewedFrom } },
          orderBy: { reviewedAt: 'asc' },
          take: began.wordsAsked ?? 0,
          select: { reviewedAt: true },
        })
      : [],
    began?.reviewedFrom && !began.sessionsDone.includes('review') ? countDue(userId, now) : null,
  ])
  return { sittings, lessons, words, wordsDue }
}

function sessionState(session: Session, program: ProgramDay, facts: Facts, examplesRead: readonly string[]): SessionState {
  const { lesson = null, drill, check } = program[session]
  const own = facts.sittings.filter((sitting) => sitting.bootcampSession === session)
  const isSeen = lesson ? facts.lessons.some(({ lessonId }) => lessonId === lesson) : examplesRead.includes(session)
  const drills = own.filter(({ kind }) => kind === 'interactive_quiz')
  const checks = own.filter(({ kind }) => kind === 'bootcamp_check').slice(-1)
  // What stood in for something hidden may have had fewer questions.
  const checkCount = checks[0]?.sections[0]?.responses.length ?? check.length
  const state = {
    opening: { lesson, isDone: isSeen },
    drill: workOf(drills, drills[0]?.planned ?? drill.length, ENOUGH.drill),
    check: workOf(checks, checkCount, ENOUGH.check),
  }
  return { ...state, isDone: state.opening.isDone && state.drill.isDone && state.check.isDone }
}

/** What sittings of one part come to: a drill that was ended early goes on in another one with what it left. */
function workOf(sittings: Facts['sittings'], count: number, enough: number): Work {
  const last = sittings.at(-1)
  const responses = sittings.flatMap(({ sections }) => sections.flatMap((section) => section.responses)).filter(({ isTwin }) => !isTwin)
  const answered = responses.filter(({ choice }) => choice !== null).length
  const isOpen = last?.status === 'open'
  const isTimed = last?.kind === 'bootcamp_check'
  return {
    ...{ sittingId: last?.id ?? null, isOpen, answered, count },
    right: responses.filter(({ isRight }) => isRight).length,
    isDone: last !== undefined && answered >= count * enough && (!isOpen || (!isTimed && answered >= count)),
  }
}

/**
 * A set that was ended early goes on in another one: as many as the first had, over all sets. A mistake that is mastered elsewhere, or a
 * word that was taken out, is not waited for.
 */
function reviewState({ sittings, words, wordsDue }: Facts, began: BegunDay | undefined): DayState['review'] {
  const sets = sittings.filter(({ kind }) => kind === 'twins')
  const last = sets.at(-1)
  const isOpen = last?.status === 'open'
  const responses = sets.flatMap(({ sections }) => sections.flatMap((section) => section.responses))
  // The end of a set marks what it left blank as missed.
  const checked = responses.filter(({ choice, isRight }) => choice !== null && isRight !== null).length
  const count = sets[0]?.sections[0]?.responses.length ?? 0
  const isOut = began?.mistakesOutAt != null && !isOpen
  const mistakes = {
    ...{ sittingId: last?.id ?? null, isOpen, count: Math.max(count, checked), answered: checked },
    right: responses.filter(({ isRight }) => isRight).length,
    isDone: isOut || (last !== undefined && checked >= count * (isOpen ? 1 : ENOUGH.review)),
  }
  const asked = began?.wordsAsked ?? 0
  const isBegun = began?.reviewedFrom != null
  const hasWords = words.length >= asked * ENOUGH.review || wordsDue === 0
  return {
    isBegun,
    mistakes,
    words: { asked, reviewed: words.length, isDone: isBegun && hasWords },
    isDone: isBegun && mistakes.isDone && hasWords,
  }
}

/** Writes down what is done now and was not before; returns when the day was finished, null while it is not. */
async function keepDone({ camp, day }: Owned, done: DayPart[], facts: Facts, now: Date): Promise<Date | null> {
  const kept = camp.begun.get(day)
  if (kept?.completedAt) return kept.completedAt
  if (done.length === 0 || done.length === kept?.sessionsDone.length) return null
  const completedAt = done.length === DAY_PARTS.length ? lastWorkAt(facts, now) : null
  const completedOn = completedAt && dateOfDay(dayIn(camp.timeZone, completedAt))
  const row = { enrollmentId: camp.id, day }
  await db.bootcampDay.createMany({ data: [row], skipDuplicates: true })
  // A look that began earlier takes nothing back.
  await db.bootcampDay.updateMany({ where: { ...row, completedAt: null }, data: { sessionsDone: done, completedAt, completedOn } })
  return completedAt
}

/** When the last of the work was done: a day that was finished before midnight is looked at after it, too. */
function lastWorkAt({ sittings, lessons, words }: Facts, now: Date): Date {
  const times = [
    ...sittings.flatMap(({ endedAt, sections }) => [
      endedAt,
      ...sections.flatMap(({ responses }) => responses.map(({ answeredAt }) => answeredAt)),
    ]),
    ...lessons.map(({ completedAt }) => completedAt),
    ...words.map(({ reviewedAt }) => reviewedAt),
  ].flatMap((time) => (time ? new Date(time).getTime() : []))
  return times.length > 0 ? new Date(Math.min(now.getTime(), Math.max(...times))) : now
}
