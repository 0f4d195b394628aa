/** The decision that an admin takes about an application, with a reason that the person reads. */
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { DECISION_FIELDS, type Step } from '~/models/partners/decision-fields'

interface DecisionFormProps {
  action: string
  /** The steps that are open. */
  steps: { value: Step; label: string }[]
  /** How it stands on this page. */
  seen: string
  answer: FormAnswer | undefined
}

export function DecisionForm({ action, steps, seen, answer }: DecisionFormProps) {
  const form = useForm('decision', DECISION_FIELDS, answer, { step: steps.length === 1 ? steps[0]?.value : undefined })
  return (
    <section className="card stack">
      <h2 className="title-3">Decide</h2>
      <AppForm form={form} action={action}>
        <input type="hidden" name={form.seen.name} value={seen} />
        <Select field={form.step} label="Decision" placeholder="Choose" options={steps} />
        <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name, and the person reads it." />
        <SubmitButton pending="Saving...">Decide</SubmitButton>
      </AppForm>
    </section>
  )
}
