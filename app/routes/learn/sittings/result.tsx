/** The result of a section: the score and what it may mean, skills, and every question explained. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards.server'
import type { SectionResult } from '~/components/charts/standing'
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { EstimateCard } from '~/components/results/estimate-card'
import { PaceCard } from '~/components/results/pace-card'
import { TopicTable } from '~/components/results/topic-table'
import { ButtonLink } from '~/components/ui/button'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { printSolution } from '~/exam/print/item.server'
import { type Outcome, outcomeOf } from '~/exam/scoring/outcome'
import { quartersText } from '~/exam/scoring/score'
import { SubmitButton } from '~/forms/submit-button'
import { sittingResult } from '~/models/sittings/results/result.server'
import type { QuizResult } from '~/models/sittings/results/standing.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { sectionResult } from '../parts/section-result'

export const meta = pageMeta('Your result')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const result = await sittingResult({ userId: student.id, sittingId, gradeApplied: student.profile.gradeApplied })
  if (!result) throw notFound()
  if (result === 'open') throw redirect(paths.learn.review(sittingId))

  const { score, topics, questions, pace, level, subject, number, endedBy } = result
  const forScale = (quiz: QuizResult) => sectionResult(quiz, student.profile.timeZone)
  return {
    sittingId,
    level,
    levelName: LEVEL_NAMES[level],
    section: SUBJECT_NAMES[subject],
    title: `${SUBJECT_NAMES[subject]}, quiz ${number}`,
    isTimeOver: endedBy === 'deadline',
    score: { ...score, raw: quartersText(score.rawQuarters) },
    results: [forScale({ ...result, id: sittingId }), ...result.earlier.map(forScale)] satisfies [SectionResult, ...SectionResult[]],
    topics,
    pace,
    questions: questions.map(({ position, item, choice, seconds }) => ({
      position,
      choice,
      skill: item.skill,
      outcome: outcomeOf(choice, item.answer),
      seconds,
      solution: printSolution(item, choice),
    })),
  }
}

const OUTCOMES: Record<Outcome, string> = { right: '✓ right', wrong: '✕ wrong', omitted: '○ not answered' }

export default function Result() {
  const { sittingId, level, levelName, title, section, isTimeOver, score, results, topics, pace, questions } =
    useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>{title}</h1>
        <p className="lead">
          {score.right} of {score.questions} right{score.wrong > 0 && score.raw !== String(score.right) && `, raw score ${score.raw}`}.
          {isTimeOver && ' Time ran out before you finished.'}
        </p>
        {/* device.js says what is left of this section on the device. */}
        <p hidden data-uncounted={sittingId} data-choices={questions.map(({ choice }) => choice ?? '').join()}>
          Not counted, because it reached us after time was up:{' '}
        </p>
      </header>
      <div className="report">
        <div className="stack">
          <EstimateCard level={level} section={section} results={results} />
          <PaceCard questions={questions} pace={pace} />
        </div>
        <TopicTable topics={topics} />
      </div>
      <div className="cluster">
        {score.wrong > 0 && (
          <form method="post" action={paths.learn.twins()}>
            <input type="hidden" name="sitting" value={sittingId} />
            <SubmitButton pending="Loading...">Practice the missed ones with new numbers</SubmitButton>
          </form>
        )}
        {score.omitted > 0 && (
          <form method="post" action={paths.learn.twins()}>
            <input type="hidden" name="sitting" value={sittingId} />
            <SubmitButton name="skipped" value="1" look="quiet" pending="Loading...">
              Practice the skipped ones with new numbers
            </SubmitButton>
          </form>
        )}
        <ButtonLink to={paths.learn.mistakes()} look="quiet">
          My mistakes
        </ButtonLink>
        <ButtonLink to={paths.learn.quizzes(level)} look="quiet">
          More quizzes
        </ButtonLink>
      </div>
      <section className="stack" aria-labelledby="questions">
        <h2 id="questions">Every question, explained</h2>
        {questions.map(({ position, skill, outcome, seconds, solution }) => (
          <details className="card worked" key={position} open={outcome !== 'right'} id={`question-${position}`}>
            <summary>
              <strong>Question {position}</strong> <span className="soft">{skill}</span>
              <span className={`verdict ${outcome}`}>{OUTCOMES[outcome]}</span>
              {seconds > 0 && <span className="soft small">{seconds} s</span>}
            </summary>
            <Solution solution={solution} />
          </details>
        ))}
      </section>
      <p className="small soft">
        Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.{' '}
        <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
      </p>
    </div>
  )
}
