/** The form of an announcement, new or known. */
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { CONTENT_FIELDS, CONTENT_TYPE_NAMES, CONTENT_TYPES, SHOWN_NAMES } from '~/models/directory/regions/fields'

interface ContentFormProps {
  action: string
  /** "Eastern time (New York)" */
  zone: string
  stored?: Partial<Record<keyof typeof CONTENT_FIELDS, string>>
  /** Of what is stored. */
  version?: number
  answer: FormAnswer | undefined
}

export function ContentForm({ action, zone, stored, version, answer }: ContentFormProps) {
  const form = useForm('content', CONTENT_FIELDS, answer, stored)
  return (
    <AppForm form={form} action={action}>
      {version && <input type="hidden" name={form.seen.name} value={version} />}
      <Select field={form.type} label="What it is" placeholder="Choose" options={optionsOf(CONTENT_TYPES, CONTENT_TYPE_NAMES)} />
      <TextField field={form.title} label="Title" autoComplete="off" />
      <TextArea field={form.text} label="Text" />
      <TextField field={form.date} label="Its day" hint="Of a deadline or an event." />
      <TextField field={form.link} label="Link" hint="Begins with https://" autoComplete="off" />
      <TextField field={form.startDate} label="Shown from" hint={`From midnight, ${zone}. Empty: at once.`} />
      <TextField field={form.endDate} label="Shown to" hint={`To the end of this day, ${zone}. Empty: for good.`} />
      <RadioCards field={form.shown} legend="It is" options={optionsOf(CONTENT_FIELDS.shown.choices, SHOWN_NAMES)} />
      <SubmitButton pending="Saving...">Save</SubmitButton>
    </AppForm>
  )
}
