/** What a progress report says: what was seen, one next step, and the figures. */
import { MonthBars } from '~/components/charts/months/month-bars'
import { AppLink } from '~/components/links/app-link'
import { Table } from '~/components/ui/table'
import type { shownReport } from './shown-report.server'

interface ReportBodyProps {
  report: Omit<ReturnType<typeof shownReport>, 'notes' | 'id'> & { student: string }
}

export function ReportBody({ report: { days, student, insights, recommendations, total, minutes, tables } }: ReportBodyProps) {
  const columns = minutes.map(({ name, minutes: high }, index) => ({ key: `${index}`, name, bars: [{ filled: high, outlined: 0 }] }))
  return (
    <>
      <header className="stack tight">
        <p className="eyebrow">{student}</p>
        <h1>Progress report</h1>
        <p className="soft">{days}</p>
      </header>
      <section className="card stack" aria-labelledby="seen">
        <h2 id="seen">What we saw</h2>
        {insights.map(({ rule, text, evidence }) => (
          <p key={rule}>
            {text} <span className="small soft">{evidence}.</span>
          </p>
        ))}
      </section>
      <section className="card stack" aria-labelledby="next">
        <h2 id="next">What to do next</h2>
        {recommendations.map(({ rule, text, evidence, to, label }) => (
          <p key={rule}>
            {text} <span className="small soft">Why: {evidence}.</span>{' '}
            <span className="on-screen">
              <AppLink to={to}>{label}</AppLink>
            </span>
          </p>
        ))}
      </section>
      <section className="stack tight" aria-labelledby="minutes">
        <h2 id="minutes">Minutes of work</h2>
        <MonthBars label={`Minutes of work on each day, ${total} in all; the table below has each.`} months={columns} />
        <Table
          caption="Minutes, day by day"
          columns={[{ label: 'Day' }, { label: 'Minutes', isNumber: true }]}
          rows={minutes.map((day, index) => ({ key: `${index}`, cells: [day.name, day.minutes] }))}
        />
      </section>
      {tables.map(({ caption, head, rows }) => (
        <Table
          key={caption}
          caption={caption}
          columns={head.map((label, index) => ({ label, isNumber: index > 0 }))}
          rows={rows.map((cells) => ({ key: cells.join(), cells }))}
        />
      ))}
    </>
  )
}
