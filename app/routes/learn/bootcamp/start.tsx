/** Beginning a boot camp: its first day and its rest days. A test that comes before the end is said before anything is begun. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PROGRAM_DAYS } from '~/exam/bootcamp/program'
import { daysThatFit, MOST_REST_DAYS } from '~/exam/bootcamp/schedule'
import { LEVEL_NAMES } from '~/exam/core/names'
import { type Day, dayOfDate } from '~/exam/plan/days'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { FieldErrors } from '~/forms/fields/field-frame'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { examLevel } from '~/models/bank/stored-level'
import { findCamp } from '~/models/bootcamp/camp.server'
import { EnrollSchema, enroll, LATEST_START } from '~/models/bootcamp/enroll.server'
import { ENROLL_FIELDS, restDaysOf } from '~/models/bootcamp/fields'
import { WEEKDAYS } from '~/models/plan/fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayIn } from '~/utils/time/periods.server'
import { shortenedText } from './parts/camp-head.server'
import { longDay } from './parts/month.server'

export const meta = pageMeta('Begin the boot camp')

const WHY_NOT = {
  past: 'Please choose today or a later day',
  'too far': `Please choose a day within the next ${LATEST_START} days`,
  'after the test': 'Please choose a day before your test',
  'no room': 'From this day no work day is left before your test. Choose an earlier day, or fewer rest days.',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const camp = await findCamp(student)
  if (camp?.isOpen || !student.membership.isUnlimited) throw redirect(paths.learn.camp())
  const today = dayIn(student.profile.timeZone, new Date())
  const testDate = testDayOf(student.profile.testDate, today)
  const plannedDays = daysThatFit({ startDate: today, testDate, restDays: [] })
  return {
    levelName: LEVEL_NAMES[examLevel(student.profile.level)],
    today,
    test: testDate && longDay(testDate),
    shortened: plannedDays > 0 && plannedDays < PROGRAM_DAYS ? shortenedText({ startDate: today, testDate, plannedDays }) : null,
  }
}

/** One that has passed says nothing about a start. */
function testDayOf(testDate: Date | string | null, today: Day): Day | null {
  const day = testDate && dayOfDate(new Date(testDate))
  return day && day >= today ? day : null
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, EnrollSchema)
  if (refusal) return refusal

  const { startDate } = value
  const begun = await enroll(student, { startDate, restDays: restDaysOf(value) })
  if (begun.outcome === 'refused') return refuseForm({ ...keptValues(form), error: { startDate: [WHY_NOT[begun.why]] } })
  if (begun.outcome !== 'enrolled') return redirect(paths.learn.camp(), 303)

  const camp = await findCamp(student)
  const isShort = camp !== null && camp.plannedDays < PROGRAM_DAYS
  const text = isShort
    ? `${camp.plannedDays} of the ${PROGRAM_DAYS} days fit. The page says which are left out.`
    : 'Each day opens on its day. What you miss moves on.'
  const headers = await flashHeaders({ kind: 'success', title: 'Your boot camp is ready', text })
  return redirect(paths.learn.camp(), { status: 303, headers })
}

export default function CampStart() {
  const { levelName, today, test, shortened } = useLoaderData<typeof loader>()
  const form = useForm('camp', ENROLL_FIELDS, useActionData<typeof action>(), { startDate: today })
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Begin the boot camp</h1>
        <p className="lead">Choose the first day. Thirty days of work fit into at most sixty days of the calendar.</p>
      </header>
      {shortened && <p>If you begin today: {shortened}</p>}
      <AppForm form={form} action={paths.learn.campStart()}>
        <TextField
          field={form.startDate}
          label="First day"
          hint={test ? `Your test is on ${test}. The boot camp ends the day before.` : undefined}
        />
        <fieldset className="field">
          <legend>Rest days (at most {MOST_REST_DAYS} in a week)</legend>
          <div className="week-boxes">
            {WEEKDAYS.map((name) => {
              const field = form[`rest${name}`]
              return (
                <Checkbox
                  key={name}
                  id={field.id}
                  name={field.name}
                  value="yes"
                  label={name}
                  defaultChecked={field.initialValue === 'yes'}
                />
              )
            })}
          </div>
          <FieldErrors id={form.restSunday.id} errors={form.restSunday.errors} />
        </fieldset>
        <SubmitButton pending="Saving...">Begin the boot camp</SubmitButton>
      </AppForm>
      <p>
        <AppLink to={paths.learn.camp()}>Back to the program</AppLink>
      </p>
    </div>
  )
}
