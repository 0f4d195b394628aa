/** The form of a region, new or known. */
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { REGION_FIELDS, SHOWN_NAMES } from '~/models/directory/regions/fields'
import { AMERICAN_ZONES, timeZoneName } from '~/utils/time/time-zones'

interface RegionFormProps {
  action: string
  stored?: Partial<Record<keyof typeof REGION_FIELDS, string>>
  /** Of what is stored. */
  version?: number
  answer: FormAnswer | undefined
}

export function RegionForm({ action, stored, version, answer }: RegionFormProps) {
  const form = useForm('region', REGION_FIELDS, answer, stored)
  return (
    <AppForm form={form} action={action}>
      {version && <input type="hidden" name={form.seen.name} value={version} />}
      <TextField field={form.name} label="Name" hint="As families read it: New England" autoComplete="off" />
      <TextField field={form.regionCode} label="Code" hint="Capital letters and underscores: NEW_ENGLAND" autoComplete="off" />
      <Select
        field={form.timezone}
        label="Time zone"
        hint="Its days begin and end by this clock."
        placeholder="Choose"
        options={AMERICAN_ZONES.map((zone) => ({ value: zone, label: timeZoneName(zone) }))}
      />
      <TextArea field={form.states} label="States" hint="Codes or names, with commas between: CT, ME, MA" />
      <RadioCards field={form.shown} legend="What it announces is" options={optionsOf(REGION_FIELDS.shown.choices, SHOWN_NAMES)} />
      <SubmitButton pending="Saving...">Save</SubmitButton>
    </AppForm>
  )
}
