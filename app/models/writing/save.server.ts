/** The text of a timed writing, saved as it grows, submitted by the student or closed by its deadline. */
import { randomUUID } from 'node:crypto'
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { GRACE_SECONDS } from '~/models/sittings/clock'
import { wordsIn } from '~/utils/text/words'
import { offersPrompt } from './offered.server'

/** Two printed pages hold about 4,000 characters; this leaves room for whoever types fast. */
export const LONGEST_ESSAY = 20_000

interface Draft {
  userId: string
  essayId: string
  body: string
  promptId: string
  /** Which open page sends, and which of its saves this is. A page without scripts has no name: each of its forms is a page of its own. */
  page?: string
  number?: number
  /** The revision that the page knows; undefined for a page that is older than revisions, which knows none. */
  seen?: number
  /** Submits it as well. */
  isFinal: boolean
}

export type SaveState = 'saved' | 'elsewhere' | 'refused' | 'needs-parent'

/**
 * Saves the text, and submits it when asked. `elsewhere` when another window has saved a text that this one does not know: nothing is
 * stored, and somebody has to choose. `refused` after the deadline and its grace, after submitting, for a prompt that was not offered, and for anyone else's; `needs-parent`
 * when no parent agrees, or agrees no longer. Each save asks all of it in the statement that stores.
 */
export async function saveWriting(draft: Draft, now = new Date()): Promise<SaveState> {
  const { userId, essayId, body, promptId, page = randomUUID(), number = 1, seen, isFinal } = draft
  if (!(await offersPrompt({ userId, essayId, promptId }))) return 'refused'
  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  const open = { id: essayId, studentId: userId, submittedAt: null, AND: [inTime(latest), ON_SCREEN] }
  const isWorkshop = isFinal && (await db.essay.count({ where: { id: essayId, studentId: userId, isWorkshop: true } })) === 1
  const isNewerOfPage = { savedBy: page, saveNumber: { lt: number } }
  const isKnownToPage = { revision: seen, OR: [{ savedBy: null }, { savedBy: { not: page } }] }
  const saved = { body, promptId, wordCount: wordsIn(body), changedAt: now, savedBy: page, saveNumber: number }
  const { count } = await db.essay.updateMany({
    where: { ...open, student: MAY_STORE_TEXT, OR: [isNewerOfPage, isKnownToPage] },
    data: { ...saved, revision: { increment: 1 }, ...(isFinal && !isWorkshop ? { submittedAt: now, openKey: null } : {}) },
  })
  if (count === 1) return 'saved'
  if (!(await mayStoreText(userId))) return 'needs-parent'

  const stored = await db.essay.findFirst({ where: { id: essayId, studentId: userId } })
  if (!stored || (!stored.deadline && !stored.sittingId && !stored.isWorkshop)) return 'refused'
  // It was overtaken on its way by a later save of the same page.
  if (stored.savedBy === page && stored.saveNumber >= number) return 'saved'
  const isOpen = stored.submittedAt === null && (stored.deadline === null || stored.deadline >= latest)
  // Two presses of one button, or two windows that say the same.
  if (stored.body === body && stored.promptId === promptId) return isOpen ? saveWriting({ ...draft, seen: stored.revision }, now) : 'saved'
  return isOpen ? 'elsewhere' : 'refused'
}

/**
 * Submits the text that is stored, if it is the one that the student has `seen` and somebody has written something; an essay of the workshop
 * is submitted there, because that takes a use. Whether it did shows in
 * the writing: two presses of one button are no fault.
 */
export async function submitWriting({ userId, essayId, seen }: { userId: string; essayId: string; seen: number }, now = new Date()) {
  await db.essay.updateMany({
    where: {
      id: essayId,
      studentId: userId,
      isWorkshop: false,
      submittedAt: null,
      AND: [inTime(now), ON_SCREEN],
      revision: seen,
      wordCount: { gt: 0 },
    },
    data: { submittedAt: now, openKey: null },
  })
}

/** On paper the room ends the writing, and the text is typed in afterward (models/tests/typed-in). */
const ON_SCREEN = { OR: [{ sittingId: null }, { sitting: { place: { not: 'paper' } } }] } satisfies Prisma.EssayWhereInput

/** One of a whole test or of the workshop without a clock has no deadline. */
function inTime(latest: Date) {
  return { OR: [{ deadline: { gte: latest } }, { deadline: null, OR: [{ sittingId: { not: null } }, { isWorkshop: true }] }] }
}
