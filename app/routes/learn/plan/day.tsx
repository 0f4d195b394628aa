/** Changes one day of the plan: other minutes, none at all, or as usual again. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { addDays, type Day, weekdayOf } from '~/exam/plan/days'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { optionsOf } from '~/forms/options'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CHANGE_FIELDS, MINUTES_NAMES } from '~/models/plan/fields'
import { type PlanStudent, whereabouts } from '~/models/plan/plan.server'
import { findPlanRow } from '~/models/plan/row.server'
import { ChangeSchema, changeDay } from '~/models/plan/settings.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { longDay } from './parts/shown-plan.server'

export const meta = pageMeta('Change a day')

/** Days that can be changed, from today on. */
const FURTHEST_DAYS = 365

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const day = dayOf(student, params.day)
  const row = await findPlanRow({ userId: student.id, ...whereabouts(student, new Date()) })
  if (!row) throw redirect(paths.learn.planSettings())
  const changed = row.changes.find((change) => change.day === day)?.minutes
  const usual = row.daysOff.includes(weekdayOf(day)) ? 0 : row.minutes
  return { day, name: longDay(day), isChanged: changed !== undefined, stored: { minutes: String(changed ?? usual) } }
}

/** The day of the address, if it is one that may be changed. */
function dayOf(student: PlanStudent, day = ''): Day {
  const { today } = whereabouts(student, new Date())
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  if (!isDay || day < today || day > addDays(today, FURTHEST_DAYS)) throw notFound()
  return day
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const day = dayOf(student, params.day)
  const form = await readForm(request)
  const isUsual = form.get('intent') === 'usual'
  const { value, refusal } = isUsual ? { value: null, refusal: null } : parseFormData(form, ChangeSchema)
  if (refusal) return refusal

  const minutes = value && Number(value.minutes)
  if (!(await changeDay({ userId: student.id, day, minutes }))) throw redirect(paths.learn.planSettings(), 303)
  const headers = await flashHeaders({ kind: 'success', title: 'Changed', text: `The plan is made anew around ${longDay(day)}.` })
  return redirect(paths.learn.plan(), { status: 303, headers })
}

export default function PlanDay() {
  const { day, name, isChanged, stored } = useLoaderData<typeof loader>()
  const form = useForm('day', CHANGE_FIELDS, useActionData<typeof action>(), stored)
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>{name}</h1>
        <p className="lead">How much time do you have on this day? What does not fit moves to other days by itself.</p>
      </header>
      <AppForm form={form} action={paths.learn.planDay(day)}>
        <Select field={form.minutes} label="Time on this day" options={optionsOf(CHANGE_FIELDS.minutes.choices, MINUTES_NAMES)} />
        <div className="cluster">
          <SubmitButton pending="Saving...">Save</SubmitButton>
          <AppLink to={paths.learn.plan()}>Cancel</AppLink>
        </div>
      </AppForm>
      {isChanged && (
        <form method="post" action={paths.learn.planDay(day)}>
          <Button type="submit" look="quiet" name="intent" value="usual">
            As usual again
          </Button>
        </form>
      )}
    </div>
  )
}
