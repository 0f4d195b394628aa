/** The result of a section in three layers: what it means, what to look at, and the rest, folded. It prints on two or three pages. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import type { SectionResult } from '~/components/charts/standing'
import { AppLink } from '~/components/links/app-link'
import { EstimateCard } from '~/components/results/estimate-card'
import { PaceCard } from '~/components/results/pace-card'
import { ToLookAt } from '~/components/results/to-look-at'
import { TopicTable } from '~/components/results/topic-table'
import { WatchThis } from '~/components/results/watch-this'
import { Button, ButtonLink } from '~/components/ui/button'
import type { Level } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { printSolution } from '~/exam/print/item.server'
import { isHurried, isShown, isSlow, SHOWN } from '~/exam/scoring/look'
import { outcomeOf } from '~/exam/scoring/outcome'
import { plainWords } from '~/exam/scoring/plain-words'
import { SubmitButton } from '~/forms/submit-button'
import { sittingResult } from '~/models/sittings/results/result.server'
import type { QuizResult } from '~/models/sittings/results/standing.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { lessonLinks } from '../parts/lesson-links.server'
import { sectionResult } from '../parts/section-result'
import { wholeTestOf } from './parts/end.server'

export const meta = pageMeta('Your result')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  // The sections of a whole test end with it, and so does the sitting named by itself.
  const testId = await wholeTestOf({ userId: student.id, sittingId })
  if (testId) throw redirect(paths.learn.test(testId))
  const { gradeApplied, timeZone, holder } = student.profile
  const result = await sittingResult({ userId: student.id, sittingId, gradeApplied })
  if (!result) throw notFound()
  if (result === 'open') throw redirect(paths.learn.review(sittingId))

  const { score, estimate, topics, questions, pace, level, subject, number, camp, endedBy, endedAt } = result
  const wanted = new URL(request.url).searchParams.get('show')
  const forScale = (quiz: QuizResult) => sectionResult(quiz, timeZone)
  return {
    sittingId,
    shown: SHOWN.find((name) => name === wanted) ?? 'look',
    level,
    subject,
    section: SUBJECT_NAMES[subject],
    title: camp ? `${SUBJECT_NAMES[subject]}, check of day ${camp.day}` : `${SUBJECT_NAMES[subject]}, quiz ${number}`,
    camp,
    student: [student.firstName, student.lastName].filter(Boolean).join(' '),
    on: dayText(endedAt, timeZone),
    // A parent's account has the parent's name.
    words: plainWords({ name: holder === 'parent' ? 'Your child' : student.firstName || null, level, score, estimate }),
    isTimeOver: endedBy === 'deadline',
    paperNote: paperNote(result),
    isHurried: isHurried(
      questions
        .filter(({ isPrinted }) => !isPrinted)
        .map(({ item, choice, seconds }) => ({ outcome: outcomeOf(choice, item.answer), seconds })),
      pace,
    ),
    hasMissed: score.wrong > 0,
    hasSkipped: score.omitted > 0,
    results: [forScale({ ...result, id: sittingId }), ...result.earlier.map(forScale)] satisfies [SectionResult, ...SectionResult[]],
    topics,
    lessons: lessonLinks(questions.filter(({ item, choice }) => choice !== item.answer).map(({ item }) => item.skill)),
    pace,
    questions: questions.map(({ position, item, choice, seconds, flagged, highlighted, isPrinted }) => ({
      position,
      isPrinted,
      choice,
      skill: item.skill,
      outcome: outcomeOf(choice, item.answer),
      seconds,
      isSlow: isSlow({ seconds }, pace),
      flagged,
      solution: printSolution(item, choice),
      highlighted,
      markTo: paths.learn.questionMark(sittingId, position),
    })),
  }
}

/** What of it was done on paper, and what that means for its time; null where nothing was. */
function paperNote({ questions }: { questions: { isPrinted: boolean }[] }): string | null {
  const count = questions.filter(({ isPrinted }) => isPrinted).length
  if (count === 0) return null
  return `${counted(count, 'question')} went to paper. That time is the family’s own, so it is left out of your pace.`
}

const ESTIMATES = 'Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.'

export default function Result() {
  const { sittingId, shown, level, subject, section, results, topics, lessons, pace, questions, hasMissed, hasSkipped, ...head } =
    useLoaderData<typeof loader>()
  const { result } = paths.learn
  const isListed = new Set(questions.filter((question) => isShown('look', question, pace)).map(({ position }) => position))
  return (
    <div className="wrap page stack loose result">
      <header className="stack tight">
        <p className="eyebrow">{LEVEL_NAMES[level]}</p>
        <h1>{head.title}</h1>
        <p className="on-paper">{[head.student, head.on].filter(Boolean).join(', ')}</p>
        <p className="lead">
          {head.words}
          {head.isTimeOver && ' Time ran out before you finished.'}
        </p>
        {head.isHurried && (
          <p>The answers came in a few seconds each, which is too quick to read the questions. So this result says little yet.</p>
        )}
        {head.paperNote && <p>{head.paperNote}</p>}
        {head.camp && (
          <p className="on-screen">
            <ButtonLink to={paths.learn.campSession(head.camp.day, head.camp.session)}>
              Back to day {head.camp.day} of the boot camp
            </ButtonLink>
          </p>
        )}
        {/* device.js says what is left of this section on the device. */}
        <p hidden data-uncounted={sittingId} data-choices={questions.map(({ choice }) => choice ?? '').join()}>
          Not counted, because it reached us after time was up:{' '}
        </p>
      </header>
      <div className="report">
        <EstimateCard level={level} section={section} results={results} />
        <PaceCard questions={questions.filter(({ isPrinted }) => !isPrinted)} pace={pace} />
        <TopicTable
          topics={topics}
          addressOf={(position) => `${result(sittingId, isListed.has(position) ? 'look' : 'all')}#question-${position}`}
          practiceOf={(skill) => paths.learn.practice({ level, subject, skill })}
        />
      </div>
      <p className="on-paper small">{ESTIMATES}</p>
      <Ways sittingId={sittingId} level={level} hasMissed={hasMissed} hasSkipped={hasSkipped} />
      <WatchThis lessons={lessons} />
      <ToLookAt shown={shown} questions={questions} pace={pace} addressOf={(name) => result(sittingId, name)} />
      <p className="small soft on-screen">
        Scores are estimates. <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
      </p>
    </div>
  )
}

interface WaysProps {
  sittingId: string
  level: Level
  hasMissed: boolean
  hasSkipped: boolean
}

function Ways({ sittingId, level, hasMissed, hasSkipped }: WaysProps) {
  return (
    <div className="cluster on-screen">
      {hasMissed && (
        <form method="post" action={paths.learn.twins()}>
          <input type="hidden" name="sitting" value={sittingId} />
          <SubmitButton pending="Loading...">Practice the missed ones again</SubmitButton>
        </form>
      )}
      {hasSkipped && (
        <form method="post" action={paths.learn.twins()}>
          <input type="hidden" name="sitting" value={sittingId} />
          <SubmitButton name="skipped" value="1" look="quiet" pending="Loading...">
            Practice the skipped ones
          </SubmitButton>
        </form>
      )}
      <ButtonLink to={paths.learn.mistakes()} look="quiet">
        My mistakes
      </ButtonLink>
      <ButtonLink to={paths.learn.quizzes(level)} look="quiet">
        More quizzes
      </ButtonLink>
      <span className="with-scripts">
        <Button look="quiet" data-print>
          Print
        </Button>
      </span>
      <span className="small soft without-scripts">To print this, use your browser’s menu: it takes two or three pages.</span>
    </div>
  )
}
