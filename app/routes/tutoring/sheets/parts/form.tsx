/** The form that draws a sheet. It is sent with GET, so every sheet has an address. */
import { Button } from '~/components/ui/button'
import { DIFFICULTIES, LEVELS, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import { SHEET_FIELDS } from './choice'

interface SheetFormProps {
  typed: Record<string, string>
  errors: Record<string, string[] | null>
  subjects: Subject[]
  /** Of the section that was shown last. */
  skills: string[]
  without: string[]
}

export function SheetForm({ typed, errors, subjects, skills, without }: SheetFormProps) {
  const form = useForm('sheet', SHEET_FIELDS, { result: { initialValue: { ...typed, seed: '' }, error: errors } })
  return (
    <AppForm form={form} method="get" action={paths.tutor.sheet()} className="form card">
      <div className="grid">
        <Select field={form.level} label="Level" options={optionsOf(LEVELS, LEVEL_NAMES)} />
        <Select field={form.subject} label="Section" options={optionsOf(subjects, SUBJECT_NAMES)} />
        <Select field={form.difficulty} label="Difficulty" placeholder="Any" options={optionsOf(DIFFICULTIES)} />
        <TextField field={form.count} label="How many questions" />
      </div>
      <details open={without.length > 0}>
        <summary>Leave out skills that you have not taught</summary>
        <fieldset className="field">
          <legend>Leave out</legend>
          <div className="grid">
            {skills.map((skill, index) => (
              <Checkbox
                key={skill}
                id={`without-${index}`}
                name="without"
                value={skill}
                label={skill}
                defaultChecked={without.includes(skill)}
              />
            ))}
          </div>
        </fieldset>
      </details>
      <div className="cluster">
        <Button type="submit">Draw a sheet</Button>
        <span className="small soft">Each press draws new questions. Skills are those of the section shown last.</span>
      </div>
    </AppForm>
  )
}
