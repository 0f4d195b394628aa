/**
 * The figures behind a chart, folded on the screen and open on paper. The table stands after its `<details>`, not in it, because no style
 * opens a folded one for the printer in every browser that we serve.
 */
import { Table, type TableProps } from '~/components/ui/table'

export function Behind(table: TableProps) {
  return (
    <div>
      <details className="behind">
        <summary>The figures as a table</summary>
      </details>
      <div className="behind-table">
        <Table {...table} />
      </div>
    </div>
  )
}
