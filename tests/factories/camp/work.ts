/** The work of a boot camp, done through the product's own verbs: what a day asks is answered, right or wrong. */
import { db } from '~/db.server'
import { SESSIONS, type Session } from '~/exam/bootcamp/program'
import { programDay } from '~/exam/bootcamp/programs.server'
import { storedItem } from '~/models/bank/item-store.server'
import { type CampStudent, findCamp } from '~/models/bootcamp/camp.server'
import { findDay } from '~/models/bootcamp/day.server'
import { startReview } from '~/models/bootcamp/evening.server'
import { readExample, startCheck, startDrill } from '~/models/bootcamp/start.server'
import { checkAnswer } from '~/models/practice/answer.server'
import { findPractice } from '~/models/practice/open-practice.server'
import { askNext, endPractice } from '~/models/practice/practice.server'
import { checkTwin, endTwins } from '~/models/practice/twins/check.server'
import { findTwinSet, nextOpen } from '~/models/practice/twins/set.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { submitSitting } from '~/models/sittings/end.server'

/** The open day's part of a student's boot camp at an instant. Throws when none is open. */
async function partAt(student: CampStudent, session: Session, now: Date) {
  const camp = await findCamp(student, now)
  const day = camp?.schedule.open
  if (!camp || !day) throw new Error(`no day is open: ${camp?.schedule.state}`)
  return { student, camp, day, session }
}

/** Sees the lesson of a session, or reads its example. */
export async function doOpening(student: CampStudent, session: Session, now: Date): Promise<void> {
  const part = await partAt(student, session, now)
  const lessonId = programDay(part.camp.level, part.day)?.[session].lesson
  if (!lessonId) {
    await readExample(part)
    return
  }
  const seen = { isCompleted: true, completedAt: now, progressPercentage: 100 }
  await db.videoLessonCompletion.upsert({
    where: { studentId_lessonId: { studentId: student.id, lessonId } },
    create: { studentId: student.id, lessonId, startedAt: now, ...seen },
    update: seen,
  })
}

/** Answers so many questions of the drill, the first of them wrong where `misses` says so, and ends it. */
export async function doDrill(student: CampStudent, session: Session, now: Date, { most = 99, misses = 0 } = {}): Promise<string> {
  const begun = await startDrill(await partAt(student, session, now), now)
  if (!('id' in begun)) throw new Error(`the drill met ${begun.outcome}`)
  const owner = { userId: student.id, sittingId: begun.id }
  for (let count = 1; count <= most; count++) {
    const practice = await findPractice(owner)
    if (!practice) throw new Error('the drill is gone')
    const { position, item } = practice.last
    const choice = count <= misses ? (item.answer + 1) % item.choices.length : item.answer
    await checkAnswer({ ...owner, position, choice, struck: [], seconds: 5 }, now)
    if (count === most || !(await askNext({ ...owner, after: position }))) break
  }
  await endPractice(owner, now)
  return begun.id
}

/** Takes the check: all right, or so many left blank at its end. */
export async function doCheck(student: CampStudent, session: Session, now: Date, { blank = 0 } = {}): Promise<string> {
  const begun = await startCheck(await partAt(student, session, now), {}, now)
  if (!('id' in begun)) throw new Error(`the check met ${begun.outcome}`)
  const owner = { userId: student.id, sittingId: begun.id }
  const responses = await db.response.findMany({
    where: { section: { sittingId: begun.id } },
    orderBy: { position: 'asc' },
    include: { item: true },
  })
  for (const { position, item } of responses.slice(0, responses.length - blank)) {
    await saveAnswer({ ...owner, position, choice: storedItem(item.content).answer, struck: [], seconds: 5 }, now)
  }
  await submitSitting(owner, now)
  return begun.id
}

/** Begins the set of mistakes of an evening, answers so many of it right, and ends it. */
export async function doSet(student: CampStudent, now: Date, { most = 99 } = {}): Promise<void> {
  const { session: _, ...part } = await partAt(student, 'verbal', now)
  const begun = await startReview(part, now)
  if (begun.outcome !== 'begun') throw new Error(`the evening met ${begun.outcome}`)
  if (begun.sittingId) {
    const owner = { userId: student.id, sittingId: begun.sittingId }
    let count = 0
    for (let set = await findTwinSet(owner); set && !set.isEnded && count < most; set = await findTwinSet(owner)) {
      count++
      const question = set.questions.find(({ position }) => position === nextOpen(set as NonNullable<typeof set>))
      if (!question) break
      await checkTwin({ ...owner, position: question.position, choice: question.item.answer, struck: [], seconds: 5 }, now)
    }
    await endTwins(owner, now)
  }
}

/** The evening: its mistakes answered right, its words put away as reviewed. */
export async function doReview(student: CampStudent, now: Date): Promise<void> {
  await doSet(student, now)
  await db.vocabularyCard.updateMany({
    where: { studentId: student.id, dueAt: { lte: now } },
    data: { reviewedAt: now, dueAt: new Date(now.getTime() + 864e5) },
  })
}

/** A whole day, and a look at it, with which it is written down. */
export async function doDay(student: CampStudent, now: Date, { misses = 0 } = {}): Promise<number> {
  const { day, camp } = await partAt(student, 'verbal', now)
  for (const session of SESSIONS) {
    await doOpening(student, session, now)
    await doDrill(student, session, now, { misses })
    await doCheck(student, session, now)
  }
  await doReview(student, now)
  const begun = await findCamp(student, now)
  await findDay({ userId: student.id, camp: begun ?? camp, day }, now)
  return day
}
