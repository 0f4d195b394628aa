/** When the day of the test has passed: how to go on, with a plan for a retake. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { examOf } from '~/exam/core/levels'
import { seasonAfter, seasonOf } from '~/exam/plan/seasons'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { examLevel } from '~/models/bank/stored-level'
import { AFTER_TEST_FIELDS } from '~/models/plan/fields'
import { todaysPlan, whereabouts } from '~/models/plan/plan.server'
import { AfterTestSchema, goOn } from '~/models/plan/settings.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { refusalText, seasonText } from './parts/refusal.server'
import { longDay } from './parts/shown-plan.server'

export const meta = pageMeta('After your test')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const plan = await todaysPlan(student)
  // Without a plan nothing waits for the answer but the date itself.
  if (plan.state !== 'over') throw redirect(plan.state === 'none' ? paths.account.profile() : paths.learn.plan())
  const isIsee = examOf(examLevel(student.profile.level)) === 'isee'
  return { on: longDay(plan.testDate), retake: isIsee ? seasonText(seasonAfter(seasonOf(plan.testDate))) : null }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, AfterTestSchema)
  if (refusal) return refusal

  const { today, testDate } = whereabouts(student, new Date())
  if (!testDate || testDate >= today) return redirect(paths.learn.plan(), 303)
  const gone = await goOn({ userId: student.id, level: examLevel(student.profile.level), today, testDate }, value)
  if (gone.outcome === 'refused') return refuseForm({ ...keptValues(form), error: { testDate: [refusalText(gone.refusal, today)] } })
  if (value.next !== 'done') return redirect(paths.learn.plan(), 303)

  const text = 'Your results stay here. You can make a new plan at any time.'
  const headers = await flashHeaders({ kind: 'success', title: 'The plan is put away', text })
  return redirect(paths.learn.dashboard(), { status: 303, headers })
}

export default function AfterTest() {
  const { on, retake } = useLoaderData<typeof loader>()
  const form = useForm('after-test', AFTER_TEST_FIELDS, useActionData<typeof action>())
  const options = [
    {
      value: 'retake',
      label: 'I have taken it, and want to take it again',
      hint: retake
        ? `The ISEE may be taken once in a season. The next is ${retake}.`
        : 'Without a day the plan runs for twelve weeks until you know it.',
    },
    { value: 'moved', label: 'I have not taken it: it is on another day' },
    { value: 'open', label: 'I want to go on practicing without a date' },
    { value: 'done', label: 'I am done' },
  ]
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>How do you want to go on?</h1>
        <p className="lead">Your test was on {on}. Whatever you choose, your results and mistakes stay.</p>
      </header>
      <AppForm form={form} action={paths.learn.planAfterTest()}>
        <RadioCards field={form.next} legend="Choose one" options={options} />
        <TextField field={form.testDate} label="Day of the next test" hint="If you know it." />
        <SubmitButton pending="Saving...">Go on</SubmitButton>
      </AppForm>
    </div>
  )
}
