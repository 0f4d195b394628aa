/**
 * Feedback on an essay: asked for once for each text, made by a worker, kept beside the essay. It takes one use of the week, which comes back
 * when nothing came of it.
 */
import { PROMPTS } from '~/content/prompts/prompts.server'
import { db } from '~/db.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { withoutPadding } from '~/exam/essays/padding'
import { type EssayReading, ReadingSchema } from '~/exam/essays/reading'
import { FEWEST_WORDS } from '~/exam/essays/rubric'
import { isDistress } from '~/exam/tutor/safety/distress'
import { wake } from '~/jobs/queue/queue.server'
import { askFor, findTask, giveUseBack, type TaskWork } from '~/models/ai/task.server'
import { examLevel } from '~/models/bank/stored-level'
import { MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { takeUse } from '~/models/membership/allowance.server'
import type { Membership } from '~/models/membership/membership'
import { LimitReached } from '~/models/membership/start-once.server'
import { ModelFailure } from '~/services/ai/client.server'
import { wordsIn } from '~/utils/text/words'
import { readEssay } from './read.server'

const KIND = 'essay_feedback'
/** A student waits two minutes at most. */
const PATIENCE_MS = 120_000

export type AskOutcome = 'asked' | 'limit' | 'short' | 'care' | 'needs-parent' | 'refused'

/**
 * Asks for feedback on a text that is over. Asked twice, it is one run and one use. `care` when the text speaks of danger or distress: no model
 * answers that, and nothing is counted.
 */
export async function askForFeedback(
  { member, essayId }: { member: { id: string; membership: Membership }; essayId: string },
  now = new Date(),
): Promise<AskOutcome> {
  if (!(await mayStoreText(member.id))) return 'needs-parent'
  const essay = await db.essay.findFirst({ where: readable(member.id, essayId, now), select: { body: true } })
  if (!essay) return 'refused'
  if (wordsIn(withoutPadding(essay.body)) < FEWEST_WORDS) return 'short'
  if (isDistress(essay.body)) return 'care'
  try {
    await db.$transaction(async (transaction) => {
      const task = { userId: member.id, kind: KIND, reference: essayId, patienceMs: PATIENCE_MS } as const
      // What runs or is done already has its use.
      if ((await askFor(transaction, task, now)) === null) return
      const use = { member, feature: 'essay_feedback', reference: essayId } as const
      if (!(await takeUse(transaction, use, now))) throw new LimitReached()
    })
  } catch (error) {
    if (error instanceof LimitReached) return 'limit'
    throw error
  }
  await wake()
  return 'asked'
}

/** How the feedback on the owner's essay stands; null when nobody asked for it. */
export function feedbackState(userId: string, essayId: string, now = new Date()) {
  return findTask({ userId, kind: KIND, reference: essayId }, now)
}

/** What a row of feedback holds; null for none, and for one that is not of this shape. */
export function readingOf(row: { scores: unknown; comments: unknown } | undefined): EssayReading | null {
  if (!row) return null
  const read = ReadingSchema.safeParse({ lines: row.scores, ...(row.comments as object) })
  return read.success ? read.data : null
}

/** The worker's part: reads the essay and keeps what was said, if the essay is still there and may still be read. */
export const ESSAY_FEEDBACK_WORK: TaskWork = {
  async run({ userId, reference: essayId, deadline }) {
    const essay = await db.essay.findFirst({ where: readable(userId, essayId, new Date()) })
    const prompt = PROMPTS.find(({ id }) => id === essay?.promptId)
    if (!essay || !prompt) throw new ModelFailure('away')
    const { lines: scores, ...comments } = await readEssay({
      userId,
      text: essay.body,
      prompt: prompt.kind === 'picture' ? `${prompt.text} The picture: ${prompt.alt}` : prompt.text,
      level: LEVEL_NAMES[examLevel(essay.level)],
      deadline,
    })
    await db.$transaction(async (transaction) => {
      const still = await transaction.essay.count({ where: { ...readable(userId, essayId, new Date()), revision: essay.revision } })
      if (still === 0) throw new ModelFailure('away')
      await transaction.essayFeedback.deleteMany({ where: { essayId } })
      await transaction.essayFeedback.create({ data: { essayId, scores, comments } })
    })
  },
  undo: (transaction, { userId, reference }) => giveUseBack(transaction, { userId, feature: 'essay_feedback', reference }),
}

/** The owner's text that is over, outside of any test that goes on, and may be shown to a model. */
function readable(userId: string, essayId: string, now: Date) {
  return {
    id: essayId,
    studentId: userId,
    student: MAY_STORE_TEXT,
    AND: [
      { OR: [{ submittedAt: { not: null } }, { isWorkshop: false, deadline: { lt: now } }] },
      { OR: [{ sittingId: null }, { sitting: { status: 'ended' as const } }] },
    ],
  }
}
