/** All sectional quizzes of a level: what is open, what is left this week, and ten numbers for each subject. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AllowanceNote } from '~/components/results/allowance-note'
import { QuizLegend, QuizNumbers } from '~/components/results/quiz-numbers'
import { RunningList } from '~/components/results/running-list'
import { blueprintOf } from '~/exam/core/blueprints'
import { SUBJECTS } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { offersQuiz, quizQuestions, quizSeconds } from '~/exam/forms/quiz/quiz.server'
import { writingSeconds, writingSubject } from '~/exam/forms/writing.server'
import { finishedQuizzes, finishedWritings } from '~/models/sittings/results/finished.server'
import { runningWork } from '~/models/sittings/running/running.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { runningLine } from '~/routes/learn/parts/running-line'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { pageMeta } from '~/utils/text/page-meta'
import { durationText } from '~/utils/time/time-text'

export const meta = pageMeta('Sectional quizzes')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const owner = { userId: student.id, level }
  const [allowance, running, ended, written] = await Promise.all([
    shownAllowance(student, 'sectional_quizzes'),
    runningWork(student.id),
    finishedQuizzes(owner),
    finishedWritings(owner),
  ])

  const quizzes = SUBJECTS.filter((subject) => offersQuiz(level, subject)).map((subject) => ({
    subject,
    name: SUBJECT_NAMES[subject],
    holds: `${quizQuestions(level, subject)} questions in ${durationText(quizSeconds(level, subject))}`,
    done: resultsByNumber(
      ended.filter((quiz) => quiz.subject === subject),
      ({ right, questionCount }) => `${right} of ${questionCount} right`,
    ),
  }))
  const writing = writingSubject(level)
  const subjects = [
    ...quizzes,
    {
      subject: writing,
      name: SUBJECT_NAMES[writing],
      holds: `One piece of writing in ${durationText(writingSeconds(level))}`,
      done: resultsByNumber(written, ({ words }) => counted(words, 'word')),
    },
  ]
  const timed = running.filter((work) => work.kind === 'sectional_quiz' || work.kind === 'writing')
  const here = timed.filter((work) => work.level === level)
  return {
    level,
    levelName: blueprintOf(level).name,
    subjects: subjects.map((section) => ({
      ...section,
      open: here.filter(({ subject }) => subject === section.subject).map(({ number }) => number),
    })),
    running: timed.map(runningLine),
    allowance,
  }
}

export default function SectionalQuizzes() {
  const { level, levelName, subjects, running, allowance } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Sectional quizzes</h1>
        <p className="lead">
          The questions of one section at the pace of the real test, then your score, how it was worked out, and every question explained.
        </p>
      </header>
      <LevelTabs here={level} to={paths.learn.quizzes} />
      <AllowanceNote allowance={allowance} />
      <RunningList works={running} />
      <QuizLegend />
      <div className="grid wide">
        {subjects.map(({ subject, name, holds, done, open }) => (
          <section className="card stack" key={subject}>
            <header className="stack tight">
              <h2>{name}</h2>
              <p className="soft small">{holds}</p>
            </header>
            <QuizNumbers level={level} subject={subject} name={name} done={done} open={open} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** By number, the newest result; the list is newest first. */
function resultsByNumber<T extends { number: number }>(finished: T[], text: (work: T) => string): Record<number, string> {
  return Object.fromEntries(finished.toReversed().map((work) => [work.number, text(work)]))
}
