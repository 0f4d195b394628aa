/** The form that chooses a sheet. It is sent with GET, so every sheet has an address. */
import { Button } from '~/components/ui/button'
import { DIFFICULTIES, LEVELS, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import { CHOICE_FIELDS, type TypedChoice } from './choice'

const SOURCES_ID = 'choice-sources'

export interface ChoiceFormProps {
  typed: TypedChoice
  errors: Record<string, string[] | null>
  subjects: Subject[]
  /** Of the chosen section. */
  skills: string[]
  sources: { name: string; title: string }[]
}

export function ChoiceForm({ typed, errors, subjects, skills, sources }: ChoiceFormProps) {
  const form = useForm('choice', CHOICE_FIELDS, { result: { initialValue: typed, error: errors } })
  const names = typed.skill && !skills.includes(typed.skill) ? [typed.skill, ...skills] : skills
  return (
    <AppForm form={form} method="get" action={paths.questionGenerator()} className="form card">
      <div className="grid">
        <Select field={form.level} label="Level" options={LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] }))} />
        <Select
          field={form.subject}
          label="Section"
          options={subjects.map((subject) => ({ value: subject, label: SUBJECT_NAMES[subject] }))}
        />
        <Select
          field={form.origin}
          label="From"
          options={[
            { value: 'bank', label: 'The bank' },
            { value: 'hand', label: 'Live items written by hand' },
          ]}
        />
        <Select field={form.skill} label="Skill" placeholder="Any" options={names.map((skill) => ({ value: skill, label: skill }))} />
        <TextField field={form.source} label="Family or entry" list={SOURCES_ID} autoComplete="off" placeholder="fraction-sum" />
        <Select
          field={form.difficulty}
          label="Difficulty"
          placeholder="Any"
          options={DIFFICULTIES.map((difficulty) => ({ value: difficulty, label: difficulty }))}
        />
        <TextField field={form.seed} label="Seed" placeholder="A fresh one" autoComplete="off" />
        <TextField field={form.count} label="How many" />
      </div>
      <datalist id={SOURCES_ID}>
        {sources.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </datalist>
      <div className="cluster">
        <Button type="submit">Show the questions</Button>
        <span className="small soft">
          Skills and families are those of the section shown last; send the form once to see another section’s.
        </span>
      </div>
    </AppForm>
  )
}
