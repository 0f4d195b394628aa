/** How pages are shown: all that may be chosen, in one form. The floating panel has the two switches that are needed most. */
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { APPEARANCE_FIELDS, formOf } from '~/models/accounts/accessibility/fields'
import type { Appearance } from '~/utils/accessibility/settings'

const TEXT = [
  { value: 'normal', label: 'As usual' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
  { value: 'largest', label: 'Largest' },
]
const SPACING = [
  { value: 'normal', label: 'As usual' },
  { value: 'wide', label: 'Wide' },
  { value: 'wider', label: 'Wider' },
]
const TYPEFACES = [
  { value: 'usual', label: 'As usual' },
  { value: 'hyperlegible', label: 'Atkinson Hyperlegible' },
]
const BACKGROUNDS = [
  { value: 'device', label: 'Light or dark, as on this device' },
  { value: 'paper', label: 'Paper' },
  { value: 'white', label: 'White' },
  { value: 'gray', label: 'Gray' },
  { value: 'dark', label: 'Dark' },
]
const CONTRASTS = [
  { value: 'usual', label: 'As usual' },
  { value: 'high', label: 'High' },
]
const MOTIONS = [
  { value: 'usual', label: 'As on this device' },
  { value: 'off', label: 'Off' },
]

interface AppearanceFormProps {
  appearance: Appearance
  /** The page that it stands on, from `paths`. */
  action: string
  answer: FormAnswer | undefined
}

export function AppearanceForm({ appearance, action, answer }: AppearanceFormProps) {
  const form = useForm('appearance', APPEARANCE_FIELDS, answer, formOf(appearance))
  return (
    <>
      <AppForm form={form} action={action}>
        <div className="pair">
          <Select field={form.text} label="Text size" options={TEXT} />
          <Select
            field={form.typeface}
            label="Typeface"
            hint="Atkinson Hyperlegible keeps letters that look alike apart: I, l, 1, O, 0."
            options={TYPEFACES}
          />
          <Select field={form.lines} label="Space between lines" options={SPACING} />
          <Select field={form.letters} label="Space between letters" options={SPACING} />
          <Select field={form.background} label="Background" options={BACKGROUNDS} />
          <Select field={form.contrast} label="Contrast" hint="High contrast overrides the background." options={CONTRASTS} />
          <Select field={form.motion} label="Motion" hint="The clock of a timed section keeps running." options={MOTIONS} />
        </div>
        <div className="cluster">
          <SubmitButton pending="Saving...">Save</SubmitButton>
          <SubmitButton pending="Saving..." look="quiet" name="reset" value="yes">
            Reset to default settings
          </SubmitButton>
        </div>
      </AppForm>
      <figure className="card stack tight">
        <figcaption className="small soft">A sample</figcaption>
        <p>
          Every morning the keeper rowed out to the lighthouse. “Ill winds,” he said, “blow 10 or 11 times a year,” and he counted them in a
          small gray book.
        </p>
      </figure>
    </>
  )
}
