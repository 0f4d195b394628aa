/** Money by month, and what needs somebody: refunds that do not go through, lost customers, purchases that wait for an account, disputes. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { MonthChart } from '~/components/charts/months/month-chart'
import { AppLink } from '~/components/links/app-link'
import { listMonths, listOpenCases } from '~/models/money/admin/months.server'
import { stuckRefunds } from '~/models/money/refund.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { shownMonths } from './parts/shown-months.server'

export const meta = pageMeta('Money')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const [months, { lost, waiting, disputed, counts }, stuck] = await Promise.all([listMonths(), listOpenCases(), stuckRefunds()])
  return {
    ...shownMonths(months),
    counts,
    stuck: stuck.map(({ id, email, askedAt }) => ({ id, userId: id, text: `${email}, asked for on ${dayText(askedAt, zone)}` })),
    lost: lost.map(({ id, userId, lostAt }) => ({ id, userId, text: `${id}, not known since ${lostAt && dayText(lostAt, zone)}` })),
    waiting: waiting.map(({ id, userId, createdAt }) => ({ id, userId, text: `${id}, bought ${dayText(createdAt, zone)}` })),
    disputed: disputed.map(({ id, userId, amount, createdAt }) => ({
      ...{ id, userId },
      text: `${moneyText(amount)}, ${dayText(createdAt, zone)}`,
    })),
  }
}

export default function Money() {
  const { months, sentences, stuck, lost, waiting, disputed, counts } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Money</h1>
        <p className="lead">The last twelve months, Eastern time.</p>
      </header>
      <div className="month-charts">
        <MonthChart
          title="Revenue"
          sentence={sentences.money}
          legend={{ filled: 'stayed', outlined: 'went back' }}
          columns={['Came in', 'Went back']}
          write={moneyText}
          least={100}
          months={months.map(({ key, name, withYear, revenue, refunded }) => ({
            ...{ key, name },
            bars: [{ filled: revenue - refunded, outlined: refunded }],
            cells: [withYear, moneyText(revenue), moneyText(refunded)],
          }))}
        />
        <MonthChart
          title="Plans"
          sentence={sentences.plans}
          legend={{ filled: 'new', outlined: 'lost' }}
          columns={['New', 'Lost']}
          months={months.map(({ key, name, withYear, began, ended }) => ({
            ...{ key, name },
            bars: [
              { filled: began, outlined: 0 },
              { filled: 0, outlined: ended },
            ],
            cells: [withYear, String(began), String(ended)],
          }))}
        />
        <MonthChart
          title="Failing payments"
          sentence={sentences.failing}
          columns={['Failing']}
          months={months.map(({ key, name, withYear, failing }) => ({
            ...{ key, name },
            bars: [{ filled: 0, outlined: failing }],
            cells: [withYear, String(failing)],
          }))}
        />
      </div>
      <p>
        <a href={paths.admin.moneyExport()}>Download as CSV</a>
      </p>
      <Cases title="Refunds that do not go through" cases={stuck} count={stuck.length} />
      <Cases title="Customers whom Stripe no longer knows" cases={lost} count={counts.lost} />
      <Cases title="Purchases that wait for an account" cases={waiting} count={counts.waiting} />
      <Cases title="Payments in dispute" cases={disputed} count={counts.disputed} />
    </div>
  )
}

interface CasesProps {
  title: string
  /** The newest of them. */
  cases: { id: string; userId: string | null; text: string }[]
  count: number
}

function Cases({ title, cases, count }: CasesProps) {
  return (
    <section className="stack tight">
      <h2 className="title-3">
        {title}
        {count > 0 && `: ${count}`}
      </h2>
      {count > cases.length && <p className="small soft">The newest {cases.length} of them:</p>}
      {cases.length === 0 ? (
        <p className="soft">None.</p>
      ) : (
        <ul>
          {cases.map(({ id, userId, text }) => (
            <li key={id}>{userId ? <AppLink to={paths.admin.membership(userId)}>{text}</AppLink> : text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
