/** A section that goes to paper: the page that says what happens, and, while it is there, the way to its file and back. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import { addressOf } from '~/auth/limits.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { RoomDialog } from '~/components/room/dialog'
import { ButtonLink } from '~/components/ui/button'
import { counted } from '~/exam/families/kit/wording'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { onPaper, printRest } from '~/models/papers/handover.server'
import { shortNetwork } from '~/models/papers/network'
import { isPrintable } from '~/models/papers/printable'
import { goOnOnScreen } from '~/models/papers/return.server'
import { MOST_PAUSES } from '~/models/sittings/clock'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { durationText, momentText } from '~/utils/time/time-text'
import { titlesOf } from '../parts/of-test.server'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('On paper')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const at = { userId: student.id, sittingId }
  const [sitting, open] = await Promise.all([sittingOverview(at), onPaper(at)])
  if (!sitting || !isPrintable(sitting.kind)) throw notFound()

  if (sitting.isEnded) throw redirect(paths.learn.result(sittingId))
  if (sitting.clock.state === 'over') throw redirect(paths.learn.submission(sittingId))
  const blank = sitting.states.filter(({ isAnswered }) => !isAnswered).length
  if (!open && blank === 0) throw redirect(paths.learn.review(sittingId))
  const { questionCount, clock, mode, pauses } = sitting
  const seconds = open ? open.secondsLeft : clock.secondsLeft
  return {
    sittingId,
    titles: titlesOf(sitting),
    questionCount,
    count: open ? open.positions.length : blank,
    timeLeft: seconds === null ? null : durationText(seconds),
    pausesLeft: clock.secondsAllowed === null ? null : Math.max(0, MOST_PAUSES - pauses),
    isRehearsal: mode === 'rehearsal',
    open: open && { id: open.id, since: momentText(open.handedAt, student.profile.timeZone) },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const at = { userId: student.id, sittingId }
  const form = await readForm(request)

  if (form.get('intent') === 'screen') {
    const isBack = await goOnOnScreen({ ...at, handoverId: String(form.get('printing') ?? '') })
    return redirect(paths.learn.review(sittingId), { status: 303, headers: isBack ? undefined : await flashHeaders(BACK_ALREADY) })
  }
  const printed = await printRest({ ...at, network: shortNetwork(addressOf(request)), userAgent: request.headers.get('user-agent') })
  if (printed === 'refused' && !(await sittingOverview(at))) throw notFound()
  if (printed === 'paused-out') return redirect(paths.learn.review(sittingId), { status: 303, headers: await flashHeaders(NO_PAUSE_LEFT) })
  return redirect(printed === 'printed' || printed === 'open' ? paths.learn.onPaper(sittingId) : paths.learn.review(sittingId), 303)
}

const BACK_ALREADY = {
  kind: 'success',
  title: 'The section is back already',
  text: 'Another window brought it back from paper. This is how it stands now.',
} as const

const NO_PAUSE_LEFT = {
  kind: 'problem',
  title: 'You have used all your pauses',
  text: `This section stood still ${MOST_PAUSES} times, so it cannot go to paper again. The clock keeps running.`,
} as const

export default function Handover() {
  const page = useLoaderData<typeof loader>()
  const { titles, open } = page
  return open ? <OnPaper {...page} open={open} /> : <BeforePaper {...page} bar={titles} />
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>

function BeforePaper({ sittingId, bar, count, questionCount, timeLeft, isRehearsal, pausesLeft }: Page & { bar: Page['titles'] }) {
  if (pausesLeft === 0) {
    return (
      <RoomDialog bar={bar} help={<li>The clock of the section goes on.</li>} title="No pause left">
        <p>Printing stops the clock, so it counts as a pause, and this section has had all {MOST_PAUSES}. Finish it on the screen.</p>
        <ButtonLink to={paths.learn.review(sittingId)}>Back to the review</ButtonLink>
      </RoomDialog>
    )
  }
  return (
    <RoomDialog bar={bar} help={<li>The clock of the section goes on until you print.</li>} title="Print the rest?">
      <p>
        You get a PDF with the {counted(count, 'question')} of {questionCount} that {count === 1 ? 'has' : 'have'} no answer yet, and an
        answer sheet.{' '}
        {timeLeft &&
          `The clock stops, and the sheet says the time that is left. This counts as a pause; ${pausesLeft === 1 ? 'it is the last one' : `you have ${pausesLeft}`}.`}
      </p>
      <p>
        While the section is on paper, it is closed here. Afterwards you type your answers in, look at what we understood, and they are
        scored as on the screen. Your result says that their time was the family’s own.
      </p>
      {isRehearsal && (
        <p>
          <strong>This test is a rehearsal.</strong> From here on it counts as practice, and that stays so.
        </p>
      )}
      <form method="post" action={paths.learn.onPaper(sittingId)} className="cluster">
        <SubmitButton name="intent" value="print" pending="Loading...">
          Print the rest
        </SubmitButton>
        <ButtonLink to={paths.learn.review(sittingId)} look="quiet">
          Not now
        </ButtonLink>
      </form>
    </RoomDialog>
  )
}

function OnPaper({ sittingId, titles, count, timeLeft, open }: Page & { open: NonNullable<Page['open']> }) {
  return (
    <RoomDialog bar={titles} help={<li>The clock stands still, and everything you answered here is saved.</li>} title="On paper">
      <p>
        {counted(count, 'question')} went to paper on {open.since}
        {timeLeft && `, with ${timeLeft} left`}.
      </p>
      <div className="cluster">
        <ButtonLink to={paths.learn.onPaperFile(sittingId)} look="quiet" download>
          Save the PDF
        </ButtonLink>
        <ButtonLink to={paths.learn.onPaperFile(sittingId, 'large')} look="quiet" download>
          Large print
        </ButtonLink>
      </div>
      <p>Done? Bring your answers back:</p>
      <div className="cluster">
        <ButtonLink to={paths.learn.onPaperAnswers(sittingId)}>Type them as a line</ButtonLink>
        <ButtonLink to={paths.learn.onPaperAnswers(sittingId, 'table')} look="quiet">
          Tick them in a table
        </ButtonLink>
      </div>
      <form method="post" action={paths.learn.onPaper(sittingId)} className="stack tight">
        <input type="hidden" name="printing" value={open.id} />
        <p className="small soft">Or leave the paper: the section goes on here{timeLeft && ' with the time that was left'}.</p>
        <SubmitButton name="intent" value="screen" look="quiet" size="slim" pending="Loading...">
          Go on on the screen
        </SubmitButton>
      </form>
      <p>
        <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
      </p>
    </RoomDialog>
  )
}
