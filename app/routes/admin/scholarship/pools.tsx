/** Pools of free seats: who paid for them, how many seats are used, and when they end. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { isPoolOpen, listPools } from '~/models/scholarship/pools.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { scholarshipTabs } from './parts/list.server'
import { ScholarshipNav } from './parts/scholarship-nav'
import { SOURCE_NAMES } from './parts/words'

export const meta = pageMeta('Pools of free seats')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const after = new URL(request.url).searchParams.get('after')
  const [{ rows, next }, tabs] = await Promise.all([listPools({ after }), scholarshipTabs('pools')])
  return {
    ...{ after, next, tabs },
    pools: rows.map(({ id, source, createdAt, affiliate, purchase }) => ({
      ...{ id, source, opened: dayText(createdAt, zone), ends: dayText(purchase.expiresAt, zone), isOpen: isPoolOpen(purchase) },
      ...{ used: purchase.usedSeats, total: purchase.totalSeats, amount: purchase.totalAmount },
      whose: affiliate && `${affiliate.firstName} ${affiliate.lastName}`,
    })),
  }
}

export default function Pools() {
  const { after, next, tabs, pools } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Pools of free seats"
      lead="Every free seat is bought at the list price first: at the house’s cost, or from commission that an affiliate turned into seats."
      navigation={<ScholarshipNav tabs={tabs} />}
      filters={[]}
      to={paths.admin.scholarshipPools}
      exportTo={paths.admin.scholarshipPoolsExport}
      create={<ButtonLink to={paths.admin.newScholarshipPool()}>Open a pool</ButtonLink>}
      empty={{ title: 'No pools', text: 'Open the first one to be able to give seats.' }}
      after={after}
      next={next}
    >
      {pools.map(({ id, source, opened, ends, isOpen, used, total, amount, whose }) => (
        <li className="card stack tight" key={id}>
          <div className="cluster">
            <h2 className="title-3">
              <AppLink to={paths.admin.scholarshipPool(id)}>
                {used} of {total} seats used
              </AppLink>
            </h2>
            <Badge tone={!isOpen ? '' : used < total ? 'good' : 'notice'}>
              {!isOpen ? 'Ended' : used < total ? `${total - used} left` : 'Full'}
            </Badge>
          </div>
          <p className="small soft">
            {moneyText(amount)}, {SOURCE_NAMES[source].toLowerCase()}
            {whose && ` of ${whose}`}, opened {opened}, until {ends}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
