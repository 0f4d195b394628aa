/** The answer of a talk that does not stand there whole: on its way, or failed. */
import { findTask } from '~/models/ai/task.server'
import type { Talk } from '~/models/tutor-ai/talks.server'

export interface Pending {
  state: 'waiting' | 'failed'
  /** What to say of a failure. */
  why: string
  messageId: string
}

const WHY: Record<string, string> = {
  busy: 'Many students are asking right now, and nobody had time for your question.',
  slow: 'The answer did not come in time.',
  cut: 'The answer broke off.',
  held: 'You have timed work open, or this question stands in work that you have open. Finish that, then ask again.',
  spent: 'You have used all that the tutor can say to one student in a day. It starts over at midnight, Eastern Time.',
  'spent-by-all': 'The tutor has said all that it can say today. It starts over at midnight, Eastern Time.',
}
const AWAY = 'The tutor cannot be reached at the moment.'

/** Null when every answer stands there. */
export async function pendingOf(userId: string, { messages }: Talk, now: Date): Promise<Pending | null> {
  const open = messages.find(({ isWhole }) => !isWhole)
  if (!open) return null
  const task = await findTask({ userId, kind: 'tutor_reply', reference: open.id }, now)
  const isFailed = !task || task.state === 'failed'
  return { state: isFailed ? 'failed' : 'waiting', why: isFailed ? (WHY[task?.failure ?? ''] ?? AWAY) : '', messageId: open.id }
}
