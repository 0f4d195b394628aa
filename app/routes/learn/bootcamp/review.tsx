/** The evening of a day: mistakes that are due with new numbers, then words that are due. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { findDay } from '~/models/bootcamp/day.server'
import { EVENING, startReview } from '~/models/bootcamp/evening.server'
import { mayWork } from '~/models/bootcamp/start.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireCampDay } from './parts/page-camp.server'
import { REFUSED } from './parts/words'

export const meta = pageMeta('Evening review')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, camp, earlier, day } = await requireCampDay(request, params)
  const state = await findDay({ userId: student.id, camp, day })
  if (!state) throw notFound()
  const { isBegun, mistakes, words } = state.review
  return {
    ...{ day, earlier, isBegun, words, most: EVENING },
    isDone: state.done.includes('review'),
    isOpen: mayWork(student, camp, day),
    mistakes: {
      ...mistakes,
      to: mistakes.sittingId && (mistakes.isOpen ? paths.learn.twinSet(mistakes.sittingId) : paths.learn.twinSummary(mistakes.sittingId)),
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { student, camp, day } = await requireCampDay(request, params)
  const begun = await startReview({ student, camp, day })
  if (begun.outcome === 'full') return data({ problem: REFUSED.full, open: paths.learn.twinSet(begun.sittingId) }, 409)
  if (begun.outcome === 'begun') return redirect(begun.sittingId ? paths.learn.twinSet(begun.sittingId) : paths.learn.campReview(day), 303)
  return data({ problem: REFUSED[begun.outcome], open: null }, begun.outcome === 'limit' ? 403 : 409)
}

export default function CampReview() {
  const { day, earlier, isBegun, isDone, isOpen, mistakes, words, most } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const hasMistakes = mistakes.sittingId !== null
  const needsMistakes = !isDone && (!isBegun || !mistakes.isDone)
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.campDay(day, earlier)}>Day {day}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">Day {day}</p>
        <h1>Evening review</h1>
        <p className="lead">
          Ten minutes: up to {most.mistakes} of your own mistakes with new numbers, and up to {most.words} words that are due. Do it after
          the four sessions: what you missed in them joins what waits, and what waited longest comes first.
        </p>
      </header>
      <Problem problem={answer?.problem} />
      {answer?.open && (
        <p>
          <ButtonLink to={answer.open} look="quiet">
            Go to the oldest open set
          </ButtonLink>
        </p>
      )}
      <section className="card stack tight" aria-labelledby="mistakes">
        <h2 id="mistakes" className="title-3 cluster">
          1. Mistakes {isBegun && mistakes.isDone && <Badge tone="good">Done</Badge>}
        </h2>
        <p>
          {!isBegun && 'They are chosen when you begin, what waited longest first.'}
          {isBegun && !hasMistakes && (mistakes.isDone ? 'No mistake is due.' : 'They wait for you to begin them.')}
          {isBegun && hasMistakes && `${mistakes.answered} of ${mistakes.count} answered, ${mistakes.right} right.`}
        </p>
        {isOpen && needsMistakes && (
          <form method="post" action={paths.learn.campReview(day)}>
            <SubmitButton pending="Loading...">{isBegun ? 'Go on with the mistakes' : 'Begin the review'}</SubmitButton>
          </form>
        )}
        {isBegun && mistakes.to && !mistakes.isOpen && <AppLink to={mistakes.to}>What they came to</AppLink>}
        {mistakes.to && mistakes.isOpen && !(isOpen && needsMistakes) && <AppLink to={mistakes.to}>Go on with the open set</AppLink>}
      </section>
      <section className="card stack tight" aria-labelledby="words">
        <h2 id="words" className="title-3 cluster">
          2. Words {(isDone || words.isDone) && <Badge tone="good">Done</Badge>}
        </h2>
        <p>
          {!isBegun && 'They open with the review.'}
          {isBegun && words.asked === 0 && 'No word is due.'}
          {isBegun && words.asked > 0 && `${words.reviewed} of ${words.asked} reviewed.`}
        </p>
        {isBegun && isOpen && !isDone && !words.isDone && (
          <p>
            <ButtonLink to={paths.learn.wordReview()}>Review the words</ButtonLink>
          </p>
        )}
      </section>
      {isDone && (
        <p>
          <ButtonLink to={paths.learn.campDay(day, earlier)}>Back to day {day}</ButtonLink>
        </p>
      )}
      {!isOpen && !isDone && <p>This review is not open now.</p>}
    </div>
  )
}
