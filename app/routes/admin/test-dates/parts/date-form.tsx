/** The form of a test date, new or known. */
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { TEST_DATE_FIELDS } from '~/models/plan/dates/fields'

interface DateFormProps {
  action: string
  stored?: Partial<Record<keyof typeof TEST_DATE_FIELDS, string>>
  /** Of what is stored. */
  version?: number
  answer: FormAnswer | undefined
}

export function DateForm({ action, stored, version, answer }: DateFormProps) {
  const form = useForm('test-date', TEST_DATE_FIELDS, answer, stored)
  return (
    <AppForm form={form} action={action}>
      {version && <input type="hidden" name={form.seen.name} value={version} />}
      <RadioCards field={form.exam} legend="Which test?" options={optionsOf(TEST_DATE_FIELDS.exam.choices)} />
      <TextField field={form.heldOn} label="Day of the test" />
      <TextField field={form.registerBy} label="Last day to register" hint="Empty where the source gives none." />
      <TextField field={form.source} label="Source" hint="The page that says so: https://" autoComplete="off" />
      <TextField field={form.sourceDate} label="Read there on" />
      <SubmitButton pending="Saving...">Save</SubmitButton>
    </AppForm>
  )
}
