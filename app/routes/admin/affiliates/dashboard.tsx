/** All affiliates together: what they bring by month, and the balances of each. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { MonthChart } from '~/components/charts/months/month-chart'
import { AppLink } from '~/components/links/app-link'
import { listBalances, sumBalances } from '~/models/commissions/reports/house.server'
import { listAffiliateMonths } from '~/models/commissions/reports/months.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { monthNames } from '~/utils/time/month-names'
import { readBalanceList } from './parts/list.server'

export const meta = pageMeta('Affiliate dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readBalanceList(request)
  const [{ rows, next }, sums, months] = await Promise.all([listBalances(list), sumBalances(), listAffiliateMonths(null)])
  return {
    ...{ search: list.search, after: list.after, next, sums },
    months: months.toReversed().map(({ month, ...figures }) => ({ key: month, ...monthNames(month), ...figures })),
    affiliates: rows.map(({ id, email, firstName, lastName, balances, totalReferrals, totalConversions, commissionRate, status }) => ({
      ...{ id, email, name: `${firstName} ${lastName}`, balances, totalReferrals, totalConversions, commissionRate },
      isSuspended: status === 'suspended',
    })),
  }
}

export default function AffiliateDashboard() {
  const { search, after, next, sums, months, affiliates } = useLoaderData<typeof loader>()
  const { pending, payable, paid } = sums.balances
  return (
    <ListPage
      title="Affiliate dashboard"
      lead={`${sums.referrals} families registered, ${sums.conversions} paid. ${moneyText(pending)} waits, ${moneyText(payable)} is payable, ${moneyText(paid)} was paid.`}
      navigation={
        <>
          <p className="cluster">
            <AppLink to={paths.admin.commissionReports()}>Reports by month</AppLink>
            <AppLink to={paths.admin.payments()}>Payments</AppLink>
            <AppLink to={paths.admin.coupons()}>Coupons</AppLink>
          </p>
          <div className="month-charts">
            <MonthChart
              title="Families"
              sentence="Who registered and who paid for the first time, Eastern time."
              legend={{ filled: 'paid for the first time', outlined: 'registered' }}
              columns={['Clicks', 'Registered', 'Paid']}
              months={months.map(({ key, name, withYear, clicks, registered, converted }) => ({
                ...{ key, name, cells: [withYear, String(clicks), String(registered), String(converted)] },
                bars: [
                  { filled: converted, outlined: 0 },
                  { filled: 0, outlined: registered },
                ],
              }))}
            />
            <MonthChart
              title="Commission"
              sentence="What was earned, less what was taken back, and what was paid."
              legend={{ filled: 'earned', outlined: 'paid' }}
              columns={['Earned', 'Paid']}
              write={moneyText}
              least={100}
              months={months.map(({ key, name, withYear, earned, paid: out }) => ({
                ...{ key, name, cells: [withYear, moneyText(earned), moneyText(out)] },
                bars: [
                  { filled: Math.max(0, earned), outlined: 0 },
                  { filled: 0, outlined: out },
                ],
              }))}
            />
          </div>
        </>
      }
      search={{ label: 'Name or email', value: search }}
      filters={[]}
      to={paths.admin.affiliateDashboard}
      exportTo={paths.admin.affiliateDashboardExport}
      empty={{ title: 'Nobody here', text: 'Affiliates appear here as soon as they are approved.' }}
      after={after}
      next={next}
    >
      {affiliates.map(({ id, name, email, balances, totalReferrals, totalConversions, commissionRate, isSuspended }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.affiliateBalance(id)}>{name}</AppLink>
          </h2>
          <p className="clip">
            {email}
            {isSuspended && ', suspended'}
          </p>
          <p className="small soft">
            {totalReferrals} registered, {totalConversions} paid, {commissionRate} percent. {moneyText(balances.pending)} waiting,{' '}
            {moneyText(balances.payable)} payable, {moneyText(balances.paid)} paid.
          </p>
        </li>
      ))}
    </ListPage>
  )
}
