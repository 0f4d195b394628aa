/** Asks the language model for what somebody waits for, and ends what was lost. Run twice, or on two instances at once, it is asked once. */
import { endLost, type Works, workOff } from '~/models/ai/task.server'
import { ESSAY_FEEDBACK_WORK } from '~/models/essays/feedback.server'
import { TUTOR_REPLY } from '~/models/tutor-ai/reply/answer.server'
import { log } from '~/utils/log.server'
import type { Jobs } from '../queue/queue.server'

/** What each kind of task does. */
const WORKS: Works = { essay_feedback: ESSAY_FEEDBACK_WORK, tutor_reply: TUTOR_REPLY }

export async function askModel({ data: { taskId } }: { data: Jobs['ask-model'] }): Promise<void> {
  await workOff(taskId, WORKS)
}

/** Every minute: tasks whose instance is gone have failed, and what they took is given back. */
export async function endLostTasks(): Promise<void> {
  const ended = await endLost(WORKS)
  if (ended > 0) log.warn({ ended }, 'tasks for the model were lost')
}
