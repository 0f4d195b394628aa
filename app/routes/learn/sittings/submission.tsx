/** The end of a section: a page that asks, and the POST that ends it. Also where a section leads whose time is over. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { RoomBar } from '~/components/room/bar'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { counted } from '~/exam/families/kit/wording'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { onPaper } from '~/models/papers/handover.server'
import { endWhenTimeIsUp, submitSitting } from '~/models/sittings/end.server'
import { isSheetHeld } from '~/models/sittings/held-back.server'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { endTestSection, wholeTestOf } from './parts/end.server'
import { testFrame, titlesOf } from './parts/of-test.server'
import { refusedOnPaper } from './parts/on-paper.server'
import { SHEET_HELD } from './parts/sheet-held'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Finish the section')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const sitting = await sittingOverview({ userId: student.id, sittingId })
  if (!sitting) throw notFound()

  if (sitting.isEnded) throw redirect(paths.learn.result(sittingId))
  const test = testFrame(sitting)
  const isOver = sitting.clock.state === 'over'
  if (sitting.clock.state === 'paused' && (await onPaper({ userId: student.id, sittingId }))) throw redirect(paths.learn.onPaper(sittingId))
  if (isOver && test) throw redirect(test.to)
  return {
    sittingId,
    ...titlesOf(sitting),
    isOver,
    isOfTest: test !== null,
    mustWait: test?.canEndEarly === false,
    left: timeLeftText(sitting.clock.secondsLeft),
    blank: sitting.states.filter(({ isAnswered }) => !isAnswered).map(({ position }) => position),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params

  const at = { userId: student.id, sittingId }
  const isTimeUp = (await readForm(request)).get('because') === 'time'
  const refused = await refusedOnPaper(at, 0)
  if (refused) return redirect(paths.learn.onPaper(sittingId), { status: 303, headers: refused })
  const testId = await wholeTestOf(at)
  if (testId) return redirect(paths.learn.test(testId), { status: 303, headers: await endTestSection(at, testId, isTimeUp) })
  // The review knows the rest: its time if there is some, and the result if the section has ended.
  if (isTimeUp) return redirect(paths.learn[(await endWhenTimeIsUp(at)) ? 'result' : 'review'](sittingId), 303)

  if (!(await submitSitting(at)) && (await isSheetHeld(at))) {
    return redirect(paths.learn.review(sittingId), { status: 303, headers: await flashHeaders(SHEET_HELD) })
  }
  return redirect(paths.learn.result(sittingId), 303)
}

export default function Submission() {
  const { sittingId, title, shortTitle, isOver, isOfTest, mustWait, left, blank } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap room">
        <RoomBar title={title} shortTitle={shortTitle} help={<li>{isOfTest ? HELP_IN_TEST : HELP}</li>} />
      </div>
      <PageDialog title={isOver ? 'Time is up' : 'Finish the section?'}>
        <p>{isOver ? 'The section is closed. Everything you answered is saved and counts.' : blankText(blank)}</p>
        {!isOver && left && <p>{left}</p>}
        {mustWait && <p>In the paper room everybody waits until time is called. Look over your answers until then.</p>}
        {!isOver && !mustWait && <p className="soft">{isOfTest ? AFTER_IN_TEST : AFTER}</p>}
        <form method="post" action={paths.learn.submission(sittingId)} className="cluster">
          {!mustWait && <SubmitButton pending={isOfTest ? 'Loading...' : 'Scoring...'}>{labelOf(isOver, isOfTest)}</SubmitButton>}
          {!isOver && (
            <ButtonLink to={paths.learn.review(sittingId)} look={mustWait ? 'solid' : 'quiet'}>
              {mustWait ? 'Back to the review' : 'Not yet'}
            </ButtonLink>
          )}
        </form>
      </PageDialog>
    </>
  )
}

const HELP = 'A finished section is scored right away; then you see every question explained.'
const HELP_IN_TEST = 'A finished section is closed for good. You see your score when the whole test is over.'
const AFTER = 'After you finish, you cannot change your answers. You will then see your score and every question explained.'
const AFTER_IN_TEST = 'After you finish, you cannot come back to this section. What is next begins right away.'

function labelOf(isOver: boolean, isOfTest: boolean): string {
  if (isOfTest) return 'Finish the section'
  return isOver ? 'See my score' : 'Finish and see my score'
}

/** As the page was opened: it does not count down. */
function timeLeftText(seconds: number | null): string | null {
  if (seconds === null) return null
  return seconds < 60 ? 'You have less than a minute left.' : `You have more than ${counted(Math.floor(seconds / 60), 'minute')} left.`
}

function blankText(blank: number[]): string {
  if (blank.length === 0) return 'All questions are answered.'
  const list = blank.length > 8 ? '' : ` (${blank.join(', ')})`
  return `${blank.length} ${blank.length === 1 ? 'question is' : 'questions are'} not answered${list}.`
}
