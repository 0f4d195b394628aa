/** The summary of a practice session: what went right, the skills it touched, the mistakes, one next step. Before the end: the page that asks. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Solution } from '~/components/question/solution'
import { WatchThis } from '~/components/results/watch-this'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { Table } from '~/components/ui/table'
import type { Level } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { printSolution } from '~/exam/print/item.server'
import { SubmitButton } from '~/forms/submit-button'
import { findPractice } from '~/models/practice/open-practice.server'
import { endPractice } from '~/models/practice/practice.server'
import { touchedSkills } from '~/models/practice/summary.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { lessonLinks } from '../parts/lesson-links.server'
import { MOVEMENT_NAMES, standingText } from './parts/words'

export const meta = pageMeta('Practice summary')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const session = await findPractice({ userId: student.id, sittingId })
  if (!session) throw notFound()

  const { level, isEnded, questions, camp } = session
  const answered = questions.filter(({ choice }) => choice !== null)
  const shared = { sittingId, level, camp, questionCount: session.questionCount, answered: answered.length }
  // Nothing of an open session is explained here: its last question may still wait for its answer.
  if (!isEnded) return { ...shared, report: null }

  const estimates = await skillEstimates({ userId: student.id, level })
  const missed = answered.filter(({ isRight }) => !isRight)
  return {
    ...shared,
    report: {
      right: answered.filter(({ isRight }) => isRight).length,
      hinted: answered.filter(({ hintsUsed }) => hintsUsed > 0).length,
      skills: touchedSkills(answered, estimates),
      lessons: lessonLinks(missed.map(({ item }) => item.skill)),
      mistakes: missed.map(({ position, item, choice }) => ({ position, skill: item.skill, solution: printSolution(item, choice) })),
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const owner = { userId: student.id, sittingId }

  const isDone = await endPractice(owner)
  if (!isDone && !(await findPractice(owner))) throw notFound()

  return redirect(paths.learn.practiceSummary(sittingId), 303)
}

export default function PracticeSummary() {
  const { report, ...session } = useLoaderData<typeof loader>()
  return report ? <Report {...session} {...report} /> : <EndQuestion {...session} />
}

interface SessionProps {
  sittingId: string
  level: Level
  /** The session of the boot camp that it belongs to. */
  camp: { day: number; session: string } | null
  questionCount: number
  answered: number
}

function EndQuestion({ sittingId, questionCount, answered }: SessionProps) {
  return (
    <PageDialog title="End the session?">
      <p>
        {answered === 0
          ? 'No question is answered yet.'
          : `${answered} ${answered === 1 ? 'question is' : 'questions are'} answered and kept.`}{' '}
        A session has {questionCount}; once you end it, you cannot return to it. To continue later, just leave: it stays open.
      </p>
      <form method="post" action={paths.learn.practiceSummary(sittingId)} className="cluster">
        <SubmitButton pending="Loading...">End the session</SubmitButton>
        <ButtonLink to={paths.learn.practiceQuestion(sittingId)} look="quiet">
          Continue
        </ButtonLink>
      </form>
    </PageDialog>
  )
}

type ReportData = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['report']>

function Report({ sittingId, level, camp, answered, right, hinted, skills, lessons, mistakes }: SessionProps & ReportData) {
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{LEVEL_NAMES[level]}</p>
        <h1>Practice summary</h1>
        <p className="lead">
          {answered === 0 ? 'The session ended before a question was answered.' : `${right} of ${answered} right.`}
          {hinted > 0 && ` ${hinted} with hints.`}
        </p>
      </header>
      <section className="card stack" aria-labelledby="next">
        <h2 id="next">What to do next</h2>
        {camp && (
          <p>
            <ButtonLink to={paths.learn.campSession(camp.day, camp.session)}>Back to day {camp.day} of the boot camp</ButtonLink>
          </p>
        )}
        <NextStep sittingId={sittingId} level={level} mistakes={mistakes.length} answered={answered} />
      </section>
      <WatchThis lessons={lessons} />
      {skills.length > 0 && (
        <Table
          caption="Skills of this session"
          columns={[{ label: 'Skill' }, { label: 'Right' }, { label: 'Your estimate' }]}
          rows={skills.map(({ key, subject, skill, right: rightHere, answers, movement, standing, answersBehind }) => ({
            key,
            cells: [
              <AppLink key="skill" to={paths.learn.practice({ level, subject, skill })}>
                {skill}
              </AppLink>,
              `${rightHere} of ${answers}`,
              `${MOVEMENT_NAMES[movement]}; ${standingText(standing, answersBehind)}`,
            ],
          }))}
        />
      )}
      {mistakes.length > 0 && (
        <section className="stack" aria-labelledby="missed">
          <h2 id="missed">What you missed, explained</h2>
          {mistakes.map(({ position, skill, solution }) => (
            <details className="card worked" key={position} open>
              <summary>
                <strong>Question {position}</strong> <span className="soft">{skill}</span>
              </summary>
              <Solution solution={solution} markTo={paths.learn.questionMark(sittingId, position)} />
            </details>
          ))}
        </section>
      )}
    </div>
  )
}

function NextStep({ sittingId, level, mistakes, answered }: { sittingId: string; level: Level; mistakes: number; answered: number }) {
  if (mistakes === 0) {
    return (
      <>
        <p>
          {answered === 0
            ? 'A few minutes are enough for a session.'
            : 'You missed nothing. Another session starts from where you stand now; a sectional quiz shows the pace of the real test.'}
        </p>
        <div className="cluster">
          <ButtonLink to={paths.learn.practice({ level })}>Another session</ButtonLink>
          <ButtonLink to={paths.learn.quizzes(level)} look="quiet">
            Sectional quizzes
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p>
        {mistakes === 1 ? 'You missed one question.' : `You missed ${mistakes} questions.`} Try again with new questions: it does not use
        your allowance.
      </p>
      <div className="cluster">
        <form method="post" action={paths.learn.twins()}>
          <input type="hidden" name="sitting" value={sittingId} />
          <SubmitButton pending="Loading...">Practice the missed ones again</SubmitButton>
        </form>
        <ButtonLink to={paths.learn.practice({ level })} look="quiet">
          Another session
        </ButtonLink>
      </div>
    </>
  )
}
