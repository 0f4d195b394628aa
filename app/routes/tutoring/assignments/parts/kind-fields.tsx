/** What is chosen of a kind of work. */
import { MOST_SKILLS, type WorkKind } from '~/exam/assignments/work'
import { DIFFICULTIES } from '~/exam/core/levels'
import { Checkbox } from '~/forms/fields/checkbox'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import type { Form } from '~/forms/use-form'
import type { GIVE_FIELDS } from './fields'

interface KindFieldsProps {
  kind: WorkKind
  form: Form<typeof GIVE_FIELDS>
  options: {
    list: { value: string; label: string }[]
    groups: { label: string; options: { value: string; label: string }[] }[]
  }
  skills: string[]
}

export function KindFields({ kind, form, options: { list, groups }, skills }: KindFieldsProps) {
  switch (kind) {
    case 'skills':
      return (
        <>
          <fieldset className="field">
            <legend>Skills, up to {MOST_SKILLS}</legend>
            <div className="grid">
              {list.map(({ value, label }, index) => (
                <Checkbox
                  key={value}
                  id={`skill-${index}`}
                  name="skill"
                  value={value}
                  label={label}
                  defaultChecked={skills.includes(value)}
                />
              ))}
            </div>
          </fieldset>
          <Select field={form.difficulty} label="Difficulty" placeholder="What fits the student" options={optionsOf(DIFFICULTIES)} />
          <TextField field={form.questions} label="Questions of each skill" />
        </>
      )
    case 'quiz':
      return <Select field={form.number} label="Quiz" placeholder="Choose a quiz" options={list} />
    case 'test':
      return <Select field={form.number} label="Test" placeholder="Choose a test" options={list} />
    case 'lesson':
      return <Select field={form.lesson} label="Lesson" placeholder="Choose a lesson" groups={groups} />
    case 'passage':
      return <Select field={form.passage} label="Passage" placeholder="Choose a passage" options={list} />
    case 'words':
      return <TextArea field={form.words} label="Words" hint="Words of our list, in any form. Others are left out." />
    case 'prompt':
      return <Select field={form.prompt} label="Prompt" placeholder="Choose a prompt" options={list} />
    case 'sheet':
      return null
  }
}
