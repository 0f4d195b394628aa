/** The items written by hand, by state and level. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards.server'
import { AppLink } from '~/components/layout/app-link'
import type { RouteHandle } from '~/components/layout/document'
import { Button, ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Pager } from '~/components/ui/pager'
import { Tabs } from '~/components/ui/tabs'
import { LEVELS } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { plainText } from '~/exam/values/notation'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import type { FormRules } from '~/forms/rules'
import { useForm } from '~/forms/use-form'
import { listAuthored } from '~/models/authored-item.server'
import { ITEM_STATES } from '~/models/authored-item-fields'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/page-meta'
import { readPage } from '~/utils/read-page'
import { dayText } from '~/utils/time-text'
import { AdminTabs } from './question-generator/admin-tabs'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Items by hand')

const FILTER_FIELDS = {
  level: { type: 'choice', choices: LEVELS, message: 'Please choose a level', isOptional: true },
} as const satisfies FormRules

const STATE_NAMES = { draft: 'Drafts', reviewed: 'Reviewed', live: 'Live' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { searchParams } = new URL(request.url)
  const state = ITEM_STATES.find((name) => name === searchParams.get('state')) ?? 'draft'
  const level = LEVELS.find((name) => name === searchParams.get('level')) ?? null
  const page = readPage(searchParams)
  const { items, counts, pages } = await listAuthored({ state, level, page })
  return {
    state,
    level,
    page,
    pages,
    counts,
    items: items.map(({ id, item, author, updatedAt }) => ({
      id,
      skill: item.skill,
      place: `${LEVEL_NAMES[item.level]}, ${SUBJECT_NAMES[item.subject]}, ${item.difficulty}`,
      asks: plainText(item.stem || `${item.columns?.a} or ${item.columns?.b}`),
      author,
      on: dayText(updatedAt, admin.profile?.timeZone ?? 'America/New_York'),
    })),
  }
}

export default function AuthoredItems() {
  const { state, level, page, pages, counts, items } = useLoaderData<typeof loader>()
  const filter = useForm('items', FILTER_FIELDS, undefined, { level: level ?? undefined })
  const to = (name: string, number = 1) =>
    paths.authoredItems(
      new URLSearchParams({ state: name, ...(level && { level }), ...(number > 1 && { page: String(number) }) }).toString(),
    )
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Items by hand</h1>
        <p className="lead">
          Somebody else than the author reviews each one. Live items are offered in the generator and its exports, not in quizzes.
        </p>
      </header>
      <AdminTabs here="items" />
      <div className="cluster between">
        <AppForm form={filter} method="get" action={paths.authoredItems()} className="cluster">
          <input type="hidden" name="state" value={state} />
          <Select
            field={filter.level}
            label="Level"
            placeholder="All levels"
            options={LEVELS.map((name) => ({ value: name, label: LEVEL_NAMES[name] }))}
          />
          <Button type="submit" look="quiet">
            Show
          </Button>
        </AppForm>
        <ButtonLink to={paths.newItem()}>Write an item</ButtonLink>
      </div>
      <Tabs
        label="State"
        tabs={ITEM_STATES.map((name) => ({ to: to(name), label: `${STATE_NAMES[name]} (${counts[name]})`, isHere: name === state }))}
      />
      {items.length === 0 ? (
        <EmptyState title="Nothing here">Items in this state stand here, the newest first.</EmptyState>
      ) : (
        <ul className="stack">
          {items.map(({ id, skill, place, asks, author, on }) => (
            <li className="card stack tight" key={id}>
              <h2 className="title-3">
                <AppLink to={paths.authoredItem(id)}>{skill}</AppLink>
              </h2>
              <p className="clip">{asks}</p>
              <p className="small soft">
                {place}. {author}, {on}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(number) => to(state, number)} />
    </div>
  )
}
