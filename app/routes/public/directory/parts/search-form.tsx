/** Narrows a state's schools by name or city, and to those that take a test. */
import { Button } from '~/components/ui/button'
import { TESTS } from '~/content/schools/tests'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import type { FormRules } from '~/forms/rules'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'

const FIELDS = {
  search: { minLength: 0, maxLength: 100, message: 'Please enter a part of a name or city' },
  test: { type: 'choice', choices: TESTS, message: 'Please choose one of the list', isOptional: true },
} as const satisfies FormRules

interface SearchFormProps {
  /** The slug of the state's page. */
  state: string
  search: string
  test: string | null
}

export function SearchForm({ state, search, test }: SearchFormProps) {
  const form = useForm('schools', FIELDS, undefined, { search, test: test ?? undefined })
  return (
    <AppForm form={form} method="get" action={paths.public.schoolsIn(state)} className="search">
      <TextField field={form.search} label="School or city" autoComplete="off" />
      <Select field={form.test} label="Test" placeholder="Any test" options={optionsOf(TESTS)} />
      <Button type="submit">Search</Button>
    </AppForm>
  )
}
