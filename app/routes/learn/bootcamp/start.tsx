/** Beginning a boot camp: its first day and its rest days. A test that comes before the end is said before anything is begun. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
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
import { type FormAnswer, useForm } from '~/forms/use-form'
import { examLevel } from '~/models/bank/stored-level'
import { EnrollSchema, enroll, LATEST_START } from '~/models/bootcamp/enroll.server'
import { ENROLL_FIELDS, restDaysOf } from '~/models/bootcamp/fields'
import { currentCamp } from '~/models/bootcamp/settle.server'
import { WEEKDAYS } from '~/models/plan/fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayIn } from '~/utils/time/periods.server'
import { shortenedText } from './parts/camp-head.server'
import { longDay } from './parts/month.server'
import { daysText } from './parts/words'

export const meta = pageMeta('Begin the boot camp')

const WHY_NOT = {
  past: 'Please choose today or a later day',
  'too far': `Please choose a day within the next ${LATEST_START} days`,
  'after the test': 'Please choose a day before your test, or enter your next test date first',
  'no room': 'From this day no work day is left before your test. Choose an earlier day, or fewer rest days.',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const camp = await currentCamp(student)
  if (camp?.isOpen || !student.membership.isUnlimited) throw redirect(paths.learn.camp())
  const today = dayIn(student.profile.timeZone, new Date())
  const testDate = testDayOf(student.profile.testDate, today)
  const plannedDays = daysThatFit({ startDate: today, testDate, restDays: [] })
  const isTestDay = testDate === today
  const isShort = !isTestDay && plannedDays > 0 && plannedDays < PROGRAM_DAYS
  return {
    levelName: LEVEL_NAMES[examLevel(student.profile.level)],
    today,
    isTestDay,
    test: testDate && longDay(testDate),
    /** How many days a start today would have, where the page says so. */
    said: isShort ? plannedDays : null,
    shortened: isShort ? shortenedText({ startDate: today, testDate, plannedDays }) : null,
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

  const start = { startDate: value.startDate, restDays: restDaysOf(value) }
  const told = untold(student, start, form.get('said'))
  if (told) return data({ told, result: keptValues(form) }, 400)

  const begun = await enroll(student, start)
  if (begun.outcome === 'refused') return refuseForm({ ...keptValues(form), error: { startDate: [WHY_NOT[begun.why]] } })
  if (begun.outcome !== 'enrolled') return redirect(paths.learn.camp(), 303)

  const camp = await currentCamp(student)
  const isShort = camp !== null && camp.plannedDays < PROGRAM_DAYS
  const text = isShort
    ? `${camp.plannedDays} of the ${PROGRAM_DAYS} days ${camp.plannedDays === 1 ? 'fits' : 'fit'}. The page says which are left out.`
    : 'Each day opens on its day. What you miss moves on.'
  const headers = await flashHeaders({ kind: 'success', title: 'Your boot camp is ready', text })
  return redirect(paths.learn.camp(), { status: 303, headers })
}

interface StartAnswer extends FormAnswer {
  told?: { said: number; shortened: string }
}

/** What a start that is shortened leaves out, unless the page has said just that; null for one that nothing shortens or that is refused. */
function untold(student: Awaited<ReturnType<typeof requireProfile>>, { startDate, restDays }: Parameters<typeof enroll>[1], said: unknown) {
  const today = dayIn(student.profile.timeZone, new Date())
  const testDate = testDayOf(student.profile.testDate, today)
  const plannedDays = daysThatFit({ startDate, testDate, restDays })
  if (startDate < today || plannedDays === 0 || plannedDays === PROGRAM_DAYS || said === String(plannedDays)) return null
  if (testDate && startDate >= testDate) return null
  return { said: plannedDays, shortened: shortenedText({ startDate, testDate, plannedDays }) }
}

export default function CampStart() {
  const { levelName, today, isTestDay, test, said, shortened } = useLoaderData<typeof loader>()
  const answer: StartAnswer | undefined = useActionData<typeof action>()
  const told = answer?.told
  const form = useForm('camp', ENROLL_FIELDS, answer, { startDate: today })
  if (isTestDay) return <TestDay levelName={levelName} />
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Begin the boot camp</h1>
        <p className="lead">Choose the first day. Thirty days of work fit into at most sixty days of the calendar.</p>
      </header>
      {told ? (
        <div role="alert">
          <Banner tone="notice" title="Nothing is begun yet">
            <p>{told.shortened} Choose another first day or fewer rest days, or press the button again to begin it so.</p>
          </Banner>
        </div>
      ) : (
        shortened && <p>If you begin today: {shortened}</p>
      )}
      <AppForm form={form} action={paths.learn.campStart()}>
        <input type="hidden" name="said" value={told?.said ?? said ?? ''} />
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
        <SubmitButton pending="Saving...">{told ? `Begin it with ${daysText(told.said)}` : 'Begin the boot camp'}</SubmitButton>
      </AppForm>
      <p>
        <AppLink to={paths.learn.camp()}>Back to the program</AppLink>
      </p>
    </div>
  )
}

function TestDay({ levelName }: { levelName: string }) {
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Your test is today</h1>
        <p className="lead">
          A boot camp ends the day before the test, so none can begin now. When you have another test date, enter it in your profile.
          Without one, it can begin tomorrow.
        </p>
      </header>
      <p className="cluster">
        <ButtonLink to={paths.account.profile()}>Change the test date</ButtonLink>
        <AppLink to={paths.learn.camp()}>Back to the program</AppLink>
      </p>
    </div>
  )
}
