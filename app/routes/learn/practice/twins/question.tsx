/** One question of a set of twins: asked until it is checked, then explained, with what it did to its mistake. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { printQuestion, printSolution } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { checkTwin } from '~/models/practice/twins/check.server'
import { findTwinSet, nextOpen } from '~/models/practice/twins/set.server'
import { paths } from '~/paths'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { HOUR_SECONDS } from '~/utils/time/durations'
import { CheckSchema } from '../parts/practice-form.server'
import { QuestionCard } from '../parts/question-card'
import { PracticeScreen } from '../parts/screen'
import { TwinFeedback } from '../parts/twins/feedback'
import { outcomeText } from '../parts/twins/words'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Practice again')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const position = readPosition(params.position)
  const set = await findTwinSet({ userId: student.id, sittingId })
  const question = set?.questions.find((one) => one.position === position)
  if (!set || !question) throw notFound()
  if (question.outcome === 'omitted') throw redirect(paths.learn.twinSummary(sittingId))

  const { item, choice, struck, outcome, wasBlank } = question
  const shared = {
    sittingId,
    position,
    questionCount: set.questions.length,
    eyebrow: `${LEVEL_NAMES[item.level]} ${SUBJECT_NAMES[item.subject]}`,
    why: wasBlank ? `${item.skill}: like one that you left blank.` : `${item.skill}: like one that you missed.`,
  }
  if (outcome === 'open') {
    return {
      ...shared,
      feedback: null,
      asking: { openedAt: Date.now(), question: printQuestion({ ...item, opensPassage: true }), choice, struck },
    }
  }
  const next = nextOpen(set, position)
  return {
    ...shared,
    asking: null,
    feedback: {
      isRight: outcome === 'right',
      became: outcomeText(question, new Date(), student.profile.timeZone),
      solution: printSolution(item, choice),
      markTo: paths.learn.questionMark(sittingId, position),
      next: next === null ? null : paths.learn.twin(sittingId, next),
      summary: paths.learn.twinSummary(sittingId),
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const position = readPosition(params.position)
  const address = paths.learn.twin(sittingId, position)
  const { value: form, refusal } = parseFormData(await readForm(request), CheckSchema)
  if (refusal) return data({ problem: { title: 'That did not arrive whole', text: 'Please press the button once more.' } }, 400)
  if (!isShownThere(form.shows, address)) return data({ problem: SHOWN_ELSEWHERE }, 409)
  const { choice, struck, openedAt } = form
  if (choice === undefined) return data({ problem: { title: 'Choose an answer first', text: 'Then we look at it together.' } }, 400)

  const seconds = Math.round(Math.min(HOUR_SECONDS, Math.max(0, (Date.now() - openedAt) / 1000)))
  const owner = { userId: student.id, sittingId }
  // What is refused was checked before, by a press or in another tab: the page shows what was answered then.
  const outcome = await checkTwin({ ...owner, position, choice, struck, seconds })
  if (outcome === 'refused' && !(await findTwinSet(owner))) throw notFound()

  return redirect(address, 303)
}

export default function TwinQuestion() {
  const { sittingId, position, questionCount, eyebrow, why, asking, feedback } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PracticeScreen
      title="Practice again"
      place={`${position} of ${questionCount}`}
      progress={{ value: position, max: questionCount }}
      help={<TwinHelp />}
      heading={`Practice again: question ${position} of ${questionCount}`}
      eyebrow={eyebrow}
      why={why}
      problem={answer?.problem}
      passage={asking?.question.passage ?? null}
    >
      {asking && <QuestionCard address={paths.learn.twin(sittingId, position)} position={position} {...asking} />}
      {feedback && <TwinFeedback {...feedback} />}
      {asking && (
        <p className="small">
          <AppLink to={paths.learn.twinSummary(sittingId)}>End the set</AppLink>
        </p>
      )}
    </PracticeScreen>
  )
}

function TwinHelp() {
  return (
    <>
      <li>No clock is shown. You may leave at any time and continue later from any device.</li>
      <li>There are no hints here, so a right answer is your own. Two of them in time, on different days, master a mistake.</li>
    </>
  )
}
