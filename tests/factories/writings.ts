/** Timed writings for tests, in one row, where starting one is not what is tested. */
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { timedWriting, writingSubject } from '~/exam/forms/writing.server'

/** A prompt that the timed writing of this level and number offers. */
export function offeredPrompt(level: Level, number = 1): string {
  const [prompt] = timedWriting(level, writingSubject(level), number).prompts
  if (!prompt) throw new Error(`no prompt at ${level}`)
  return prompt.id
}

/** An open writing sample of 25 minutes; returns its id. */
export async function openEssay({ userId, at }: { userId: string; at: Date }): Promise<string> {
  const { id } = await db.essay.create({
    data: {
      ...{
        studentId: userId,
        promptId: offeredPrompt('ssat-upper'),
        exam: 'SSAT',
        level: 'ssat_upper',
        subject: 'writing_sample',
        number: 1,
        body: '',
      },
      startedAt: at,
      deadline: new Date(at.getTime() + 25 * 60_000),
    },
    select: { id: true },
  })
  return id
}
