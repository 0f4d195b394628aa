/** What families say of a tutor, 1 to 5: whoever has worked with them for 30 days, once, and may change it. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { DAY_MS } from '~/utils/time/durations'
import { RATING_FIELDS } from './fields'
import { countLinks, lockTutor } from './links/links.server'

export const RatingSchema = formSchema(RATING_FIELDS)

/** So long somebody has to be linked before they rate. */
export const RATING_AFTER_MS = 30 * DAY_MS

interface Rated {
  tutorId: string
  studentId: string
  /** 1 to 5. */
  rating: number
}

/** Stores the rating, and the tutor's mean with it. False when the link is not there or too young. */
export async function rateTutor({ tutorId, studentId, rating }: Rated, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    await lockTutor(transaction, tutorId)
    const since = { lte: new Date(now.getTime() - RATING_AFTER_MS) }
    const { count } = await transaction.tutorStudent.updateMany({
      where: { tutorId, studentId, endedAt: null, since },
      data: { rating, ratedAt: now },
    })
    if (count === 1) await countLinks(transaction, tutorId)
    return count === 1
  })
}
