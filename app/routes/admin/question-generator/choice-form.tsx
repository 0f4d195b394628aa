/** The form that chooses a sheet. It is sent with GET, so every sheet has an address. */
import { Select, TextField } from '~/components/form/field'
import { FormErrors } from '~/components/form/form-errors'
import { Button } from '~/components/ui/button'
import { DIFFICULTIES, LEVELS, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { paths } from '~/paths'
import type { TypedChoice } from './choice'

const ID = 'choice'
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
  const of = (name: keyof TypedChoice) => ({ name, id: `${ID}-${name}`, defaultValue: typed[name], errors: errors[name] ?? undefined })
  const names = typed.skill && !skills.includes(typed.skill) ? [typed.skill, ...skills] : skills
  return (
    <form method="get" action={paths.questionGenerator()} className="form card" noValidate>
      <FormErrors form={{ id: ID, allErrors: errors }} />
      <div className="grid">
        <Select {...of('level')} label="Level" options={LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] }))} />
        <Select
          {...of('subject')}
          label="Section"
          options={subjects.map((subject) => ({ value: subject, label: SUBJECT_NAMES[subject] }))}
        />
        <Select
          {...of('origin')}
          label="From"
          options={[
            { value: 'bank', label: 'The bank' },
            { value: 'hand', label: 'Live items written by hand' },
          ]}
        />
        <Select {...of('skill')} label="Skill" placeholder="Any" options={names.map((skill) => ({ value: skill, label: skill }))} />
        <TextField {...of('source')} label="Family or entry" isOptional list={SOURCES_ID} autoComplete="off" placeholder="fraction-sum" />
        <Select
          {...of('difficulty')}
          label="Difficulty"
          placeholder="Any"
          options={DIFFICULTIES.map((difficulty) => ({ value: difficulty, label: difficulty }))}
        />
        <TextField {...of('seed')} label="Seed" isOptional placeholder="A fresh one" autoComplete="off" />
        <TextField {...of('count')} label="How many" defaultValue={typed.count ?? '5'} type="number" min={1} max={20} inputMode="numeric" />
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
    </form>
  )
}
