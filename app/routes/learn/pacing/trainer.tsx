/** The pacing trainer: what may be drilled at which beat, what is left this week, and the drills before. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { BESIDE } from '~/components/results/start-card'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { guessingRule, HABIT_TEXTS, habitText } from '~/content/pacing/habits.server'
import { blueprintOf, type SectionBlueprint } from '~/exam/core/blueprints'
import { isHabit } from '~/exam/pacing/habits'
import { DRILL_QUESTIONS, drillSeconds, drillSection, drillSections, paceOf, secondsOf } from '~/exam/pacing/sections'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { allowanceOf, usedUpMessage } from '~/models/membership/allowance.server'
import { endedDrills } from '~/models/pacing/drill.server'
import { startDrill } from '~/models/pacing/start.server'
import { holdsTheClock, runningWork } from '~/models/sittings/running/running.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { runningLine } from '~/routes/learn/parts/running-line'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { ANOTHER_OPEN } from '~/routes/learn/quizzes/parts/open-work.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime, durationText } from '~/utils/time/time-text'
import { roundedSeconds } from './parts/beat'
import { proposedChoice, sentChoice } from './parts/choice'
import { ChoiceForm } from './parts/choice-form'

export const meta = pageMeta('Pacing trainer')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const { timePercent, timeZone } = student.profile
  const [allowance, running, ended] = await Promise.all([
    shownAllowance(student, 'pacing_trainer'),
    runningWork(student.id),
    endedDrills({ userId: student.id, level }),
  ])
  const timed = running.filter(holdsTheClock)
  const open = timed.find(({ kind }) => kind === 'pacing')
  const { name, penaltyQuarters } = blueprintOf(level)
  return {
    level,
    levelName: name,
    address: paths.learn.pacing({ level }),
    times: timePercent === 100 ? null : timePercent / 100,
    sections: drillSections(level).map((section) => ({
      id: section.id,
      name: section.name,
      each: `${roundedSeconds(paceOf(section, timePercent))} a question${readingPart(section, timePercent)}`,
      whole: `${DRILL_QUESTIONS} in ${durationText(drillSeconds(section, timePercent))}`,
    })),
    habits: HABIT_TEXTS.filter(({ id }) => id !== 'even_and_good').map(({ id, name, drill }) => ({
      id,
      name,
      drill: drill.name,
      how: drill.how,
      aim: drill.aim,
    })),
    choice: proposedChoice(new URL(request.url).searchParams, level),
    guessing: guessingRule(penaltyQuarters > 0),
    open: open ? runningLine(open) : null,
    others: timed.filter((work) => work !== open).map(runningLine),
    allowance,
    ended: ended.map(({ id, endedAt, section, verdict, right }) => ({
      id,
      on: endedAt ? dayTime(endedAt, timeZone) : '',
      section: drillSection(level, section)?.name ?? '',
      right,
      habit: verdict && isHabit(verdict) ? habitText(verdict).name : null,
    })),
  }
}

/** How much of a question's seconds goes into its passage; nothing where none is read. */
function readingPart(section: SectionBlueprint, timePercent: number): string {
  const { pace, target } = secondsOf(section, timePercent)
  return target < pace ? `, of which about ${Math.round(pace - target)} are for reading` : ''
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const form = await readForm(request)
  const choice = sentChoice(form, level)
  if (!choice)
    return data({ choice, problem: { title: 'Please choose a section', text: 'Nothing was started. Choose one of the list.' } }, 400)

  const isBesideOthers = form.get(BESIDE.name) === BESIDE.value
  const result = await startDrill(student, { level, ...choice, isBesideOthers })

  if (result.outcome === 'another-open') return data({ choice, problem: ANOTHER_OPEN }, 409)
  if (result.outcome !== 'limit') return redirect(paths.learn.drill(result.id), 303)
  const allowance = await allowanceOf(student, 'pacing_trainer')
  return data({ choice, problem: { title: 'You have used this week’s pacing sessions', text: usedUpMessage(allowance) } }, 403)
}

export default function PacingTrainer() {
  const { level, levelName, times, guessing, open, allowance, ended, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const use = allowance.limit === null ? null : `Starting uses one of this week’s ${allowance.limit}; ${allowance.used} used so far.`
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Pacing trainer</h1>
        <p className="lead">
          Ten questions at the real seconds of their section. Afterward you see where your time went, and one habit to work on.
        </p>
      </header>
      <LevelTabs here={level} to={(other) => paths.learn.pacing({ level: other })} />
      <Problem problem={answer?.problem} />
      <AllowanceNote allowance={allowance} />
      {open && (
        <Banner tone="notice" title={`A drill is open: ${open.time}.`} action={<ButtonLink to={open.to}>Continue</ButtonLink>}>
          <p>Its clock runs. A new drill starts when this one has ended.</p>
        </Banner>
      )}
      {!open && !allowance.isUsedUp && <ChoiceForm {...form} choice={answer?.choice ?? form.choice} use={use} />}
      <section className="stack tight">
        <h2 className="title-3">When to guess</h2>
        <p>{guessing}</p>
        {times && <p className="small soft">All times are {times} times the standard ones, as your profile says.</p>}
      </section>
      {ended.length > 0 && (
        <section className="stack tight" aria-labelledby="ended">
          <h2 id="ended">Your last drills</h2>
          <ul className="card stack tight">
            {ended.map(({ id, on, section, right, habit }) => (
              <li className="cluster between" key={id}>
                <AppLink to={paths.learn.drillResult(id)}>
                  {section}, {on}
                </AppLink>
                <span>
                  {right} of {DRILL_QUESTIONS} right{habit && `, ${habit.toLowerCase()}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
