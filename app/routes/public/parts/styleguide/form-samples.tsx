/** Fields in their states: a form that was refused, and one that nobody has touched. */
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import type { FormRules } from '~/forms/rules'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { LOGIN_FIELDS } from '~/models/accounts/fields'
import { paths } from '~/paths'

const SAMPLE_FIELDS = {
  email: { type: 'email', maxLength: 254, message: 'Please enter a valid email address' },
  level: { type: 'choice', choices: ['isee-lower', 'isee-upper'], message: 'Please choose a level' },
  owner: { type: 'choice', choices: ['parent', 'student'], message: 'Please choose one' },
  note: { minLength: 10, maxLength: 200, message: 'Note must be at least 10 characters', isOptional: true },
} as const satisfies FormRules

const LEVELS = [
  { value: 'isee-lower', label: 'ISEE Lower' },
  { value: 'isee-upper', label: 'ISEE Upper' },
]
const OWNERS = [
  { value: 'parent', label: 'A parent', hint: 'You can add your child’s profile next.' },
  { value: 'student', label: 'A student of 13 or older' },
]
const REFUSED = {
  result: {
    initialValue: { email: 'ada@', level: '', owner: 'parent', note: 'Short' },
    error: { email: [SAMPLE_FIELDS.email.message], note: [SAMPLE_FIELDS.note.message] },
  },
}

export function FormSamples() {
  const refused = useForm('sample', SAMPLE_FIELDS, REFUSED)
  const fresh = useForm('fresh', LOGIN_FIELDS, undefined)
  return (
    <section className="split top">
      <AppForm form={refused} method="get" action={paths.public.styleguide()} className="form card">
        <h2>A refused form</h2>
        <TextField field={refused.email} label="Email" hint="We never show it to anyone." autoComplete="email" />
        <Select field={refused.level} label="Level" options={LEVELS} placeholder="Choose a level" />
        <RadioCards field={refused.owner} legend="Who is this account for?" options={OWNERS} />
        <TextArea field={refused.note} label="Note" />
        <Checkbox label="Send me the weekly summary" hint="One mail on Sundays." id="weekly" name="weekly" />
        <SubmitButton pending="Sending...">Send</SubmitButton>
      </AppForm>
      <AppForm form={fresh} method="get" action={paths.public.styleguide()} className="form card">
        <h2>A fresh form</h2>
        <TextField field={fresh.email} label="Email" autoComplete="off" />
        <TextField field={fresh.password} label="Password" autoComplete="off" />
      </AppForm>
    </section>
  )
}
