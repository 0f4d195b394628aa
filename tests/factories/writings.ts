/** Timed writings for tests, in one row, where starting one is not what is tested. */
import { db } from '~/db.server'

/** An open writing sample of 25 minutes; returns its id. */
export async function openEssay({ userId, at }: { userId: string; at: Date }): Promise<string> {
  const { id } = await db.essay.create({
    data: {
      ...{ studentId: userId, promptId: '', exam: 'SSAT', level: 'ssat_upper', subject: 'writing_sample', number: 1, body: '' },
      startedAt: at,
      deadline: new Date(at.getTime() + 25 * 60_000),
    },
    select: { id: true },
  })
  return id
}
