/** Lists as CSV files that a spreadsheet opens without running anything in them (RFC 4180, with a byte order mark). */
import { stringify } from 'csv-stringify/sync'

/** The rows under their header as an attachment. A cell that a spreadsheet would read as a formula gets an apostrophe in front. */
export function csvFile(name: string, header: readonly string[], rows: readonly (readonly string[])[]): Response {
  const cells = [header, ...rows].map((row) => row.map((cell) => cell.replaceAll('\0', '')))
  // A negative number is no formula, and a sum must find it.
  const asIs = (cell: string) => (/^-\d+(\.\d+)?$/.test(cell) ? { value: cell, escape_formulas: false } : cell)
  const text = stringify(cells, { bom: true, record_delimiter: '\r\n', escape_formulas: true, cast: { string: asIs } })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
