/** The regions: groups of states that share what their pages announce. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { listRegions } from '~/models/directory/regions/region.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { timeZoneName } from '~/utils/time/time-zones'
import { readRegionList, SORT_NAMES } from './parts/list.server'

export const meta = pageMeta('Regions')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readRegionList(request)
  const { regions, next } = await listRegions(list)
  return {
    ...list,
    next,
    sorts: Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label })),
    regions: regions.map(({ timezone, states, ...region }) => ({ ...region, zone: timeZoneName(timezone), states: states.join(', ') })),
  }
}

export default function Regions() {
  const { search, sort, after, next, sorts, regions } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Regions"
      lead="What a region announces is on the pages of its states, between its first and its last day."
      search={{ label: 'Name or code', value: search }}
      filters={[{ name: 'sort', label: 'Order', value: sort, options: sorts }]}
      to={paths.admin.regions}
      exportTo={paths.admin.regionsExport}
      create={<ButtonLink to={paths.admin.newRegion()}>New region</ButtonLink>}
      empty={{ title: 'No region found', text: 'Regions appear here by name. Make one for the states that share a deadline or an event.' }}
      after={after}
      next={next}
    >
      {regions.map(({ id, name, code, zone, states, active, contents }) => (
        <li className="card stack tight" key={id}>
          <div className="cluster">
            <h2 className="title-3">
              <AppLink to={paths.admin.region(id)}>{name}</AppLink>
            </h2>
            <Badge>{code}</Badge>
            {!active && <Badge tone="bad">Hidden</Badge>}
          </div>
          <p>{states}</p>
          <p className="small soft">
            {contents === 1 ? '1 announcement' : `${contents} announcements`}, {zone}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
