/** What a month brought each affiliate. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { listMonthReport } from '~/models/commissions/reports/house.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { monthNames } from '~/utils/time/month-names'
import { readMonthList, recentMonths } from './parts/list.server'

export const meta = pageMeta('Commission reports')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { month, after } = readMonthList(request)
  const { rows, next } = await listMonthReport({ month, after })
  const months = recentMonths().map((value) => ({ value, label: monthNames(value).inFull }))
  return { month, after, next, rows, months, inFull: monthNames(month).inFull }
}

export default function CommissionReports() {
  const { month, after, next, rows, months, inFull } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Commission reports"
      lead={`${inFull}, Eastern time.`}
      navigation={
        <p className="cluster">
          <AppLink to={paths.admin.affiliateDashboard()}>All affiliates</AppLink>
          <AppLink to={paths.admin.payments()}>Payments</AppLink>
        </p>
      }
      filters={[{ name: 'month', label: 'Month', value: month, options: months }]}
      to={paths.admin.commissionReports}
      exportTo={paths.admin.commissionReportsExport}
      create={<ButtonLink to={paths.admin.paymentBatch()}>Prepare payments</ButtonLink>}
      empty={{ title: 'Nothing in this month', text: 'What affiliates earn and are paid stands here, by affiliate.' }}
      after={after}
      next={next}
    >
      {rows.map(({ id, email, conversions, earned, reversed, paid }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3 clip">
            <AppLink to={paths.admin.affiliateBalance(id)}>{email}</AppLink>
          </h2>
          <p>
            {moneyText(earned)} earned by {conversions} {conversions === 1 ? 'family' : 'families'}, {moneyText(reversed)} taken back,{' '}
            {moneyText(paid)} paid
          </p>
        </li>
      ))}
    </ListPage>
  )
}
