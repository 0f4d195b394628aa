/** The decision about a request: a seat from one of the pools, a no in kind words, or the end of a seat. */
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { DECISION_FIELDS, REASON_TEXTS, REASONS } from '~/models/scholarship/fields'
import { paths } from '~/paths'

interface Option {
  value: string
  label: string
}

export function DecisionForm({
  id,
  steps,
  pools,
  answer,
}: {
  id: string
  steps: Option[]
  pools: Option[]
  answer: FormAnswer | undefined
}) {
  const isNew = steps.length > 1
  const form = useForm('decision', DECISION_FIELDS, answer, {
    step: isNew ? undefined : steps[0]?.value,
    pool: pools.length === 1 ? pools[0]?.value : undefined,
  })
  return (
    <section className="card stack">
      <h2 className="title-3">Decide</h2>
      {isNew && pools.length === 0 && (
        <p>
          No pool has a free seat. <AppLink to={paths.admin.newScholarshipPool()}>Open a pool</AppLink> first to give one.
        </p>
      )}
      <AppForm form={form} action={paths.admin.scholarshipRequest(id)}>
        <RadioCards field={form.step} legend="What happens" options={steps} />
        {isNew && pools.length > 0 && (
          <Select
            field={form.pool}
            label="Seat from the pool"
            placeholder="To give a seat"
            options={pools}
            hint="The seat ends with its pool."
          />
        )}
        {isNew && (
          <Select
            field={form.reason}
            label="What the family reads"
            placeholder="When it is not granted"
            options={optionsOf(REASONS, REASON_TEXTS)}
          />
        )}
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </AppForm>
    </section>
  )
}
