/** Essays of the workshop for tests, begun and submitted by the models themselves. */
import { samplesOn } from '~/content/essays/samples.server'
import { db } from '~/db.server'
import { askModel } from '~/jobs/ai/ask-model.server'
import { ESSAY_FEEDBACK_WORK } from '~/models/essays/feedback.server'
import { startEssay, workshopPrompt } from '~/models/essays/start.server'
import { wordsIn } from '~/utils/text/words'

export const PROMPT_ID = 'isee-upper-07'

/** The text of a sample essay, which is long enough to say something about. */
export function sampleText(promptId = PROMPT_ID, level = 'solid'): string {
  return (
    samplesOn(promptId)
      .find((sample) => sample.level === level)
      ?.paragraphs.join('\n\n') ?? ''
  )
}

/** An essay that is begun with this text; submitted when `at` says when. */
export async function writeEssay({
  userId,
  text = sampleText(),
  submittedAt = null,
  isTimed = false,
  at = new Date(),
}: {
  userId: string
  text?: string
  submittedAt?: Date | null
  isTimed?: boolean
  at?: Date
}): Promise<string> {
  const prompt = workshopPrompt(PROMPT_ID)
  if (!prompt) throw new Error('no such prompt')
  const student = { id: userId, profile: { timePercent: 100 } }
  const started = await startEssay(student, { prompt, isTimed, plan: 'A sink, a dishwasher, a rule.' }, at)
  if (started.outcome === 'needs-parent') throw new Error('a parent has to agree first')
  const closed = submittedAt ? { submittedAt, openKey: null } : {}
  await db.essay.update({ where: { id: started.id }, data: { body: text, wordCount: wordsIn(text), revision: 1, ...closed } })
  return started.id
}

/** Does what a worker would do for this essay: the model is asked, or the task fails. */
export async function workOffFeedback(essayId: string): Promise<void> {
  const { id } = await db.aiTask.findFirstOrThrow({ where: { kind: 'essay_feedback', reference: essayId } })
  await askModel({ data: { taskId: id } })
}

/** Feedback as the stand-in's model gives it, without a use. */
export async function giveFeedback(userId: string, essayId: string): Promise<void> {
  const now = new Date()
  await ESSAY_FEEDBACK_WORK.run({
    id: '',
    userId,
    reference: essayId,
    createdAt: now,
    startedAt: now,
    deadline: new Date(now.getTime() + 60_000),
  })
}
