/** What a drill showed: the time of every question beside the beat, the score, one habit, and the drill that helps with it. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ExplainedQuestion } from '~/components/results/explained-question'
import { PaceCard } from '~/components/results/pace-card'
import { goalText, habitText, verdictName, verdictText } from '~/content/pacing/habits.server'
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVEL_NAMES } from '~/exam/core/names'
import { answeringSeconds, type Facts, isHabit, type PacedDrill, type Verdict } from '~/exam/pacing/habits'
import { drillSection, secondsOf, sectionAfter } from '~/exam/pacing/sections'
import { printSolution } from '~/exam/print/item.server'
import { isSlow } from '~/exam/scoring/look'
import { outcomeOf } from '~/exam/scoring/outcome'
import { quartersText, type RawScore, rawScore } from '~/exam/scoring/score'
import { SubmitButton } from '~/forms/submit-button'
import { type Drill, findDrill, pacedDrill } from '~/models/pacing/drill.server'
import { type DrillVerdict, verdictOn } from '~/models/pacing/verdict.server'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { readFlash } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { Cheer } from './parts/cheer'
import { NextDrill } from './parts/next-drill'

export const meta = pageMeta('Your pace')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const drill = await findDrill({ userId: student.id, sittingId })
  if (!drill) throw notFound()
  if (!drill.endedAt) throw redirect(paths.learn.drill(sittingId))

  const paced = pacedDrill(drill)
  const { verdict, facts, isGoalReached } = verdictOn(drill, paced)
  const { level, questions } = drill
  // Where passages are read, both are without the reading, as the habits count.
  const pace = paced.target
  const score = rawScore(level, { right: drill.right ?? 0, wrong: drill.wrong ?? 0, omitted: drill.omitted ?? 0 })
  const { profile } = student
  return {
    sittingId,
    level,
    section: drillSection(level, drill.section)?.name ?? '',
    words: scoreWords(profile.holder === 'parent' ? 'Your child' : 'You', score),
    costly: blueprintOf(level).penaltyQuarters > 0 ? score.wrong : 0,
    isTimeOver: paced.isOutOfTime,
    habit: { name: verdictName(verdict, facts), says: verdictText(verdict, facts, paced.hasPenalty) },
    goal: goalOf(drill, paced, isGoalReached),
    next: {
      ...nextDrill(drill, { verdict, facts, isGoalReached }, profile.timePercent),
      allowance: await shownAllowance(student, 'pacing_trainer'),
    },
    isCelebrated: (await readFlash(request))?.message.isCheer === true,
    reading: readingText(paced),
    pace,
    hasMissed: score.wrong > 0,
    questions: questions.map(({ position, item, choice, flagged }) => {
      const seconds = Math.round(answeringSeconds(paced, position))
      return {
        ...{ position, skill: item.skill, outcome: outcomeOf(choice, item.answer), seconds, flagged },
        isSlow: isSlow({ seconds }, pace),
        solution: printSolution(item, choice),
        markTo: paths.learn.questionMark(sittingId, position),
      }
    }),
  }
}

/** How much of the drill's time was for its passages; null without one. */
function readingText({ questions }: PacedDrill): string | null {
  const passages = questions.flatMap(({ reading }) => (reading > 0 ? Math.round(reading) : []))
  if (passages.length === 0) return null
  const whose =
    passages.length === 1 ? 'its passage are taken off the first question on it' : 'its passages are taken off the first question on each'
  return `Reading is not in these times: ${passages.join(' and ')} seconds for ${whose}. The seconds that you had are for answering alone.`
}

/** "You got 8 of 10 right, raw score 7½." */
function scoreWords(name: string, { right, questions, rawQuarters }: RawScore): string {
  const raw = quartersText(rawQuarters)
  return `${name} got ${right} of ${questions} right${raw === String(right) ? '' : `, raw score ${raw}`}.`
}

/** Whether the goal of a drill for a habit was reached, in words; null for a drill without one. */
function goalOf({ exercise, allowed, questions }: Drill, { target }: PacedDrill, isReached: boolean | null) {
  if (!exercise || !isHabit(exercise) || isReached === null) return null
  const { drill, reached } = habitText(exercise)
  return {
    name: drill.name,
    goal: goalText(exercise, { target, pace: allowed / questions.length }),
    isReached,
    says: isReached ? reached : 'Not this time. It is a habit, and habits take a few drills.',
  }
}

/**
 * The same drill again while its goal is not reached; else the drill for the habit that was named, in the next section after a good one.
 * Where the time ran out first it is the one for skipping, and without a habit the same once more.
 */
function nextDrill(drill: Drill, { verdict, facts, isGoalReached }: DrillVerdict, timePercent: number) {
  const { level, section, hasBeat } = drill
  const exercise = isGoalReached === false ? drill.exercise : exerciseFor(verdict, facts)
  if (!exercise || !isHabit(exercise)) {
    const form = { level, section, exercise: null, hasBeat }
    return { name: 'another drill', how: 'Ten new questions of the same section at the same beat.', goal: null, form }
  }
  const after = exercise === 'even_and_good' && isGoalReached !== false ? sectionAfter(level, section) : drillSection(level, section)
  const { name, how } = habitText(exercise).drill
  const goal = after && goalText(exercise, secondsOf(after, timePercent))
  return { name, how, goal, form: { level, section: after?.id ?? section, exercise, hasBeat } }
}

function exerciseFor(verdict: Verdict, { blank }: Facts) {
  if (isHabit(verdict)) return verdict
  return verdict === 'too_little' && blank !== undefined ? 'no_skip' : null
}

export default function DrillResult() {
  const { sittingId, level, section, words, costly, isTimeOver, habit, goal, next, isCelebrated, reading, pace, questions, hasMissed } =
    useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose result">
      <header className="stack tight pace-head">
        <p className="eyebrow">{LEVEL_NAMES[level]}</p>
        <h1>{section}: your pace</h1>
        <p className="lead">
          {words}
          {costly > 0 && ` Each wrong answer takes a quarter of a point.`}
          {isTimeOver && ' Time ran out before you finished.'}
        </p>
        {isCelebrated && <Cheer />}
      </header>
      <section className="card stack tight" aria-labelledby="habit">
        <h2 id="habit" className="title-3">
          {habit.name}
        </h2>
        <p>{habit.says}</p>
      </section>
      {goal && (
        <section className="card stack tight" aria-labelledby="goal">
          <h2 id="goal" className="title-3">
            {goal.name}: {goal.isReached ? 'goal reached' : 'goal not reached yet'}
          </h2>
          <p className="small soft">The goal was: {goal.goal}</p>
          <p>{goal.says}</p>
        </section>
      )}
      <PaceCard questions={questions} pace={pace} paceName={reading ? 'the time for answering' : undefined} />
      {reading && <p className="small soft">{reading}</p>}
      <NextDrill {...next} />
      <section className="stack" aria-labelledby="explained">
        <h2 id="explained">Every question, explained</h2>
        {questions.map((question) => (
          <ExplainedQuestion key={question.position} question={question} flaggedAs="skipped" />
        ))}
      </section>
      <div className="cluster on-screen">
        {hasMissed && (
          <form method="post" action={paths.learn.twins()}>
            <input type="hidden" name="sitting" value={sittingId} />
            <SubmitButton look="quiet" pending="Loading...">
              Practice the missed ones again
            </SubmitButton>
          </form>
        )}
        <AppLink to={paths.learn.pacing({ level })}>Choose another drill</AppLink>
      </div>
    </div>
  )
}
