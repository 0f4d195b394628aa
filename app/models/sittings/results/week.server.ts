/** How long a student has worked this week: time on questions, and on timed writings. */
import { db } from '~/db.server'
import { periodAt } from '~/utils/time/periods.server'

/** Seconds of the work begun since Monday 00:00 Eastern. */
export async function secondsThisWeek(userId: string, now = new Date()): Promise<number> {
  const startedAt = { gte: periodAt('week', now).start }
  const [questions, writings] = await Promise.all([
    db.response.aggregate({ where: { section: { sitting: { userId, startedAt } } }, _sum: { seconds: true } }),
    db.essay.findMany({
      where: { studentId: userId, startedAt, deadline: { not: null } },
      select: { startedAt: true, submittedAt: true, deadline: true },
    }),
  ])
  const written = writings.map((essay) => {
    const ends = [essay.submittedAt, essay.deadline, now].flatMap((end) => end?.getTime() ?? [])
    return Math.floor((Math.min(...ends) - essay.startedAt.getTime()) / 1000)
  })
  return (questions._sum.seconds ?? 0) + written.reduce((sum, seconds) => sum + seconds, 0)
}
