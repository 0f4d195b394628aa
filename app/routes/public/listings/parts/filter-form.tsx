/** Narrows a list to an exam, a level, or those who teach online. */
import { Button } from '~/components/ui/button'
import { EXAMS, LEVELS } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { optionsOf } from '~/forms/options'
import { useForm } from '~/forms/use-form'
import { FILTER_FIELDS } from '~/models/directory/listings/fields'
import type { Filters } from '~/models/directory/listings/shown.server'

const EXAM_NAMES = { isee: 'ISEE', ssat: 'SSAT' }

export function FilterForm({ to, chosen: { exam, level, isOnline } }: { to: string; chosen: Filters }) {
  const form = useForm('listings', FILTER_FIELDS, undefined, {
    exam: exam ?? undefined,
    level: level ?? undefined,
    online: isOnline ? 'yes' : undefined,
  })
  return (
    <AppForm form={form} method="get" action={to} className="search">
      <Select field={form.exam} label="Test" placeholder="Any test" options={optionsOf(EXAMS, EXAM_NAMES)} />
      <Select field={form.level} label="Level" placeholder="Any level" options={optionsOf(LEVELS, LEVEL_NAMES)} />
      <Select field={form.online} label="Where" placeholder="Anywhere" options={[{ value: 'yes', label: 'Online' }]} />
      <Button type="submit">Show</Button>
    </AppForm>
  )
}
