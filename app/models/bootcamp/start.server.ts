/** Beginning the parts of a boot camp's day: the worked example, the drill, the check, and the evening. Premium or the trial opens them. */
import { type Database, db } from '~/db.server'
import { checkSeconds } from '~/exam/bootcamp/minutes.server'
import { type ProgramSession, type Session, subjectOf } from '~/exam/bootcamp/program'
import { programDay } from '~/exam/bootcamp/programs.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { storeItems } from '~/models/bank/item-store.server'
import { startOnce } from '~/models/membership/start-once.server'
import { startTimed } from '~/models/membership/start-timed.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { createSitting } from '~/models/sittings/sitting.server'
import type { Camp, CampStudent } from './camp.server'
import { findDay } from './day.server'
import { sessionItems, subjectOfItems } from './items.server'

/** Which part of whose boot camp. */
export interface PartOf {
  student: CampStudent
  camp: Camp
  day: number
  session: Session
}

export type PartStart =
  | { outcome: 'started' | 'resumed'; id: string }
  /** Free: what was done can be read, and nothing begun. */
  | { outcome: 'limit' }
  /** The day is not the one that is open, or another part comes first. */
  | { outcome: 'closed' }
  /** Another timed section is open. */
  | { outcome: 'another-open' }
  | { outcome: 'done' }

/** Notes that the worked example was read. False when the day is not open, or the membership opens nothing. */
export async function readExample({ student, camp, day, session }: PartOf): Promise<boolean> {
  if (!mayWork(student, camp, day) || !programDay(camp.level, day)?.[session].example) return false
  const row = { enrollmentId: camp.id, day }
  await db.$transaction(async (transaction) => {
    await transaction.bootcampDay.createMany({ data: [row], skipDuplicates: true })
    await transaction.bootcampDay.updateMany({
      where: { ...row, NOT: { examplesRead: { has: session } } },
      data: { examplesRead: { push: session } },
    })
  })
  return true
}

/** Whether this member may begin something on this day of their boot camp. */
export function mayWork(
  { membership }: { membership: Pick<CampStudent['membership'], 'isUnlimited'> },
  { isOpen, schedule }: Pick<Camp, 'isOpen' | 'schedule'>,
  day: number,
): boolean {
  return membership.isUnlimited && isOpen && schedule.open === day
}

/** Begins the drill or goes on with it; one that was ended early goes on with what it left. */
export async function startDrill(part: PartOf, now = new Date()): Promise<PartStart> {
  const found = await opened(part, now)
  if ('outcome' in found) return found
  const { student, camp, day, session } = part
  const { program, state } = found
  if (state.drill.isDone && !state.drill.isOpen) return { outcome: 'done' }
  const openKey = keyOf(part, 'drill')

  async function prepare() {
    const all = sessionItems({ level: camp.level, session }, program, await heldBack(student.id)).drill
    const answered = await answeredNames(part)
    const left = all.filter(({ id }) => !answered.has(id))
    const items = left.length > 0 ? left : all
    return async (transaction: Database) => {
      await begin(transaction, part)
      const list = await storeItems(transaction, items)
      const subject = subjectOfItems(items, subjectOf(camp.level, session))
      const sitting = { userId: student.id, kind: 'interactive_quiz', level: camp.level, subject, subjects: [subject], number: 0 } as const
      const drill = { list, planned: list.length, openKey, camp: { enrollmentId: camp.id, day, session }, secondsAllowed: null }
      return createSitting(transaction, { ...sitting, ...drill, items: items.slice(0, 1) }, now)
    }
  }
  return startOnce({ member: student, feature: 'bootcamp', findOpen: () => openUnder(openKey), prepare }, now)
}

/** Begins the check by the clock, after the drill. */
export async function startCheck(part: PartOf, { isBesideOthers = false } = {}, now = new Date()): Promise<PartStart> {
  const found = await opened(part, now)
  if ('outcome' in found) return found
  const { student, camp, day, session } = part
  const { program, state } = found
  const { drill, check } = state
  if (check.isDone) return { outcome: 'done' }
  if (!drill.isDone) return { outcome: 'closed' }
  const openKey = keyOf(part, 'check')

  async function prepare() {
    const items = await checkItems(part, program)
    const isOtherPassage = items.some(
      ({ id, passage }) => passage && !program.check.some(({ name }) => sourceOf({ id: name }) === sourceOf({ id })),
    )
    const secondsAllowed = checkSeconds(camp.level, session, program, student.profile.timePercent, isOtherPassage)
    const place = { level: camp.level, subject: subjectOfItems(items, subjectOf(camp.level, session)), number: 0, openKey }
    const sitting = { userId: student.id, kind: 'bootcamp_check', ...place, items, secondsAllowed } as const
    return (transaction: Database) => createSitting(transaction, { ...sitting, camp: { enrollmentId: camp.id, day, session } }, now)
  }
  const start = { member: student, feature: 'bootcamp', findOpen: () => openUnder(openKey), prepare } as const
  return startTimed({ ...start, openKey, isBesideOthers }, now)
}

type Opened = { program: ProgramSession; state: NonNullable<Awaited<ReturnType<typeof findDay>>>['sessions'][Session] }

async function opened(part: PartOf, now: Date): Promise<Opened | { outcome: 'limit' | 'closed' }> {
  const { student, camp, day, session } = part
  if (!student.membership.isUnlimited) return { outcome: 'limit' }
  const program = programDay(camp.level, day)?.[session]
  const state = mayWork(student, camp, day) ? await findDay({ userId: student.id, camp, day }, now) : null
  return program && state ? { program, state: state.sessions[session] } : { outcome: 'closed' }
}

async function answeredNames({ student, camp, day, session }: PartOf): Promise<Set<string>> {
  const sitting = {
    userId: student.id,
    kind: 'interactive_quiz',
    bootcampEnrollmentId: camp.id,
    bootcampDay: day,
    bootcampSession: session,
  } as const
  const rows = await db.response.findMany({
    where: { choice: { not: null }, isTwin: false, section: { sitting } },
    select: { item: { select: { name: true } } },
  })
  return new Set(rows.map(({ item }) => item.name))
}

/** The check's questions; what an earlier one has explained is not asked again where the bank has others. */
async function checkItems(part: PartOf, program: ProgramSession): Promise<Item[]> {
  const place = { level: part.camp.level, session: part.session }
  const held = await heldBack(part.student.id)
  const explained = await checkedSources(part)
  try {
    return sessionItems(place, program, new Set([...held, ...explained])).check
  } catch (error) {
    if (!(error instanceof RangeError) || explained.length === 0) throw error
    return sessionItems(place, program, held).check
  }
}

/** The sources of what an ended check of this session asked; with a passage, all of it. */
async function checkedSources({ student, camp, day, session }: PartOf): Promise<string[]> {
  const place = { bootcampEnrollmentId: camp.id, bootcampDay: day, bootcampSession: session }
  const rows = await db.response.findMany({
    where: { section: { sitting: { ...place, userId: student.id, kind: 'bootcamp_check', status: 'ended' } } },
    select: { item: { select: { name: true } } },
  })
  return rows.map(({ item }) => sourceOf({ id: item.name }))
}

/** The row of the day, which keeps it in the program when days are missed. */
async function begin(transaction: Database, { camp, day }: Pick<PartOf, 'camp' | 'day'>): Promise<void> {
  await transaction.bootcampDay.createMany({ data: [{ enrollmentId: camp.id, day }], skipDuplicates: true })
}

async function openUnder(openKey: string): Promise<string | null> {
  const sitting = await db.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
  return sitting?.id ?? null
}

function keyOf({ student, camp, day, session }: PartOf, what: 'drill' | 'check'): string {
  return [student.id, 'bootcamp', camp.id, day, session, what].join(':')
}
