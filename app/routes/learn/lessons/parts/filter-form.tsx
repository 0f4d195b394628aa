/** The form that narrows the library of lessons. */
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { anyOf } from '~/forms/options'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import { type LessonFilter, PROGRESS_CHOICES } from './filter'

interface Option {
  value: string
  label: string
}

interface FilterFormProps {
  chosen: LessonFilter
  sections: Option[]
  tiers: Option[]
  skills: Option[]
}

export function FilterForm({ chosen, sections, tiers, skills }: FilterFormProps) {
  const rules = { section: anyOf(sections), tier: anyOf(tiers), skill: anyOf(skills), progress: anyOf(PROGRESS_CHOICES) }
  const fields = useForm('lessons', rules, undefined, chosen)
  return (
    <AppForm form={fields} method="get" action={paths.learn.lessons()} className="cluster filters">
      <Select field={fields.section} label="Section" placeholder="All sections" options={sections} />
      <Select field={fields.tier} label="Level" placeholder="All levels" options={tiers} />
      <Select field={fields.skill} label="Skill" placeholder="All skills" options={skills} />
      <Select field={fields.progress} label="Progress" placeholder="All lessons" options={PROGRESS_CHOICES} />
      <Button type="submit" look="quiet">
        Show
      </Button>
    </AppForm>
  )
}
