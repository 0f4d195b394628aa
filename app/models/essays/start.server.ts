/** Essays of the workshop begin here: a first draft on a prompt, or the next draft of one that was submitted. Neither takes a use. */
import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import { db, isTaken } from '~/db.server'
import { examOf } from '~/exam/core/levels'
import { writingSeconds, writingSubject } from '~/exam/forms/writing.server'
import type { Prisma } from '~/generated/prisma/client'
import { examName, storedLevel } from '~/models/bank/stored-level'
import { lockFamily, MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { wordsIn } from '~/utils/text/words'

/** An essay has at most so many drafts. */
export const MOST_DRAFTS = 6

/** Prompts of whole tests stay for those. */
export const WORKSHOP_PROMPTS: readonly Prompt[] = PROMPTS.filter(({ pool }) => pool === 'practice')

export function workshopPrompt(id: string): Prompt | undefined {
  return WORKSHOP_PROMPTS.find((prompt) => prompt.id === id)
}

export type EssayStart = { outcome: 'started' | 'resumed'; id: string } | { outcome: 'needs-parent' }

interface Starter {
  id: string
  /** Per cent of the real time. */
  profile: { timePercent: number }
}

/** Starts an essay, or finds the one that is open on this prompt. A clock runs from now on, for as long as the real section lasts. */
export async function startEssay(
  student: Starter,
  { prompt, isTimed, plan }: { prompt: Prompt; isTimed: boolean; plan: string },
  now = new Date(),
): Promise<EssayStart> {
  const openKey = `${student.id}:workshop:${prompt.id}`
  // One whose time is up no longer keeps its place: it waits in the list.
  await db.essay.updateMany({ where: { openKey, deadline: { lt: now } }, data: { openKey: null } })
  const seconds = (writingSeconds(prompt.level) * student.profile.timePercent) / 100
  return beginOnce(student.id, openKey, now, {
    level: storedLevel(prompt.level),
    exam: examName[examOf(prompt.level)],
    subject: writingSubject(prompt.level),
    promptId: prompt.id,
    plan,
    body: '',
    deadline: isTimed ? new Date(now.getTime() + seconds * 1000) : null,
  })
}

/** The next draft of an essay that was submitted, with its text to go on from; `many` when there are enough of them. */
export async function startDraft(
  { userId, essayId }: { userId: string; essayId: string },
  now = new Date(),
): Promise<EssayStart | { outcome: 'many' } | null> {
  const of = await db.essay.findFirst({
    where: { id: essayId, studentId: userId, isWorkshop: true, submittedAt: { not: null } },
    select: { id: true, draftOfId: true, level: true, exam: true, subject: true, promptId: true, plan: true, body: true },
  })
  if (!of) return null
  const { id, draftOfId, ...text } = of
  const rootId = draftOfId ?? id
  const newest = await db.essay.aggregate({ where: { draftOfId: rootId, studentId: userId }, _max: { draft: true } })
  const draft = (newest._max.draft ?? 1) + 1
  const openKey = `${rootId}:draft`
  const open = await openEssay(openKey)
  if (open) return { outcome: 'resumed', id: open }
  if (draft > MOST_DRAFTS) return { outcome: 'many' }
  return beginOnce(userId, openKey, now, { ...text, wordCount: wordsIn(text.body), draftOfId: rootId, draft, deadline: null })
}

type NewEssay = Omit<Prisma.EssayUncheckedCreateInput, 'studentId' | 'openKey' | 'isWorkshop' | 'startedAt'>

async function beginOnce(studentId: string, openKey: string, now: Date, data: NewEssay): Promise<EssayStart> {
  if (!(await mayStoreText(studentId))) return { outcome: 'needs-parent' }
  const open = await openEssay(openKey)
  if (open) return { outcome: 'resumed', id: open }
  try {
    const id = await db.$transaction(async (transaction) => {
      // A parent who withdraws at this moment waits for this row, and then finds the new essay too.
      await lockFamily(transaction, studentId, now)
      if ((await transaction.user.count({ where: { id: studentId, ...MAY_STORE_TEXT } })) === 0) return null
      const essay = { ...data, studentId, openKey, isWorkshop: true, startedAt: now }
      return (await transaction.essay.create({ data: essay, select: { id: true } })).id
    })
    return id ? { outcome: 'started', id } : { outcome: 'needs-parent' }
  } catch (error) {
    const other = isTaken(error) ? await openEssay(openKey) : null
    if (other) return { outcome: 'resumed', id: other }
    throw error
  }
}

async function openEssay(openKey: string): Promise<string | null> {
  const essay = await db.essay.findUnique({ where: { openKey }, select: { id: true } })
  return essay?.id ?? null
}

/** The essay that is open on this prompt, without a clock or before its end. */
export async function openOn({ userId, promptId }: { userId: string; promptId: string }, now = new Date()): Promise<string | null> {
  const open = { studentId: userId, isWorkshop: true, promptId, submittedAt: null, OR: [{ deadline: null }, { deadline: { gte: now } }] }
  const essay = await db.essay.findFirst({ where: { ...open, draft: 1 }, orderBy: { startedAt: 'desc' }, select: { id: true } })
  return essay?.id ?? null
}

/** Whether a writing of this level runs on a clock right now: then nobody is shown how others answered its prompt. */
export async function writesOnClock({ userId, promptId }: { userId: string; promptId: string }, now = new Date()): Promise<boolean> {
  const level = workshopPrompt(promptId)?.level
  if (!level) return false
  const where = { studentId: userId, level: storedLevel(level), submittedAt: null, deadline: { gte: now } }
  return (await db.essay.count({ where })) > 0
}

/** Takes the clock away from an essay whose time was up, so that it can be gone on with. */
export async function goOnWithoutClock({ userId, essayId }: { userId: string; essayId: string }, now = new Date()): Promise<boolean> {
  const over = { id: essayId, studentId: userId, isWorkshop: true, submittedAt: null, deadline: { lt: now }, student: MAY_STORE_TEXT }
  return (await db.essay.updateMany({ where: over, data: { deadline: null } })).count === 1
}
