/**
 * A section that goes to paper: its questions without an answer are printed, its clock stands still, and the screen asks nothing of it until
 * the answers come back. When it went and when it came stays on record.
 */
import { type Database, db } from '~/db.server'
import type { Subject } from '~/exam/core/levels'
import { sectionName } from '~/exam/core/names'
import { DOWNLOAD_TYPES } from '~/exam/papers/download-types'
import { paperOf } from '~/exam/papers/papers.server'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel, testTypeOf } from '~/models/bank/stored-level'
import { leftWhenPaused, MOST_PAUSES } from '~/models/sittings/clock'
import { sectionIdOf } from '~/models/sittings/sitting.server'
import { PRINTABLE } from './printable'

interface Owner {
  userId: string
  /** A sitting, or a section of a whole test by its own id. */
  sittingId: string
}

interface Reader {
  /** As `shortNetwork` gives it. */
  network: string | null
  userAgent: string | null
}

/**
 * `open`: it is on paper already. `whole`: nothing is left to print. `paused-out`: it stood still as often as it may. `refused`: it has ended,
 * its time is over, or it is nobody's here.
 */
export type Printed = 'printed' | 'open' | 'whole' | 'paused-out' | 'refused'

/**
 * Prints the rest of the owner's section: stops its clock, which counts as a pause, and writes what was printed and what time was left. A
 * rehearsal goes on as practice, because its time is the family's own from here on. Run twice, the second finds it on paper.
 */
export function printRest({ userId, sittingId, ...reader }: Owner & Reader, now = new Date()): Promise<Printed> {
  const id = sectionIdOf(sittingId)
  return db.$transaction(async (transaction) => {
    // First the row that each step of a whole test locks, then the one that answers and ends lock: the order of models/tests/advance.
    const own = { id: id.split('.')[0], userId, status: 'open' as const, kind: { in: [...PRINTABLE] } }
    const { count: owned } = await transaction.practiceSitting.updateMany({ where: own, data: { status: 'open' } })
    if (owned === 0) return 'refused'
    const { count } = await transaction.sittingSection.updateMany({
      where: { id, sittingId: own.id, endedAt: null, OR: [{ deadline: null }, { deadline: { gt: now } }] },
      data: { revision: { increment: 1 } },
    })
    if (count === 0) return 'refused'
    if (await transaction.paperHandover.findUnique({ where: { openKey: id }, select: { id: true } })) return 'open'

    const blank = await transaction.response.findMany({ where: { sectionId: id, choice: null }, select: { position: true } })
    if (blank.length === 0) return 'whole'
    const stopped = await stopClock(transaction, id, now)
    if (stopped === 'paused-out') return 'paused-out'
    await transaction.practiceSitting.updateMany({ where: { id: own.id, mode: 'rehearsal' }, data: { mode: 'practice' } })
    const positions = blank.map(({ position }) => position).toSorted((a, b) => a - b)
    await transaction.paperHandover.create({
      data: { sectionId: id, openKey: id, positions, ...stopped, handedAt: now },
      select: { id: true },
    })
    await recordPrint(transaction, { userId, sectionId: id, ...reader }, now)
    return 'printed'
  })
}

/**
 * Seconds that were left, rounded up; null without a clock, and `paused-out` where a clock may not stop again. `pausedAt` is new in any case: no resumption on its way goes through, and the
 * screen takes no answers.
 */
async function stopClock(transaction: Database, id: string, now: Date): Promise<{ secondsLeft: number | null } | 'paused-out'> {
  const section = await transaction.sittingSection.findUniqueOrThrow({
    where: { id },
    select: { secondsAllowed: true, deadline: true, secondsLeft: true, millisecondsLeft: true, pauses: true },
  })
  if (section.secondsAllowed === null) {
    await transaction.sittingSection.update({ where: { id }, data: { pausedAt: now }, select: { id: true } })
    return { secondsLeft: null }
  }
  if (section.pauses >= MOST_PAUSES) return 'paused-out'
  const millisecondsLeft = section.deadline ? section.deadline.getTime() - now.getTime() : leftWhenPaused(section)
  const secondsLeft = Math.ceil(millisecondsLeft / 1000)
  await transaction.sittingSection.update({
    where: { id },
    data: { deadline: null, pausedAt: now, millisecondsLeft, secondsLeft, pauses: { increment: 1 } },
    select: { id: true },
  })
  return { secondsLeft }
}

/** In `pdf_downloads`, under the row of what was printed from: one of the catalog, or one that is listed nowhere. */
async function recordPrint(
  transaction: Database,
  { userId, sectionId, network, userAgent }: { userId: string; sectionId: string } & Reader,
  now: Date,
) {
  const { part, subject, questionCount, sitting } = await transaction.sittingSection.findUniqueOrThrow({
    where: { id: sectionId },
    select: { part: true, subject: true, questionCount: true, sitting: { select: { level: true, number: true } } },
  })
  const level = examLevel(sitting.level)
  const { number } = sitting
  const pdfTestId = part === null ? `${level}-${subject}-quiz-${number}` : `${level}-test-${number}-${part.toLowerCase()}`
  if (!paperOf(pdfTestId)) {
    const data = {
      ...{ id: pdfTestId, fileName: `${pdfTestId}.pdf`, displayName: restName({ part, subject, number }), testType: testTypeOf(level) },
      ...{
        gradeLevel: level.split('-')[1] ?? '',
        section: part ?? subject ?? '',
        difficulty: 'medium' as const,
        filePath: '',
        questionCount,
        isActive: false,
      },
    } as const
    await transaction.pdfPracticeTest.createMany({ data: [data], skipDuplicates: true })
  }
  const data = {
    userId,
    pdfTestId,
    downloadType: DOWNLOAD_TYPES.rest,
    ipAddress: network,
    userAgent: userAgent?.slice(0, 200) ?? null,
    downloadedAt: now,
  }
  await transaction.pdfDownload.create({ data, select: { id: true } })
}

/** "Verbal Reasoning, quiz 3", "Verbal Reasoning, test 1" */
function restName({ part, subject, number }: { part: string | null; subject: Subject | null; number: number }): string {
  return `${sectionName(subject)}, ${part === null ? 'quiz' : 'test'} ${number}`
}

/** The owner's section that is on paper now; null when it is not, or has ended. */
export async function onPaper({ userId, sittingId }: Owner) {
  const row = await db.paperHandover.findFirst({
    where: { openKey: sectionIdOf(sittingId), section: { endedAt: null, sitting: { userId } } },
    select: { id: true, positions: true, secondsLeft: true, handedAt: true, section: { select: { sitting: { select: { level: true } } } } },
  })
  return row && { ...row, level: examLevel(row.section.sitting.level) }
}

/** What the file of the printed rest holds; null when the owner's section is not on paper. */
export async function printedRest({ userId, sittingId }: Owner) {
  const open = await onPaper({ userId, sittingId })
  if (!open) return null
  const section = await db.sittingSection.findUniqueOrThrow({
    where: { id: sectionIdOf(sittingId) },
    relationLoadStrategy: 'join',
    select: {
      part: true,
      subject: true,
      sitting: { select: { number: true, edition: true } },
      responses: { orderBy: { position: 'asc' }, select: { item: { select: { content: true } } } },
    },
  })
  const { part, subject, sitting, responses } = section
  return {
    ...open,
    title: restName({ part, subject, number: sitting.number }),
    edition: sitting.edition,
    items: responses.map(({ item }) => storedItem(item.content)),
  }
}
