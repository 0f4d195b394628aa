/** The items written by hand, by state and level. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Tabs } from '~/components/ui/tabs'
import { LEVELS } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { plainText } from '~/exam/values/notation'
import { optionsOf } from '~/forms/options'
import { ITEM_STATES } from '~/models/bank/authored/fields'
import { listAuthored } from '~/models/bank/authored/list.server'
import { paths } from '~/paths'
import { AdminTabs } from '~/routes/admin/bank/parts/admin-tabs'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { readItemList, SORT_NAMES, STATE_NAMES } from './parts/list.server'

export const meta = pageMeta('Items by hand')

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const list = readItemList(request)
  const { items, counts, next } = await listAuthored(list)
  return {
    ...list,
    next,
    sorts: Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label })),
    tabs: ITEM_STATES.map((name) => ({ name, label: `${STATE_NAMES[name]} (${counts[name]})` })),
    items: items.map(({ id, item, author, updatedAt }) => ({
      id,
      skill: item.skill,
      place: `${LEVEL_NAMES[item.level]}, ${SUBJECT_NAMES[item.subject]}, ${item.difficulty}`,
      asks: plainText(item.stem || `${item.columns?.a} or ${item.columns?.b}`),
      author,
      on: dayText(updatedAt, profileTimeZone(admin)),
    })),
  }
}

export default function AuthoredItems() {
  const { state, level, sort, after, next, sorts, tabs, items } = useLoaderData<typeof loader>()
  const inState = (name: string) => paths.admin.items(new URLSearchParams({ state: name, ...(level && { level }), sort }).toString())
  return (
    <ListPage
      title="Items by hand"
      lead="Someone other than the author reviews each one. Live items are offered in the generator and its exports, not in quizzes."
      navigation={
        <>
          <AdminTabs here="items" />
          <Tabs label="State" tabs={tabs.map(({ name, label }) => ({ to: inState(name), label, isHere: name === state }))} />
        </>
      }
      kept={{ state }}
      filters={[
        {
          name: 'level',
          label: 'Level',
          all: 'All levels',
          value: level ?? '',
          options: optionsOf(LEVELS, LEVEL_NAMES),
        },
        { name: 'sort', label: 'Order', value: sort, options: sorts },
      ]}
      to={paths.admin.items}
      exportTo={paths.admin.itemsExport}
      create={<ButtonLink to={paths.admin.newItem()}>Write an item</ButtonLink>}
      empty={{ title: 'Nothing here', text: 'Items in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {items.map(({ id, skill, place, asks, author, on }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.item(id)}>{skill}</AppLink>
          </h2>
          <p className="clip">{asks}</p>
          <p className="small soft">
            {place}. {author}, {on}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
