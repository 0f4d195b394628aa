/** The library's filters: a plain GET form. */
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { anyOf } from '~/forms/options'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import { type Option, READ_CHOICES } from '~/routes/learn/parts/list-filter'

interface FilterFormProps {
  chosen: Partial<Record<'form' | 'figure' | 'tier' | 'read', string>>
  forms: Option[]
  figures: Option[]
  tiers: Option[]
}

export function FilterForm({ chosen, forms, figures, tiers }: FilterFormProps) {
  const rules = { form: anyOf(forms), figure: anyOf(figures), tier: anyOf(tiers), read: anyOf(READ_CHOICES) }
  const fields = useForm('poems', rules, undefined, chosen)
  return (
    <AppForm form={fields} method="get" action={paths.learn.poems()} className="cluster filters">
      <Select field={fields.form} label="Form" placeholder="All forms" options={forms} />
      <Select field={fields.figure} label="Figure" placeholder="All figures" options={figures} />
      <Select field={fields.tier} label="Level" placeholder="All levels" options={tiers} />
      <Select field={fields.read} label="Read" placeholder="Read or not" options={READ_CHOICES} />
      <Button type="submit" look="quiet">
        Show
      </Button>
    </AppForm>
  )
}
