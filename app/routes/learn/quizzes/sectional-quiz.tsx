/** The cover of one sectional quiz: what it holds, how time runs, and the button that starts it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { FinishedList } from '~/components/results/finished-list'
import { BESIDE, StartCard } from '~/components/results/start-card'
import { blueprintOf, sectionsFor } from '~/exam/core/blueprints'
import { SUBJECTS } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { bringsBack, offersQuiz, quizQuestions, quizSeconds } from '~/exam/forms/quiz/quiz.server'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { finishedQuizzes } from '~/models/sittings/results/finished.server'
import { startQuiz } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText, durationText } from '~/utils/time/time-text'
import { ANOTHER_OPEN, openWork } from './parts/open-work.server'
import { sectionElsewhere } from './parts/other-exam.server'

export const meta = pageMeta('Sectional quiz')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { level, subject, number } = await readQuiz(request, params, student.profile)
  const [allowance, finished, open] = await Promise.all([
    shownAllowance(student, 'sectional_quizzes'),
    finishedQuizzes({ userId: student.id, level, only: { subject, number } }),
    openWork(student.id, 'sectional_quiz', { level, subject, number }),
  ])
  const { timePercent, timeZone } = student.profile
  const seconds = quizSeconds(level, subject)
  return {
    level,
    levelName: blueprintOf(level).name,
    subject,
    name: SUBJECT_NAMES[subject],
    number,
    questions: quizQuestions(level, subject),
    returning: bringsBack({ level, subject }, number),
    hasNumbers: sectionsFor(level, subject).some(({ strands }) => Object.keys(strands).length > 0),
    penalty: blueprintOf(level).penaltyQuarters === 1,
    standardTime: durationText(seconds),
    ownTime: timePercent === 100 ? null : durationText(Math.round((seconds * timePercent) / 100)),
    allowance,
    open,
    finished: finished.map(({ sittingId, right, questionCount, endedAt }) => ({
      to: paths.learn.result(sittingId),
      label: `${right} of ${questionCount} right`,
      on: dayText(endedAt, timeZone),
    })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const quiz = await readQuiz(request, params, student.profile)
  const isBesideOthers = (await readForm(request)).get(BESIDE.name) === BESIDE.value

  const result = await startQuiz(student, { ...quiz, isBesideOthers })

  if (result.outcome === 'another-open') return data({ problem: ANOTHER_OPEN }, 409)
  if (result.outcome !== 'limit') {
    return redirect(result.outcome === 'started' ? paths.learn.question(result.id, 1) : paths.learn.review(result.id), 303)
  }
  const allowance = await allowanceOf(student, 'sectional_quizzes')
  return data({ problem: { title: 'You have used this week’s quizzes', text: usedUpMessage(allowance) } }, 403)
}

export default function SectionalQuiz() {
  const {
    level,
    levelName,
    subject,
    name,
    number,
    questions,
    returning,
    hasNumbers,
    penalty,
    standardTime,
    ownTime,
    allowance,
    open,
    finished,
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1 className="title-2">
          {name}, quiz {number}
        </h1>
      </header>
      <Problem problem={answer?.problem} />
      <section className="card stack">
        <dl className="facts">
          <dt>Questions</dt>
          <dd>
            {questions}
            {returning && ', on passages that also appear in earlier quizzes'}
          </dd>
          <dt>Time</dt>
          <dd>{ownTime ? `${ownTime}, your own; ${standardTime} is standard` : standardTime}</dd>
          <dt>Wrong answers</dt>
          <dd>{penalty ? 'cost a quarter of a point; a blank costs nothing' : 'cost nothing, so answer everything'}</dd>
          {hasNumbers && (
            <>
              <dt>Calculator</dt>
              <dd>not allowed, as on the real test; have paper and a pencil ready</dd>
            </>
          )}
        </dl>
        <p>
          You can go back and forth, flag questions, strike out choices, and pause. Each answer is saved when you move on. When time is up,
          the section closes by itself. You can also print the rest at any time, and type your answers in afterwards.
        </p>
        {allowance.isUsedUp && !open.own ? (
          <AllowanceNote allowance={allowance} />
        ) : (
          <StartCard open={open} action={paths.learn.quiz(subject, number, level)} label="Start the quiz" />
        )}
        {!allowance.isUsedUp && !open.own && allowance.limit !== null && (
          <p className="small soft">
            Starting uses one of this week’s {allowance.limit}; {allowance.used}/{allowance.limit} used so far.
          </p>
        )}
      </section>
      <FinishedList lines={finished} />
      <p>
        <AppLink to={paths.learn.quizzes(level)}>All quizzes</AppLink>, or{' '}
        <AppLink to={paths.learn.papers(level)}>sections on paper</AppLink>
      </p>
    </div>
  )
}

async function readQuiz(request: Request, params: LoaderFunctionArgs['params'], profile: Parameters<typeof levelOf>[1]) {
  const level = levelOf(request, profile)
  const subject = SUBJECTS.find((name) => name === params.subject)
  const number = /^\d{1,2}$/.test(params.quizNumber ?? '') ? Number(params.quizNumber) : 0
  const elsewhere = subject && (await sectionElsewhere(level, subject))
  if (elsewhere) throw elsewhere
  if (!subject || !offersQuiz(level, subject) || number < 1 || number > QUIZ_NUMBERS) throw notFound()
  return { level, subject, number }
}
