/** The form on the cover of a whole test: mode, place, time, accommodations, and the button that starts. */

import { AppLink } from '~/components/links/app-link'
import { BESIDE } from '~/components/results/start-card'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { ACCOMMODATION_WORDS, ACCOMMODATIONS } from '~/models/accounts/profile/fields'
import { TEST_FIELDS, type TestBox } from '~/models/tests/fields'
import { paths } from '~/paths'
import { MODE_OPTIONS, PLACE_OPTIONS, TIME_OPTIONS, WARNING_OPTIONS } from './words'

interface ChoiceFormProps {
  action: string
  picked: { mode: string; place: string; time: string; warnings: string }
  ticked: readonly TestBox[]
  /** Another timed section is open, and the student has been told. */
  isBesideOthers: boolean
  /** False when nothing can be started: times may be looked at all the same. */
  mayStart: boolean
  use: string | null
  answer: FormAnswer | undefined
}

export function ChoiceForm({ action, picked, ticked, isBesideOthers, mayStart, use, answer }: ChoiceFormProps) {
  const form = useForm('test', TEST_FIELDS, answer, picked)
  const box = (name: TestBox) => ({ id: `test-${name}`, name, value: 'yes', defaultChecked: ticked.includes(name) })
  return (
    <AppForm form={form} action={action} className="card stack">
      <RadioCards field={form.mode} legend="How do you want to sit it?" options={MODE_OPTIONS} />
      <RadioCards field={form.place} legend="Where would you sit the real test?" options={PLACE_OPTIONS} />
      <Select field={form.time} label="Time" options={TIME_OPTIONS} />
      <fieldset className="stack tight">
        <legend>Accommodations</legend>
        <p className="small soft">
          Tick what is granted to you for the real test. Your <AppLink to={paths.account.profile()}>profile</AppLink> keeps it for the next
          one.
        </p>
        {ACCOMMODATIONS.map((name) => (
          <Checkbox key={name} {...ACCOMMODATION_WORDS[name]} {...box(name)} />
        ))}
      </fieldset>
      <fieldset className="stack tight">
        <legend>Only in practice</legend>
        <Select field={form.warnings} label="Warnings" options={WARNING_OPTIONS} />
        <Checkbox label="No clock" {...box('untimed')} />
      </fieldset>
      <div className="cluster">
        {mayStart && (
          <SubmitButton pending="Loading..." {...(isBesideOthers ? BESIDE : { name: 'intent', value: 'start' })}>
            {isBesideOthers ? 'Start the test as well' : 'Start the test'}
          </SubmitButton>
        )}
        <SubmitButton look="quiet" pending="Loading..." name="intent" value="look">
          Show its times
        </SubmitButton>
      </div>
      {mayStart && use && <p className="small soft">{use}</p>}
    </AppForm>
  )
}
