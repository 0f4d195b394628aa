/** A guide on one sheet of paper, US Letter. */
import { AppLink } from '~/components/links/app-link'
import { Text } from '~/components/text/markdown'
import { Table } from '~/components/ui/table'
import type { Summary } from './summary.server'

interface SummaryOnPaperProps {
  summary: Summary
  heading: string
  /** "November 22, 2026" */
  checked: string
  /** Of the guide: on this site, and as it is printed. */
  back: string
  address: string
}

export function SummaryOnPaper({ summary: { tables, strategies, weeks, mistakes }, heading, checked, back, address }: SummaryOnPaperProps) {
  return (
    <div className="wrap page stack summary">
      <p className="cluster no-print">
        <AppLink to={back}>Back to the guide</AppLink>
        <span className="soft">Print this page with your browser: Ctrl and P, or ⌘ and P.</span>
      </p>
      <header>
        <h1 className="title-2">{heading} on one page</h1>
        <p className="small soft">
          From {address} · Checked {checked}
        </p>
      </header>
      <div className="stack">
        {tables.map(({ caption, columns, rows }) => (
          <Table
            key={caption}
            caption={caption}
            columns={columns.map((label, index) => ({ label, isNumber: index > 0 }))}
            rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
        ))}
      </div>
      {strategies && <List title="In the test" text={strategies} />}
      <List title={mistakes.title} text={mistakes.text} />
      <List title="In the four weeks before" text={weeks} />
      <p className="small soft">Stanine. ISEE is a trademark of ERB and SSAT of EMA; neither endorses Stanine.</p>
    </div>
  )
}

function List({ title, text }: { title: string; text: string }) {
  return (
    <section className="stack tight">
      <h2 className="title-3">{title}</h2>
      <Text>{text}</Text>
    </section>
  )
}
