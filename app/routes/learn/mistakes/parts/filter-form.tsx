/** The notebook's filters: a plain GET form, each choice with how many mistakes it would show. */
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { anyOf } from '~/forms/options'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'

export interface FilterOption {
  value: string
  label: string
}

interface FilterFormProps {
  /** The filter as it stands in the address. */
  chosen: Record<string, string>
  subjects: FilterOption[]
  skills: FilterOption[]
  reasons: FilterOption[]
}

export function FilterForm({ chosen, subjects, skills, reasons }: FilterFormProps) {
  const form = useForm('filter', { subject: anyOf(subjects), skill: anyOf(skills), reason: anyOf(reasons) }, undefined, chosen)
  return (
    <AppForm form={form} method="get" action={paths.learn.mistakes()} className="cluster filters">
      {chosen.show && <input type="hidden" name="show" value={chosen.show} />}
      <Select field={form.subject} label="Subject" placeholder="All subjects" options={subjects} />
      <Select field={form.skill} label="Skill" placeholder="All skills" options={skills} />
      <Select field={form.reason} label="Reason" placeholder="All reasons" options={reasons} />
      <Button type="submit" look="quiet">
        Show
      </Button>
    </AppForm>
  )
}
