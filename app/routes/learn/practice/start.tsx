/** The start of adaptive practice: what to practice, what is left this week, and where the student stands. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { blueprintOf } from '~/exam/core/blueprints'
import { choiceCount, type Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { practiceSubjects } from '~/exam/practice/subjects.server'
import { standingOf } from '~/exam/scoring/rating'
import { Checkbox } from '~/forms/fields/checkbox'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { endedPractice, openPractice, SESSION_QUESTIONS } from '~/models/practice/open-practice.server'
import { startPractice } from '~/models/practice/practice.server'
import { skillEstimates } from '~/models/practice/skill-estimate.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { SkillBars } from './parts/skill-bars'

export const meta = pageMeta('Interactive quiz')

const HINTS: Partial<Record<Subject, string>> = {
  quantitative_reasoning: 'Thinking with numbers more than computing',
  mathematics_achievement: 'What you have learned in school: computing, measuring, reading graphs',
  quantitative: 'Everything of the mathematics sections',
  verbal_reasoning: 'Synonyms and sentence completions',
  verbal: 'Synonyms and analogies',
}

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { timeZone } = student.profile
  const owner = { userId: student.id, level }
  const [allowance, open, ended, estimates] = await Promise.all([
    allowanceOf(student, 'interactive_quiz'),
    openPractice(owner),
    endedPractice(owner),
    skillEstimates(owner),
  ])

  const subjects = practiceSubjects(level).map((subject) => ({ subject, name: SUBJECT_NAMES[subject], hint: HINTS[subject] }))
  const barsOf = (subject: Subject) =>
    estimates
      .filter((estimate) => estimate.subject === subject)
      .map(({ skill, rating, answers }) => ({ skill, rating, answers, standing: standingOf(rating, choiceCount(level)) }))
  return {
    level,
    levelName: blueprintOf(level).name,
    questionCount: SESSION_QUESTIONS,
    subjects,
    groups: subjects.map(({ subject, name }) => ({ name, skills: barsOf(subject) })).filter(({ skills }) => skills.length > 0),
    open: open && { sittingId: open.sittingId, place: Math.min(open.place, SESSION_QUESTIONS) },
    ended: ended.map(({ id, endedAt, right, answered }) => ({ id, right, answered, on: endedAt ? dayTime(endedAt, timeZone) : '' })),
    allowance: { ...allowance, resets: dayTime(allowance.resetsAt, timeZone) },
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const asked = (await readForm(request)).getAll('subject')
  const subjects = practiceSubjects(level).filter((subject) => asked.includes(subject))
  if (subjects.length === 0) {
    return data({ problem: { title: 'Nothing is checked', text: 'Check at least one subject to practice.' } }, 400)
  }

  const result = await startPractice(student, { level, subjects })

  if (result.outcome !== 'limit') return redirect(paths.learn.practiceQuestion(result.id), 303)
  const allowance = await allowanceOf(student, 'interactive_quiz')
  return data({ problem: { title: 'You have used this week’s sessions', text: usedUpMessage(allowance) } }, 403)
}

export default function InteractiveQuiz() {
  const { level, levelName, questionCount, subjects, groups, open, ended, allowance } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Interactive quiz</h1>
        <p className="lead">
          {questionCount} questions without a clock, each at the edge of what you can do. Step-by-step hints, every answer explained right
          away, and a twin with new numbers whenever you want one. One slip never undoes your work.
        </p>
      </header>
      <Problem problem={answer?.problem} />
      <AllowanceNote allowance={allowance} />
      {open && (
        <Banner
          tone="notice"
          title="A session is open"
          action={<ButtonLink to={paths.learn.practiceQuestion(open.sittingId)}>Continue</ButtonLink>}
        >
          <p>
            You are on question {open.place} of {questionCount}.
          </p>
        </Banner>
      )}
      {!open && !allowance.isUsedUp && (
        <form method="post" action={paths.learn.practice(level)} className="card stack">
          <fieldset className="stack tight">
            <legend>
              <h2 className="title-3">What do you want to practice?</h2>
            </legend>
            {subjects.map(({ subject, name, hint }) => (
              <Checkbox key={subject} label={name} hint={hint} id={`subject-${subject}`} name="subject" value={subject} defaultChecked />
            ))}
          </fieldset>
          <div className="cluster">
            <SubmitButton pending="Loading...">Start practicing</SubmitButton>
            {allowance.limit !== null && (
              <span className="small soft">
                Starting uses one of this week’s {allowance.limit}; {allowance.used}/{allowance.limit} used so far.
              </span>
            )}
          </div>
        </form>
      )}
      <SkillBars groups={groups} />
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
