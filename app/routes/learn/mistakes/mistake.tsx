/** One mistake: the question as it was, why the wrong choice tempts, and how its twins went. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { printSolution } from '~/exam/print/item.server'
import { SubmitButton } from '~/forms/submit-button'
import { findMistake } from '~/models/mistakes/mistakes.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('Mistake')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const mistake = await findMistake({ studentId: student.id, id: params.mistakeId ?? '' })
  if (!mistake) throw notFound()

  const { timeZone } = student.profile
  return {
    id: mistake.id,
    skill: mistake.skillArea,
    solution: printSolution(mistake.item, mistake.choice),
    reviews: mistake.reviews.map(({ id, reviewDate, performanceImprovement, nextReviewDate }) => ({
      id,
      on: dayText(reviewDate, timeZone),
      isRight: performanceImprovement,
      next: nextReviewDate && dayText(nextReviewDate, timeZone),
    })),
  }
}

export default function Mistake() {
  const { id, skill, solution, reviews } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.mistakes()}>My mistakes</AppLink>
      </p>
      <h1>{skill}</h1>
      <section className="card">
        <Solution solution={solution} />
      </section>
      <form method="post" action={paths.learn.twins()}>
        <input type="hidden" name="mistake" value={id} />
        <SubmitButton pending="Loading...">Try one like it</SubmitButton>
      </form>
      {reviews.length > 0 && (
        <section className="card stack tight">
          <h2>So far</h2>
          <ul>
            {reviews.map(({ id: reviewId, on, isRight, next }) => (
              <li key={reviewId}>
                {on}: {isRight ? 'right' : 'missed again'}
                {next && `; returns on ${next}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
