/** The application for a directory: who, where, for which levels, and what families are told. */
import { STATES } from '~/content/schools/states'
import { LEVEL_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { described, FieldErrors } from '~/forms/fields/field-frame'
import { Honeypot } from '~/forms/fields/honeypot'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type Form, type FormAnswer, useForm } from '~/forms/use-form'
import { FORMATS, type Kind, LEVEL_OF, LEVELS_MESSAGE, type LevelField, LISTING_FIELDS } from '~/models/directory/listings/fields'
import { paths } from '~/paths'
import { FORMAT_NAMES } from './directories'

const ID = 'listing'
const LEVEL_GROUP = { message: LEVELS_MESSAGE, names: Object.keys(LEVEL_OF) }
const STATE_OPTIONS = STATES.map(({ code, name }) => ({ value: code, label: name }))

export function ListingForm({ kind, answer }: { kind: Kind; answer: FormAnswer | undefined }) {
  const form = useForm(ID, LISTING_FIELDS, answer)
  return (
    <AppForm form={form} action={paths.public.newListing(kind)}>
      <TextField field={form.name} label="Name" hint="Yours, or that of your practice" autoComplete="name" />
      <TextField field={form.email} label="Email" hint="Families see it on your profile" autoComplete="email" />
      <div className="grid">
        <TextField field={form.city} label="City" autoComplete="address-level2" />
        <Select field={form.state} label="State" placeholder="Choose a state" options={STATE_OPTIONS} />
      </div>
      <Select field={form.format} label="How do you meet students?" placeholder="Choose" options={optionsOf(FORMATS, FORMAT_NAMES)} />
      <LevelBoxes form={form} />
      <TextField field={form.headline} label="What do you offer?" hint="In one line, 10 to 120 characters" />
      <TextArea field={form.about} label="About your work" hint="What a family should know before they write to you" />
      <TextArea field={form.experience} label="Experience" hint="How long you have done this, and for whom" />
      <TextArea field={form.credentials} label="Degrees and certificates" />
      <div className="grid">
        <TextField field={form.phone} label="Telephone" autoComplete="tel" inputMode="tel" />
        <TextField field={form.webAddress} label="Website" autoComplete="url" inputMode="url" />
      </div>
      <Honeypot id={ID} />
      <p className="small soft">Everything on this form is public once your profile is approved.</p>
      <SubmitButton pending="Sending...">Send the application</SubmitButton>
    </AppForm>
  )
}

/** One group of boxes with one message: the first box's. */
function LevelBoxes({ form }: { form: Form<typeof LISTING_FIELDS> }) {
  const first = form.iseeLower
  return (
    <fieldset className="field" aria-describedby={described(first)['aria-describedby']}>
      <legend>Which levels?</legend>
      <div className="grid">
        {(Object.entries(LEVEL_OF) as [LevelField, keyof typeof LEVEL_NAMES][]).map(([name, level]) => {
          const { id, name: sent, initialValue } = form[name]
          const group = name === 'iseeLower' ? LEVEL_GROUP : undefined
          const isTicked = initialValue === 'yes'
          return <Checkbox key={name} id={id} name={sent} value="yes" label={LEVEL_NAMES[level]} defaultChecked={isTicked} group={group} />
        })}
      </div>
      <FieldErrors id={first.id} errors={first.errors} />
    </fieldset>
  )
}
