/** Sittings: starting one, its clock, and what a question page shows of it. The server alone keeps deadlines and answers. */
import { randomBytes } from 'node:crypto'
import { type Database, db } from '~/db.server'
import type { DayPart } from '~/exam/bootcamp/program'
import { type Item, publicItem } from '~/exam/core/item/item'
import type { Difficulty, Level, Subject } from '~/exam/core/levels'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import type { SittingKind } from '~/generated/prisma/enums'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { storedItem, storeItems } from '~/models/bank/item-store.server'
import { examLevel, storedLevel, testTypeOf } from '~/models/bank/stored-level'
import type { Membership } from '~/models/membership/membership'
import { startTimed, type TimedStart } from '~/models/membership/start-timed.server'
import { clockOf, uncountedTime } from './clock'
import { findQuestionRow } from './question-row.server'

interface Member {
  id: string
  membership: Membership
  profile: { timePercent: number }
}

export interface QuizAddress {
  level: Level
  subject: Subject
  number: number
}

export interface QuizStart extends QuizAddress {
  /** The student has seen that another section is open, and starts this one too. */
  isBesideOthers?: boolean
}

/**
 * Starts the quiz with its items frozen and its clock running, or finds the one that is open already. One use of the week's allowance is
 * taken with it. Asks before a second timed section. Throws a RangeError for a quiz that does not exist.
 */
export function startQuiz(member: Member, { isBesideOthers, ...quiz }: QuizStart, now = new Date()): Promise<TimedStart> {
  const { level, subject, number } = quiz
  const openKey = [member.id, 'quiz', level, subject, number].join(':')
  async function prepare() {
    const { items, seconds, edition } = assembleQuiz(level, subject, number, await hiddenNames())
    const secondsAllowed = Math.round((seconds * member.profile.timePercent) / 100)
    const sitting = { userId: member.id, kind: 'sectional_quiz', ...quiz, edition, openKey, items, secondsAllowed } as const
    return (transaction: Database) => createSitting(transaction, sitting, now)
  }
  const start = { member, feature: 'sectional_quizzes', findOpen: () => findOpenSitting(openKey), prepare } as const
  return startTimed({ ...start, openKey, isBesideOthers }, now)
}

/** The id of the sitting that is open under this key; null for none. */
async function findOpenSitting(openKey: string): Promise<string | null> {
  const sitting = await db.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
  return sitting?.id ?? null
}

/** A session of a day of somebody's boot camp. */
export interface CampPlace {
  enrollmentId: string
  day: number
  session: DayPart
}

interface NewSitting extends QuizAddress {
  userId: string
  kind: SittingKind
  /** The published edition that the items are of. */
  edition?: number
  /** For adaptive practice: what it mixes, and what else the student chose. */
  subjects?: readonly Subject[]
  skill?: string | null
  difficulty?: Difficulty | null
  planned?: number
  /** The questions of a drill that is not adaptive, by their ids: `items` then holds the first of them. */
  list?: readonly string[]
  /** The session of the boot camp that it belongs to. */
  camp?: CampPlace
  openKey?: string
  items: readonly Item[]
  /** For twins: the mistake that each item returns to; null for one that was skipped. */
  mistakeIds?: readonly (string | null)[]
  /** Null for practice without a clock. */
  secondsAllowed: number | null
}

/**
 * The filter by which everything here finds a sitting: its owner's, and neither adaptive practice nor a set of twins nor a passage to
 * read, which answer at once and have their own pages and their own scoring (models/practice, models/reading), nor a drill, whose times the
 * server takes alone (models/pacing).
 */
export function ownedSitting(userId: string) {
  return { userId, kind: { notIn: ['interactive_quiz', 'twins', 'pacing', 'reading'] satisfies SittingKind[] } }
}

/**
 * The id of a sitting's section: derived, so that the paths used all day find a row by its key instead of through the sitting. Where a
 * sitting has several, addresses and forms name the section by its own id, and that is it already: nothing that was made for one section
 * reaches another.
 */
export function sectionIdOf(sittingId: string, position?: number): string {
  return position === undefined && sittingId.includes('.') ? sittingId : `${sittingId}.${position ?? 1}`
}

/** Writes a sitting of one section with its frozen items; the clock starts at `now`. Returns its id. */
export async function createSitting(transaction: Database, sitting: NewSitting, now: Date): Promise<string> {
  const { userId, kind, level, subject, subjects = [], skill, difficulty, planned, number, edition, openKey, items, ...rest } = sitting
  const { mistakeIds, secondsAllowed, camp, list } = rest
  const itemIds = await storeItems(transaction, items)
  const id = randomBytes(16).toString('base64url')
  await transaction.practiceSitting.create({
    data: {
      id,
      userId,
      kind,
      exam: testTypeOf(level),
      level: storedLevel(level),
      subject: subjects.length > 1 ? null : subject,
      subjects: [...subjects],
      skill,
      difficulty,
      planned,
      number,
      edition,
      plan: list && { drill: [...list] },
      bootcampEnrollmentId: camp?.enrollmentId,
      bootcampDay: camp?.day,
      bootcampSession: camp?.session,
      openKey,
      startedAt: now,
      sections: {
        create: {
          id: sectionIdOf(id),
          position: 1,
          subject,
          questionCount: items.length,
          secondsAllowed,
          startedAt: now,
          deadline: secondsAllowed === null ? null : new Date(now.getTime() + secondsAllowed * 1000),
          responses: {
            createMany: { data: itemIds.map((itemId, index) => ({ position: index + 1, itemId, mistakeId: mistakeIds?.[index] })) },
          },
        },
      },
    },
    select: { id: true },
  })
  return id
}

const SECTION_SELECT = {
  id: true,
  part: true,
  subject: true,
  questionCount: true,
  secondsAllowed: true,
  deadline: true,
  secondsLeft: true,
  millisecondsLeft: true,
  pausedAt: true,
  pauses: true,
  spentMilliseconds: true,
  revision: true,
  endedAt: true,
  sitting: {
    select: { id: true, kind: true, level: true, number: true, status: true, startedAt: true, mode: true, place: true, conditions: true },
  },
  responses: { select: { position: true, choice: true, struck: true, flagged: true, changedAt: true }, orderBy: { position: 'asc' } },
} as const

type SectionRow = NonNullable<Awaited<ReturnType<typeof findSection>>>

/** The open or ended section of the owner's sitting, as every page of a sitting shows it; null for anyone else's. */
export async function sittingOverview(owner: { userId: string; sittingId: string }, now = new Date()) {
  const section = await findSection(owner)
  return section && overview(section, now)
}

function findSection({ userId, sittingId }: { userId: string; sittingId: string }) {
  return db.sittingSection.findFirst({
    where: { id: sectionIdOf(sittingId), sitting: ownedSitting(userId) },
    relationLoadStrategy: 'join',
    select: SECTION_SELECT,
  })
}

/** One question of the owner's sitting with what was done on all of them and highlighted, in one query; null when it is not theirs or not there. */
export async function sittingQuestion(at: { userId: string; sittingId: string; position: number }, now = new Date()) {
  const { userId, sittingId, position } = at
  const row = await findQuestionRow({ userId, sectionId: sectionIdOf(sittingId), position })
  if (!row) return null
  const { highlights, ...section } = row.section
  return { ...overview(section, now), highlights: highlightsByPassage(highlights), item: publicItem(storedItem(row.item.content)) }
}

/** Highlights as pages use them: by passage, with the times of their changes in milliseconds. */
export function highlightsByPassage(rows: readonly { passage: string; sentences: number[]; changedAt: Date }[]) {
  return Object.fromEntries(rows.map(({ passage, sentences, changedAt }) => [passage, { sentences, changedAt: changedAt.getTime() }]))
}

function overview({ sitting, responses, ...section }: SectionRow, now: Date) {
  // A date inside a joined relation arrives as text.
  const deadline = section.deadline && new Date(section.deadline)
  const clock = clockOf({ ...section, deadline }, now)
  return {
    sectionId: section.id,
    sittingId: sitting.id,
    kind: sitting.kind,
    startedAt: new Date(sitting.startedAt),
    /** Of a whole test: which of its steps this is, and how it is sat. */
    part: section.part,
    mode: sitting.mode,
    place: sitting.place,
    conditions: sitting.conditions,
    level: examLevel(sitting.level),
    subject: section.subject,
    number: sitting.number,
    questionCount: section.questionCount,
    isEnded: section.endedAt !== null,
    clock,
    /** Milliseconds that the clock ran and no question has been given, as when a page was loaded again. */
    uncounted: uncountedTime(clock, section.spentMilliseconds),
    pauses: section.pauses,
    revision: section.revision,
    states: responses.map(({ position, choice, flagged }) => ({ position, isAnswered: choice !== null, isFlagged: flagged })),
    /** What the student did on each question, in their order. */
    marks: responses.map(({ choice, struck, flagged, changedAt }) => ({
      choice,
      struck,
      flagged,
      changedAt: changedAt ? new Date(changedAt).getTime() : 0,
    })),
  }
}
