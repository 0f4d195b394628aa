/** The form on the cover of a whole test: mode, place, time, accommodations, and the button that starts. */

import { AppLink } from '~/components/links/app-link'
import { BESIDE } from '~/components/results/start-card'
import type { Exam } from '~/exam/core/levels'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { ACCOMMODATION_WORDS, ACCOMMODATIONS } from '~/models/accounts/profile/fields'
import { TEST_FIELDS, type TestBox } from '~/models/tests/fields'
import { paths } from '~/paths'
import { MODE_OPTIONS, placeOptions, TIME_OPTIONS, WARNING_OPTIONS } from './words'

interface ChoiceFormProps {
  action: string
  exam: Exam
  picked: { mode: string; place: string; time: string; warnings: string }
  ticked: readonly TestBox[]
  /** Another timed section is open, and the student has been told. */
  isBesideOthers: boolean
  /** False when nothing can be started: times may be looked at all the same. */
  mayStart: boolean
  use: string | null
  answer: FormAnswer | undefined
}

export function ChoiceForm({ action, exam, picked, ticked, isBesideOthers, mayStart, use, answer }: ChoiceFormProps) {
  const form = useForm('test', TEST_FIELDS, answer, picked)
  const box = (name: TestBox) => ({ id: `test-${name}`, name, value: 'yes', defaultChecked: ticked.includes(name) })
  return (
    <AppForm form={form} action={action} className="card stack">
      <RadioCards field={form.mode} legend="How do you want to take it?" options={MODE_OPTIONS} />
      <RadioCards field={form.place} legend="Where would you take the real test?" options={placeOptions(exam)} />
      <div className="cluster beside-time">
        <Select field={form.time} label="Time" options={TIME_OPTIONS} />
        <SubmitButton look="quiet" pending="Loading..." name="intent" value="look">
          Show its times
        </SubmitButton>
      </div>
      <details open={ACCOMMODATIONS.some((name) => ticked.includes(name))}>
        <summary>Accommodations</summary>
        <fieldset className="stack tight">
          <legend className="hidden">Accommodations</legend>
          <p className="small soft">
            Tick what is granted to you for the real test. Your <AppLink to={paths.account.profile()}>profile</AppLink> keeps it for the
            next one.
          </p>
          {ACCOMMODATIONS.map((name) => (
            <Checkbox key={name} {...ACCOMMODATION_WORDS[name]} {...box(name)} />
          ))}
        </fieldset>
      </details>
      <fieldset className="stack tight only-practice">
        <legend>Only in practice</legend>
        <Select field={form.warnings} label="Warnings" options={WARNING_OPTIONS} />
        <Checkbox label="No clock" {...box('untimed')} />
      </fieldset>
      {mayStart && (
        <SubmitButton pending="Loading..." {...(isBesideOthers ? BESIDE : { name: 'intent', value: 'start' })}>
          {isBesideOthers ? 'Start this test too' : 'Start the test'}
        </SubmitButton>
      )}
      {mayStart && use && <p className="small soft">{use}</p>}
    </AppForm>
  )
}
