/** One pool of free seats. Whoever looks after it can be another admin's turn, so that the first may leave. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { findPool, isPoolOpen, takeOverPool } from '~/models/scholarship/pools.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { SOURCE_NAMES } from './parts/words'

export const meta = pageMeta('Pool of free seats')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const zone = profileTimeZone(admin)
  const pool = await findPool(params.poolId ?? '')
  if (!pool) throw notFound()
  const { id, source, createdAt, affiliate, purchase } = pool
  const { totalSeats: total, usedSeats: used, totalAmount: amount, pricePerSeat: price, expiresAt, admin: keeper } = purchase
  return {
    ...{ id, source, total, used, amount, price, isOpen: isPoolOpen(purchase), isOwn: keeper?.id === admin.id },
    ...{ opened: dayText(createdAt, zone), ends: dayText(expiresAt, zone) },
    affiliate: affiliate && { id: affiliate.id, name: `${affiliate.firstName} ${affiliate.lastName}` },
    keeper: keeper && `${keeper.firstName} ${keeper.lastName}`,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { poolId = '' } = params
  await readForm(request)
  if (!(await findPool(poolId))) throw notFound()

  const isDone = await takeOverPool({ actorId: admin.id, poolId })

  const headers = await flashHeaders(
    isDone
      ? { kind: 'success', title: 'You look after this pool', text: 'It is recorded with your name.' }
      : { kind: 'problem', title: 'Nothing changed', text: 'You look after this pool already.' },
  )
  return redirect(paths.admin.scholarshipPool(poolId), { status: 303, headers })
}

export default function PoolPage() {
  const { id, source, total, used, amount, price, isOpen, isOwn, opened, ends, affiliate, keeper } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.admin.scholarshipPools()}>All pools</AppLink>
      </p>
      <div className="cluster">
        <h1>
          {used} of {total} seats used
        </h1>
        <Badge tone={!isOpen ? '' : used < total ? 'good' : 'notice'}>
          {!isOpen ? 'Ended' : used < total ? `${total - used} left` : 'Full'}
        </Badge>
      </div>
      <dl className="facts card">
        <dt>Price</dt>
        <dd>
          {moneyText(price)} a seat, {moneyText(amount)} in all
        </dd>
        <dt>Source</dt>
        <dd>
          {SOURCE_NAMES[source]}
          {affiliate && (
            <>
              {' '}
              of <AppLink to={paths.admin.affiliateBalance(affiliate.id)}>{affiliate.name}</AppLink>
            </>
          )}
        </dd>
        <dt>Opened</dt>
        <dd>{opened}</dd>
        <dt>{isOpen ? 'Ends' : 'Ended'}</dt>
        <dd>{ends}</dd>
        <dt>Looked after by</dt>
        <dd>{keeper ?? 'nobody'}</dd>
        <dt>Record</dt>
        <dd>
          <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
        </dd>
      </dl>
      {!isOwn && (
        <form method="post" action={paths.admin.scholarshipPool(id)}>
          <SubmitButton look="quiet" pending="Taking it over...">
            Look after it yourself
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
