/** The figures behind a chart, folded. On paper the drawing and its sentence stand alone: the tables would fill a page. */
import { Table, type TableProps } from '~/components/ui/table'

export function Behind(table: TableProps) {
  return (
    <details className="behind on-screen">
      <summary>The figures as a table</summary>
      <Table {...table} />
    </details>
  )
}
