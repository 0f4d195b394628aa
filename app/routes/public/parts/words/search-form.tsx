/** Narrows the word list: a part of a word or its meaning, the tier, the first letter, the root, the theme. */
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import type { FormRules } from '~/forms/rules'
import { useForm } from '~/forms/use-form'

const NAMES = ['tier', 'letter', 'theme'] as const
const LABELS = { tier: 'Level', letter: 'First letter', theme: 'Theme' }
const PLACEHOLDERS = { tier: 'Any level', letter: 'Any letter', theme: 'Any theme' }

interface SearchFormProps {
  action: string
  options: Record<(typeof NAMES)[number], { value: string; label: string }[]>
  stored: Partial<Record<'search' | 'root' | (typeof NAMES)[number], string | null>>
  /** What else of the page its address must keep. */
  kept?: Record<string, string>
}

export function SearchForm({ action, options, stored, kept = {} }: SearchFormProps) {
  const choiceOf = (name: (typeof NAMES)[number]) =>
    ({
      type: 'choice',
      choices: options[name].map(({ value }) => value),
      message: 'Please choose one of the list',
      isOptional: true,
    }) as const
  const rules = {
    search: { minLength: 0, maxLength: 100, message: 'Please enter a part of a word' },
    root: { minLength: 0, maxLength: 30, message: 'Please enter a root such as cred' },
    tier: choiceOf('tier'),
    letter: choiceOf('letter'),
    theme: choiceOf('theme'),
  } as const satisfies FormRules
  const form = useForm('words-form', rules, undefined, {
    search: stored.search ?? '',
    root: stored.root ?? '',
    ...Object.fromEntries(NAMES.map((name) => [name, stored[name] ?? undefined])),
  })
  return (
    <AppForm form={form} method="get" action={action} className="search no-print">
      {Object.entries(kept).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <TextField field={form.search} label="Word or meaning" autoComplete="off" />
      {NAMES.map((name) => (
        <Select key={name} field={form[name]} label={LABELS[name]} placeholder={PLACEHOLDERS[name]} options={options[name]} />
      ))}
      <TextField field={form.root} label="Root" placeholder="cred, -less" autoComplete="off" />
      <Button type="submit">Search</Button>
    </AppForm>
  )
}
