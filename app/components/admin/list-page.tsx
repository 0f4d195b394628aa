/**
 * A list for admins: tabs, a form that filters and sorts, rows, the next page and an export. All of it is links and one GET form, so it
 * works without scripts and every view has an address.
 */
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import type { FieldRule } from '~/forms/rules'
import { useForm } from '~/forms/use-form'

interface ListFilter {
  name: string
  label: string
  /** What no choice means; absent where one of the options always holds. */
  all?: string
  value: string
  options: { value: string; label: string }[]
}

const SEARCH: FieldRule = { minLength: 0, maxLength: 100, message: 'Please enter what you look for' }

interface ListPageProps {
  title: string
  lead: string
  /** The area's own navigation, and tabs of this list. */
  navigation?: ReactNode
  /** A field to search by text, sent as `search`. */
  search?: { label: string; value: string }
  filters: ListFilter[]
  /** What the form keeps beside the filters. */
  kept?: Record<string, string>
  /** The list's address for this query. */
  to: (search: string) => string
  /** The address of the same list as a CSV file. */
  /** Left out where nothing may be taken away, such as what students said. */
  exportTo?: (search: string) => string
  /** A link that makes something new. */
  create?: ReactNode
  empty: { title: string; text: string }
  children: ReactNode[]
  /** Keys of the page shown and of the next one. */
  after: string | null
  next: string | null
}

export function ListPage({
  title,
  lead,
  navigation,
  search,
  filters,
  kept = {},
  to,
  exportTo,
  create,
  empty,
  children,
  after,
  next,
}: ListPageProps) {
  const picked = Object.fromEntries(filters.filter(({ value }) => value).map(({ name, value }) => [name, value]))
  const chosen = search?.value ? { search: search.value, ...picked } : picked
  const form = useForm('list', rulesOf(filters, search !== undefined), undefined, chosen)
  const query = (more: Record<string, string> = {}) => new URLSearchParams({ ...kept, ...chosen, ...more }).toString()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {navigation}
      <div className="cluster between">
        {(search || filters.length > 0) && (
          <AppForm form={form} method="get" action={to('')} className="cluster">
            {Object.entries(kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {search && form.search && <TextField field={form.search} label={search.label} autoComplete="off" />}
            {filters.map(({ name, label, all, options }) => {
              const field = form[name]
              return field && <Select key={name} field={field} label={label} placeholder={all} options={options} />
            })}
            <Button type="submit" look="quiet">
              Show
            </Button>
          </AppForm>
        )}
        {create}
      </div>
      {children.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : <ul className="stack">{children}</ul>}
      <nav className="cluster between" aria-label="Pages">
        {after ? <AppLink to={to(query())}>First page</AppLink> : <span />}
        {exportTo && children.length > 0 && <a href={exportTo(query())}>Export as CSV</a>}
        {next ? <AppLink to={to(query({ after: next }))}>Next page</AppLink> : <span />}
      </nav>
    </div>
  )
}

function rulesOf(filters: ListFilter[], hasSearch: boolean): Record<string, FieldRule> {
  const rules = filters.map(({ name, options }): [string, FieldRule] => [
    name,
    { type: 'choice', choices: options.map(({ value }) => value), message: 'Please choose one of the list', isOptional: true },
  ])
  return Object.fromEntries(hasSearch ? [['search', SEARCH], ...rules] : rules)
}
