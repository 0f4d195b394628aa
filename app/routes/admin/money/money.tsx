/** Money by month, and what needs somebody: lost customers, purchases that wait for an account, disputes. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Table } from '~/components/ui/table'
import { listMonths, listOpenCases } from '~/models/money/admin/months.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('Money')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const [months, { lost, waiting, disputed }] = await Promise.all([listMonths(), listOpenCases()])
  const most = Math.max(1, ...months.map(({ revenue }) => revenue))
  return {
    months: months.map(({ revenue, refunded, ...month }) => ({
      ...month,
      ...{ revenue: moneyText(revenue), refunded: moneyText(refunded), percent: Math.round((100 * revenue) / most) },
    })),
    lost: lost.map(({ id, userId, lostAt }) => ({ id, userId, text: `${id}, not known since ${lostAt && dayText(lostAt, zone)}` })),
    waiting: waiting.map(({ id, userId, createdAt }) => ({ id, userId, text: `${id}, bought ${dayText(createdAt, zone)}` })),
    disputed: disputed.map(({ id, userId, amount, createdAt }) => ({
      ...{ id, userId },
      text: `${moneyText(amount)}, ${dayText(createdAt, zone)}`,
    })),
  }
}

export default function Money() {
  const { months, lost, waiting, disputed } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <h1>Money</h1>
      <Table
        caption="By month, Eastern time"
        columns={[
          { label: 'Month' },
          { label: 'Revenue', isNumber: true },
          { label: 'Beside the best month' },
          { label: 'Given back', isNumber: true },
          { label: 'New plans', isNumber: true },
          { label: 'Lost plans', isNumber: true },
          { label: 'Failing payments', isNumber: true },
        ]}
        rows={months.map(({ month, revenue, percent, refunded, began, ended, failing }) => ({
          key: month,
          cells: [
            month,
            revenue,
            <progress key="share" value={percent} max={100} aria-label={`${percent} percent of the best month`} />,
            refunded,
            String(began),
            String(ended),
            String(failing),
          ],
        }))}
      />
      <p>
        <a href={paths.admin.moneyExport()}>Download as CSV</a>
      </p>
      <Cases title="Customers whom Stripe no longer knows" cases={lost} empty="None." />
      <Cases title="Purchases that wait for an account" cases={waiting} empty="None." />
      <Cases title="Payments in dispute" cases={disputed} empty="None." />
    </div>
  )
}

function Cases({ title, cases, empty }: { title: string; cases: { id: string; userId: string | null; text: string }[]; empty: ReactNode }) {
  return (
    <section className="stack tight">
      <h2 className="title-3">{title}</h2>
      {cases.length === 0 && <p className="soft">{empty}</p>}
      <ul>
        {cases.map(({ id, userId, text }) => (
          <li key={id}>{userId ? <AppLink to={paths.admin.membership(userId)}>{text}</AppLink> : text}</li>
        ))}
      </ul>
    </section>
  )
}
