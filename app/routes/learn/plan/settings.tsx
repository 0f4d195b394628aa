/** What the plan is made from: the test's day, minutes, days off, a day for whole tests, and goals. The first time it makes the plan. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { examOf } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { scoreRanges } from '~/exam/plan/goals'
import { openSeason, seasonOf } from '~/exam/plan/seasons'
import { plannedSubjects, timesOf } from '~/exam/plan/times.server'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { examLevel } from '~/models/bank/stored-level'
import { datesToCome } from '~/models/plan/dates/dates.server'
import { GOAL_FIELDS, WEEKDAYS } from '~/models/plan/fields'
import { whereabouts } from '~/models/plan/plan.server'
import { findPlanRow } from '~/models/plan/row.server'
import { PlanSchema, savePlan } from '~/models/plan/settings.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { offerText, refusalText } from './parts/refusal.server'
import { SettingsForm } from './parts/settings-form'
import { longDay } from './parts/shown-plan.server'
import { timeText } from './parts/step-words.server'

export const meta = pageMeta('Your plan’s settings')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = examLevel(student.profile.level)
  const at = whereabouts(student, new Date())
  const { today, testDate } = at
  const exam = examOf(level)
  const [row, dates] = await Promise.all([findPlanRow({ userId: student.id, ...at }), datesToCome(exam, today)])
  if (row && testDate && testDate < today) throw redirect(paths.learn.planAfterTest())
  const goals = Object.entries(row?.goals ?? {}).flatMap(([subject, { low, high }]) => {
    const field = GOAL_FIELDS[subject as keyof typeof GOAL_FIELDS]
    return field ? [[field, `${low}-${high}`]] : []
  })
  return {
    levelName: LEVEL_NAMES[level],
    isNew: row === null,
    stored: {
      testDate: testDate ?? '',
      ...(row && {
        minutes: String(row.minutes),
        testWeekday: row.testWeekday ? (WEEKDAYS[row.testWeekday - 1] ?? 'none') : 'none',
        ...Object.fromEntries(row.daysOff.map((day) => [`off${WEEKDAYS[day - 1]}`, 'yes'])),
        ...Object.fromEntries(goals),
      }),
    },
    season: exam === 'isee' ? offerText(openSeason(today, row?.satOn ? seasonOf(row.satOn) : null), today) : null,
    dates: dates.map(({ heldOn, registerBy, source, readOn }) => ({
      ...{ day: heldOn, on: longDay(heldOn), registerBy: registerBy && longDay(registerBy), source, readOn: longDay(readOn) },
    })),
    testTime: timeText(timesOf(level, student.profile.timePercent).test),
    ranges: scoreRanges(level).map(({ value, label }) => ({ value, label })),
    sections: plannedSubjects(level).flatMap((subject) => {
      const field = GOAL_FIELDS[subject as keyof typeof GOAL_FIELDS]
      return field ? [{ field, name: SUBJECT_NAMES[subject] }] : []
    }),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const level = examLevel(student.profile.level)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, PlanSchema)
  if (refusal) return refusal

  const { today, testDate } = whereabouts(student, new Date())
  const saved = await savePlan({ userId: student.id, level, today, testDate }, value)
  if (saved.outcome === 'refused') return refuseForm({ ...keptValues(form), error: { testDate: [refusalText(saved.refusal, today)] } })
  if (saved.outcome === 'no such goal') {
    const field = GOAL_FIELDS[saved.subject as keyof typeof GOAL_FIELDS]
    return refuseForm({ ...keptValues(form), error: { [field]: ['Please choose one of the list'] } })
  }
  // A day that has passed already leads to the question how to go on: there is no plan to begin with yet.
  if (saved.outcome === 'over' || (value.testDate && value.testDate < today)) return redirect(paths.learn.planAfterTest(), 303)
  const headers = await flashHeaders({ kind: 'success', title: 'Your plan is ready', text: 'Begin with the first line of today.' })
  return redirect(paths.learn.plan(), { status: 303, headers })
}

export default function PlanSettings() {
  const { levelName, isNew, ...rest } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>{isNew ? 'Make your study plan' : 'Change your plan'}</h1>
        <p className="lead">
          {isNew
            ? 'Say how much time you have. The plan gives each day a few things to do, and a reason for each.'
            : 'The plan is made anew with what you change here. What you have done stays done.'}
        </p>
      </header>
      <SettingsForm {...rest} isNew={isNew} answer={useActionData<typeof action>()} />
      {!isNew && (
        <p>
          <AppLink to={paths.learn.plan()}>Back to the plan</AppLink>
        </p>
      )}
    </div>
  )
}
