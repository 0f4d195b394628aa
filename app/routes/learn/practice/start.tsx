/** The start of adaptive practice: what to practice, what is left this week, and where the student stands. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { blueprintOf } from '~/exam/core/blueprints'
import { choiceCount, type Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { QUESTION_RANGE } from '~/exam/practice/length'
import { practiceSkills, practiceSubjects } from '~/exam/practice/subjects.server'
import { ENOUGH_ANSWERS, standingOf } from '~/exam/scoring/rating'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { endedPractice, openPractice } from '~/models/practice/open-practice.server'
import { type PracticePlan, startPractice } from '~/models/practice/practice.server'
import { skillEstimates } from '~/models/skills/estimates.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { readPlan } from './parts/plan.server'
import { PlanForm } from './parts/plan-form'
import { SkillBars } from './parts/skill-bars'

export const meta = pageMeta('Interactive quiz')

const HINTS: Partial<Record<Subject, string>> = {
  quantitative_reasoning: 'Thinking with numbers more than computing',
  mathematics_achievement: 'What you have learned in school: computing, measuring, reading graphs',
  quantitative: 'Everything of the mathematics sections',
  verbal_reasoning: 'Synonyms and sentence completions',
  verbal: 'Synonyms and analogies',
  reading_comprehension: 'A passage and up to three questions on it at a time',
}

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { timeZone } = student.profile
  const owner = { userId: student.id, level }
  const [allowance, open, ended, estimates] = await Promise.all([
    shownAllowance(student, 'interactive_quiz'),
    openPractice(owner),
    endedPractice(owner),
    skillEstimates(owner),
  ])

  const { plan, problems } = readPlan(new URL(request.url).searchParams, level)
  const choices = choiceCount(level)
  return {
    level,
    levelName: blueprintOf(level).name,
    problems,
    plan: planView(plan),
    groups: practiceSubjects(level).map((subject) => {
      const known = estimates.filter((estimate) => estimate.subject === subject)
      return {
        subject,
        name: SUBJECT_NAMES[subject],
        skills: [...known.filter(isEnough), ...known.filter((estimate) => !isEnough(estimate))].map(({ skill, rating, answers }) => ({
          skill,
          rating,
          answers,
          standing: standingOf(rating, choices),
        })),
        others: practiceSkills(level, subject).filter((skill) => !known.some((estimate) => estimate.skill === skill)),
      }
    }),
    open: open && { sittingId: open.sittingId, place: open.place, questionCount: open.questionCount, skill: open.skill },
    ended: ended.map(({ id, endedAt, right, answered }) => ({ id, right, answered, on: endedAt ? dayTime(endedAt, timeZone) : '' })),
    allowance,
  }
}

/** The weakest come first of those about which something can be said; the others wait for more answers. */
function isEnough({ answers }: { answers: number }): boolean {
  return answers >= ENOUGH_ANSWERS
}

/** A plan as the form shows it; nothing chosen means everything. */
function planView({ level, subjects, skill, difficulty, questions }: Required<PracticePlan>) {
  const isChosen = (subject: Subject) => subjects.length === 0 || subjects.includes(subject)
  const subject = skill ? (subjects[0] ?? null) : null
  return {
    subjects: practiceSubjects(level).map((one) => ({ subject: one, name: SUBJECT_NAMES[one], hint: HINTS[one], isChosen: isChosen(one) })),
    chosen: { skill, subject, section: subject ? SUBJECT_NAMES[subject] : '', difficulty: difficulty ?? '', questions },
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { plan, problems } = readPlan(await readForm(request), level)
  const refuse = (title: string, text: string, status: number) => data({ problem: { title, text }, plan: planView(plan) }, status)
  if (problems.length > 0) return refuse('Please look at this again', problems.join(' '), 400)
  if (plan.subjects.length === 0) return refuse('Nothing is checked', 'Check at least one subject to practice.', 400)

  const result = await startPractice(student, plan)

  if (result.outcome !== 'limit') return redirect(paths.learn.practiceQuestion(result.id), 303)
  const allowance = await allowanceOf(student, 'interactive_quiz')
  return refuse('You have used this week’s sessions', usedUpMessage(allowance), 403)
}

export default function InteractiveQuiz() {
  const { level, levelName, problems, plan, groups, open, ended, allowance } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const hasForm = !open && !allowance.isUsedUp
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Interactive quiz</h1>
        <p className="lead">
          Questions without a clock, each at the edge of what you can do. Step-by-step hints, every answer explained right away, and what
          you miss comes back a few questions later. One slip never undoes your work.
        </p>
      </header>
      {!hasForm && <Problem problem={answer?.problem} />}
      {!answer && problems.length > 0 && (
        <Banner tone="notice" title="Not quite">
          <p>{problems.join(' ')}</p>
        </Banner>
      )}
      <AllowanceNote allowance={allowance} />
      {open && <OpenSession {...open} />}
      {hasForm && (
        <PlanForm
          level={level}
          {...(answer?.plan ?? plan)}
          range={QUESTION_RANGE}
          use={allowance.limit === null ? null : `Starting uses one of this week’s ${allowance.limit}; ${allowance.used} used so far.`}
          answer={answer}
        />
      )}
      <SkillBars level={level} groups={groups} />
      {ended.length > 0 && (
        <section className="stack tight" aria-labelledby="ended">
          <h2 id="ended">Your recent sessions</h2>
          <ul className="card stack tight">
            {ended.map(({ id, right, answered, on }) => (
              <li className="cluster between" key={id}>
                <AppLink to={paths.learn.practiceSummary(id)}>{on}</AppLink>
                <span>{answered === 0 ? 'nothing answered' : `${right} of ${answered} right`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function OpenSession({
  sittingId,
  place,
  questionCount,
  skill,
}: {
  sittingId: string
  place: number
  questionCount: number
  skill: string | null
}) {
  return (
    <Banner
      tone="notice"
      title={skill ? `A session on ${skill} is open` : 'A session is open'}
      action={<ButtonLink to={paths.learn.practiceQuestion(sittingId)}>Continue</ButtonLink>}
    >
      <p>
        You are on question {place} of {questionCount}. To practice something else, finish it or{' '}
        <AppLink to={paths.learn.practiceSummary(sittingId)}>end it</AppLink> first.
      </p>
    </Banner>
  )
}
