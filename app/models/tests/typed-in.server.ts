/** What was written by hand in a whole test, typed in when the test's clock no longer runs. */
import { db } from '~/db.server'
import { MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { wordsIn } from '~/utils/text/words'

interface TypedText {
  userId: string
  sittingId: string
  promptId: string
  body: string
  /** The revision that the page knows. */
  seen: number
}

export type TypedOutcome = 'saved' | 'elsewhere' | 'needs-parent' | 'refused'

/**
 * Stores the text of a writing that is over and was done on paper. `elsewhere` when another window has stored one that this page does not
 * know; `refused` while the writing runs, and for a prompt that it did not offer. Null for anyone else's.
 */
export async function typeIn({ userId, sittingId, promptId, body, seen }: TypedText, now = new Date()): Promise<TypedOutcome | null> {
  const over = { studentId: userId, sittingId, submittedAt: { not: null } }
  const { count } = await db.essay.updateMany({
    where: {
      ...over,
      revision: seen,
      student: MAY_STORE_TEXT,
      sitting: { place: 'paper', plan: { path: ['promptIds'], array_contains: [promptId] } },
    },
    data: { body, promptId, wordCount: wordsIn(body), changedAt: now, savedBy: null, revision: { increment: 1 } },
  })
  if (count === 1) return 'saved'
  const own = { studentId: userId, sittingId, sitting: { place: 'paper' } } as const
  const stored = await db.essay.findFirst({ where: own, select: { revision: true, submittedAt: true } })
  if (!stored) return null
  if (!(await mayStoreText(userId))) return 'needs-parent'
  return stored.submittedAt && stored.revision !== seen ? 'elsewhere' : 'refused'
}
