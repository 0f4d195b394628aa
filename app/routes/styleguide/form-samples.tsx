/** Fields in their states, with a form of conform behind them. */
import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Checkbox } from '~/components/form/checkbox'
import { Select, TextArea, TextField } from '~/components/form/field'
import { FormErrors } from '~/components/form/form-errors'
import { RadioCards } from '~/components/form/radio-cards'
import { SubmitButton } from '~/components/form/submit-button'

const LEVELS = [
  { value: 'isee-lower', label: 'ISEE Lower' },
  { value: 'isee-upper', label: 'ISEE Upper' },
]
const OWNERS = [
  { value: 'parent', label: 'A parent', hint: 'You can add your child’s profile next.' },
  { value: 'student', label: 'A student of 13 or older' },
]

const REFUSED = {
  status: 'error' as const,
  initialValue: { email: 'ada@', level: '', owner: 'parent', note: '' },
  error: { email: ['Please enter a valid email address'], note: ['Message must be at least 10 characters'] },
}

export function FormSamples() {
  const [form, fields] = useForm<{ email: string; level: string; owner: string; note: string }>({ id: 'sample', lastResult: REFUSED })
  return (
    <section className="split top">
      <Form method="get" className="form card" {...getFormProps(form)}>
        <h2>A refused form</h2>
        <FormErrors form={form} />
        <TextField label="E-mail" type="email" field={fields.email} hint="We never show it to anyone." autoComplete="email" />
        <Select label="Level" field={fields.level} options={LEVELS} placeholder="Choose a level" />
        <RadioCards legend="Who is this account for?" field={fields.owner} options={OWNERS} />
        <TextArea label="Note" field={fields.note} isOptional />
        <Checkbox label="Send me the weekly summary" hint="One mail on Sundays." id="weekly" name="weekly" />
        <SubmitButton pending="Sending...">Send</SubmitButton>
      </Form>
      <form className="form card">
        <h2>A fresh form</h2>
        <TextField label="First name" name="firstName" autoComplete="off" />
        <TextField label="Closed" name="closed" disabled defaultValue="Cannot be changed" />
      </form>
    </section>
  )
}
