/** All questions of a running section at a glance, before it is submitted. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { dotClass, dotLabel } from '~/components/question/dots'
import { PauseButton, RoomBar } from '~/components/room/bar'
import { ButtonLink } from '~/components/ui/button'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { MOST_PAUSES } from '~/models/sittings/clock'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime, durationText } from '~/utils/time/time-text'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Review')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const sitting = await sittingOverview({ userId: student.id, sittingId })
  if (!sitting) throw notFound()

  if (sitting.isEnded) throw redirect(paths.learn.result(sittingId))
  if (sitting.clock.state === 'over') throw redirect(paths.learn.submission(sittingId))
  if (sitting.clock.state === 'paused') throw redirect(paths.learn.pause(sittingId))

  const { secondsLeft, deadline } = sitting.clock
  const firstOpen = sitting.states.find(({ isAnswered }) => !isAnswered)
  return {
    sittingId,
    title: SUBJECT_NAMES[sitting.subject],
    states: sitting.states,
    isPausable: deadline !== null && sitting.pauses < MOST_PAUSES,
    endsAt: deadline && `ends at ${clockTime(deadline, student.profile.timeZone)}`,
    firstOpen: firstOpen?.position ?? 1,
    time:
      deadline && secondsLeft !== null
        ? `${durationText(secondsLeft)} left; ends at ${clockTime(deadline, student.profile.timeZone)}`
        : null,
  }
}

export default function Review() {
  const { sittingId, title, states, firstOpen, time, endsAt, isPausable } = useLoaderData<typeof loader>()
  const blank = states.filter(({ isAnswered }) => !isAnswered).length
  const flagged = states.filter(({ isFlagged }) => isFlagged).length
  return (
    <div className="wrap narrow room stack">
      <RoomBar
        title={title}
        place={`${states.length - blank} of ${states.length} answered`}
        progress={{ value: states.length - blank, max: states.length }}
        clock={endsAt && <span className="ends soft small">{endsAt}</span>}
        pause={
          isPausable && (
            <form method="post" action={paths.learn.pause(sittingId)}>
              <PauseButton />
            </form>
          )
        }
        help={<li>Press a number to go to its question. Everything is saved; finishing cannot be undone.</li>}
      />
      <h1>Review</h1>
      <p className="lead">
        {blank === 0 ? 'All questions are answered.' : `${blank} of ${states.length} not answered.`} {flagged > 0 && `${flagged} flagged.`}
      </p>
      {time && <p className="soft">{time}</p>}
      <section className="card stack">
        <nav aria-label="Questions">
          <ul className="dots">
            {states.map((state) => (
              <li key={state.position}>
                <AppLink to={paths.learn.question(sittingId, state.position)} className={dotClass(state)} aria-label={dotLabel(state)}>
                  {state.position}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small soft">Green means answered; a thick line means flagged.</p>
      </section>
      <div className="cluster">
        <ButtonLink to={paths.learn.submission(sittingId)}>Finish the section</ButtonLink>
        <ButtonLink to={paths.learn.question(sittingId, firstOpen)} look="quiet">
          {blank > 0 ? `Go to question ${firstOpen}` : 'Back to the questions'}
        </ButtonLink>
      </div>
    </div>
  )
}
