/** All questions of a running section at a glance, before it is submitted. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { dotClass, dotLabel } from '~/components/question/dots'
import { PauseButton, RoomBar } from '~/components/room/bar'
import { ButtonLink } from '~/components/ui/button'
import { isPrintable } from '~/models/papers/printable'
import { MOST_PAUSES } from '~/models/sittings/clock'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime } from '~/utils/time/time-text'
import { testFrame, titlesOf } from './parts/of-test.server'

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
    canPrint: isPrintable(sitting.kind),
    ...titlesOf(sitting),
    states: sitting.states,
    isPausable: deadline !== null && sitting.pauses < MOST_PAUSES && testFrame(sitting)?.canPause !== false,
    firstOpen: firstOpen?.position ?? 1,
    clock:
      deadline && secondsLeft !== null
        ? { minutes: Math.floor(secondsLeft / 60), endsAt: `ends at ${clockTime(deadline, student.profile.timeZone)}` }
        : null,
  }
}

export default function Review() {
  const { sittingId, canPrint, title, shortTitle, states, firstOpen, clock, isPausable } = useLoaderData<typeof loader>()
  const blank = states.filter(({ isAnswered }) => !isAnswered).length
  const flagged = states.filter(({ isFlagged }) => isFlagged).length
  const answered = states.length - blank
  return (
    <div className="wrap room">
      <RoomBar
        title={title}
        shortTitle={shortTitle}
        place={`${answered} of ${states.length}`}
        unit="answered"
        progress={{ value: answered, max: states.length }}
        clock={clock && <Clock {...clock} />}
        pause={
          isPausable && (
            <form method="post" action={paths.learn.pause(sittingId)}>
              <PauseButton />
            </form>
          )
        }
        help={<li>Press a number to go to its question. Everything is saved; finishing cannot be undone.</li>}
      />
      <div className="exam single">
        <div className="stack">
          <h1 className="title-2">Review</h1>
          <p className="lead">
            {blank === 0 ? 'All questions are answered.' : `${blank} of ${states.length} not answered.`}{' '}
            {flagged > 0 && `${flagged} flagged.`}
          </p>
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
          <Ways sittingId={sittingId} firstOpen={firstOpen} isWhole={blank === 0} />
          {blank > 0 && canPrint && (
            <p className="small">
              <AppLink to={paths.learn.onPaper(sittingId)}>Print the rest</AppLink> to finish it on paper, and bring the answers back here.
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** As the page was opened: it runs no clock. */
function Clock({ minutes, endsAt }: { minutes: number; endsAt: string }) {
  return (
    <>
      <strong className="small">{minutes === 0 ? 'last minute' : `${minutes} min left`}</strong>
      <span className="ends soft small">{endsAt}</span>
    </>
  )
}

/** What is left to do comes first, and is what the strong button does. */
function Ways({ sittingId, firstOpen, isWhole }: { sittingId: string; firstOpen: number; isWhole: boolean }) {
  const finish = (
    <ButtonLink key="finish" to={paths.learn.submission(sittingId)} look={isWhole ? 'solid' : 'quiet'}>
      Finish the section
    </ButtonLink>
  )
  const back = (
    <ButtonLink key="back" to={paths.learn.question(sittingId, firstOpen)} look={isWhole ? 'quiet' : 'solid'}>
      {isWhole ? 'Back to the questions' : `Go to question ${firstOpen}`}
    </ButtonLink>
  )
  return <div className="cluster">{isWhole ? [finish, back] : [back, finish]}</div>
}
