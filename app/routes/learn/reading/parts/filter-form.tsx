/** Narrows the shelf by kind, length and reading. */
import { Button } from '~/components/ui/button'
import type { Level } from '~/exam/core/levels'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { anyOf } from '~/forms/options'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import { type Option, READ_CHOICES } from '~/routes/learn/parts/list-filter'

interface FilterFormProps {
  level: Level
  chosen: Partial<Record<'kind' | 'length' | 'read', string>>
  kinds: Option[]
  lengths: Option[]
}

export function FilterForm({ level, chosen, kinds, lengths }: FilterFormProps) {
  const rules = { kind: anyOf(kinds), length: anyOf(lengths), read: anyOf(READ_CHOICES) }
  const fields = useForm('passages', rules, undefined, chosen)
  return (
    <AppForm form={fields} method="get" action={paths.learn.passages()} className="cluster filters">
      <input type="hidden" name="level" value={level} />
      <Select field={fields.kind} label="Kind" placeholder="All kinds" options={kinds} />
      <Select field={fields.length} label="Length" placeholder="All lengths" options={lengths} />
      <Select field={fields.read} label="Read" placeholder="Read or not" options={READ_CHOICES} />
      <Button type="submit" look="quiet">
        Show
      </Button>
    </AppForm>
  )
}
