/** A paused section. POST pauses it, or goes on. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { RoomDialog } from '~/components/room/dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { onPaper } from '~/models/papers/handover.server'
import { MOST_PAUSES } from '~/models/sittings/clock'
import { pauseSitting, resumeSitting } from '~/models/sittings/pause.server'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { durationText } from '~/utils/time/time-text'
import { noMorePauses } from './parts/no-more-pauses.server'
import { titlesOf } from './parts/of-test.server'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Paused')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const sitting = await sittingOverview({ userId: student.id, sittingId })
  if (!sitting) throw notFound()

  if (sitting.isEnded) throw redirect(paths.learn.result(sittingId))
  if (sitting.clock.state !== 'paused') throw redirect(paths.learn.review(sittingId))
  if (await onPaper({ userId: student.id, sittingId })) throw redirect(paths.learn.onPaper(sittingId))
  const answered = sitting.states.filter(({ isAnswered }) => isAnswered).length
  const { questionCount, pauses, clock } = sitting
  const titles = titlesOf(sitting)
  return { sittingId, titles, answered, questionCount, pauses, mostPauses: MOST_PAUSES, timeLeft: durationText(clock.secondsLeft ?? 0) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const form = await readForm(request)
  const at = { userId: student.id, sittingId }

  if (form.get('intent') === 'resume') {
    const isResumed = await resumeSitting(at)
    return redirect(isResumed ? await firstUnanswered(at) : paths.learn.pause(sittingId), 303)
  }
  if (await pauseSitting(at)) return redirect(paths.learn.pause(sittingId), 303)
  return redirect(paths.learn.review(sittingId), { status: 303, headers: await noMorePauses(at) })
}

/** Where the work goes on: the first question without an answer, or the review when all have one. */
async function firstUnanswered(at: { userId: string; sittingId: string }): Promise<string> {
  const first = (await sittingOverview(at))?.states.find(({ isAnswered }) => !isAnswered)
  return first ? paths.learn.question(at.sittingId, first.position) : paths.learn.review(at.sittingId)
}

export default function Paused() {
  const { sittingId, titles, answered, questionCount, pauses, mostPauses, timeLeft } = useLoaderData<typeof loader>()
  return (
    <RoomDialog
      bar={{ ...titles, place: `${answered} of ${questionCount}`, unit: 'answered', progress: { value: answered, max: questionCount } }}
      title="Paused"
      help={<li>The clock is stopped, and everything is saved.</li>}
    >
      <p>
        The clock is stopped with {timeLeft} left; {answered} of {questionCount} questions are answered and saved. You can continue from any
        device.
      </p>
      <form method="post" action={paths.learn.pause(sittingId)}>
        <SubmitButton name="intent" value="resume" pending="Loading...">
          Continue
        </SubmitButton>
      </form>
      <p className="small soft">
        This is pause {pauses} of {mostPauses}. The real test has none: pauses are for interruptions, and your score counts as usual.
      </p>
      <p>
        <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
      </p>
    </RoomDialog>
  )
}
