/** The newest question of a practice session: asked until it is checked, then explained. Each press is a POST that leads back here. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import type { RouteHandle } from '~/components/links/document'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { isReturn } from '~/exam/practice/asked'
import { estimateOf } from '~/exam/practice/pick.server'
import { printQuestion, printSolution, printStep } from '~/exam/print/item.server'
import { movementOf, standingOf } from '~/exam/scoring/rating'
import { parseFormData, readForm } from '~/forms/parse.server'
import { checkAnswer } from '~/models/practice/answer.server'
import { findPractice, type PracticeOwner } from '~/models/practice/open-practice.server'
import { askNext, askTwin, findTwin, showHint } from '~/models/practice/practice.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE } from '~/utils/http/shown-address.server'
import { pageMeta } from '~/utils/text/page-meta'
import { HOUR_SECONDS } from '~/utils/time/durations'
import { Feedback } from './parts/feedback'
import { choiceIn, type PracticeForm, PracticeFormSchema } from './parts/practice-form.server'
import { QuestionCard } from './parts/question-card'
import { PracticeScreen } from './parts/screen'
import { movementText, standingText, whyText } from './parts/words'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Interactive quiz')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const session = await findPractice({ userId: student.id, sittingId })
  if (!session) throw notFound()
  if (session.isEnded) throw redirect(paths.learn.practiceSummary(sittingId))

  const { level, last, place, questionCount, isComplete, questions, camp } = session
  const [estimates, hidden] = await Promise.all([skillEstimates({ userId: student.id, level }), heldBack(student.id)])
  const { item, position, isTwin, isRight, hintsUsed } = last
  const { skill, difficulty } = item
  const { rating, answers } = estimateOf(estimates, item)
  const choices = item.choices.length
  const standing = standingOf(rating, choices)
  const shared = {
    sittingId,
    position,
    isTwin,
    place,
    questionCount,
    name: camp ? `Boot camp, day ${camp.day}` : 'Interactive quiz',
    eyebrow: `${LEVEL_NAMES[level]} ${SUBJECT_NAMES[item.subject]}`,
  }
  if (isRight === null) {
    const chosen = { isSkillChosen: session.skill !== null, isDifficultyChosen: session.difficulty === difficulty }
    const before = questions.at(-2)?.item.passage?.id
    return {
      ...shared,
      feedback: null,
      asking: {
        openedAt: Date.now(),
        why:
          camp && !isTwin
            ? `${skill}, from today’s drill.`
            : whyText({ skill, difficulty, standing, answers, isTwin, isReturn: isReturn(questions, questions.length - 1), ...chosen }),
        question: printQuestion({ ...item, opensPassage: item.passage?.id !== before }),
        choice: choiceIn(request.url),
        struck: last.struck,
        hints: item.hints.slice(0, hintsUsed).map(printStep),
        hasMoreHints: hintsUsed < item.hints.length,
      },
    }
  }
  const moved = movementOf(rating, [{ isRight, hints: hintsUsed, isTwin, difficulty, choices }])
  return {
    ...shared,
    asking: null,
    feedback: {
      isRight,
      isComplete,
      moved: movementText(moved, skill),
      standing: `${skill}. ${standingText(standing, answers)}.`,
      solution: printSolution(item, last.choice),
      hasTwin: findTwin(session, hidden) !== null,
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const { value: form, refusal } = parseFormData(await readForm(request), PracticeFormSchema)
  if (refusal) return data({ problem: { title: 'We did not receive all of that', text: 'Please press the button again.' } }, 400)

  if (!isShownThere(form.shows, paths.learn.practiceQuestion(sittingId))) return data({ problem: SHOWN_ELSEWHERE }, 409)

  if (form.intent === 'check' && form.choice === undefined) {
    return data({ problem: { title: 'Choose an answer first', text: 'Then we will look at it together.' } }, 400)
  }

  // What is refused was done before, by a press or in another tab: the page shows how things stand.
  const owner = { userId: student.id, sittingId }
  const isDone = await perform(form, owner)
  if (!isDone && !(await findPractice(owner))) throw notFound()

  return redirect(paths.learn.practiceQuestion(sittingId, form.intent === 'hint' ? form.choice : undefined), 303)
}

async function perform(form: PracticeForm, owner: PracticeOwner): Promise<boolean> {
  switch (form.intent) {
    case 'check': {
      const { position, choice = -1, struck, openedAt } = form
      const seconds = Math.round(Math.min(HOUR_SECONDS, Math.max(0, (Date.now() - openedAt) / 1000)))
      return (await checkAnswer({ ...owner, position, choice, struck, seconds })) === 'checked'
    }
    case 'hint':
      return showHint({ ...owner, position: form.position, shown: form.shown, struck: form.struck })
    case 'next':
      return askNext({ ...owner, after: form.position })
    case 'twin':
      return askTwin({ ...owner, after: form.position })
  }
}

export default function PracticeQuestion() {
  const { sittingId, position, isTwin, place, questionCount, name, eyebrow, asking, feedback } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PracticeScreen
      title={name}
      place={isTwin ? `Twin of ${place}` : `${place} of ${questionCount}`}
      progress={{ value: place, max: questionCount }}
      help={<PracticeHelp />}
      heading={`${name}: ${isTwin ? `twin of question ${place}` : `question ${place} of ${questionCount}`}`}
      eyebrow={eyebrow}
      why={asking?.why ?? null}
      problem={answer?.problem}
      passage={asking?.question.passage ?? null}
    >
      {asking && <QuestionCard address={paths.learn.practiceQuestion(sittingId)} position={position} {...asking} />}
      {feedback && <Feedback sittingId={sittingId} position={position} {...feedback} />}
      {asking && (
        <p className="small">
          <AppLink to={paths.learn.practiceSummary(sittingId)}>End the session</AppLink>
        </p>
      )}
    </PracticeScreen>
  )
}

function PracticeHelp() {
  return (
    <>
      <li>There is no clock. You can leave at any time and continue later from any device.</li>
      <li>Press the cross beside a choice to strike it out. Hints open one at a time.</li>
    </>
  )
}
