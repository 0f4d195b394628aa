/** How a mistake was worked off so far: its twins, and what was gone through with a tutor. */
import type { ReviewType } from '~/generated/prisma/enums'
import { dayText } from '~/utils/time/time-text'

interface Review {
  id: string
  reviewType: ReviewType
  reviewDate: Date
  performanceImprovement: boolean
  nextReviewDate: Date | null
}

interface ShownReview {
  id: string
  on: string
  what: string
  next: string | null
}

export function shownReviews(reviews: readonly Review[], timeZone: string): ShownReview[] {
  // A date inside a joined relation may arrive as text.
  return reviews.map(({ id, reviewType, reviewDate, performanceImprovement, nextReviewDate }) => ({
    id,
    on: dayText(new Date(reviewDate), timeZone),
    what: reviewType === 'tutor_session' ? 'gone through with a tutor' : performanceImprovement ? 'right' : 'missed again',
    next: nextReviewDate && dayText(new Date(nextReviewDate), timeZone),
  }))
}

export function Reviews({ reviews }: { reviews: ShownReview[] }) {
  if (reviews.length === 0) return null
  return (
    <section className="card stack tight">
      <h2>So far</h2>
      <ul>
        {reviews.map(({ id, on, what, next }) => (
          <li key={id}>
            {on}: {what}
            {next && `; to return on ${next}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
