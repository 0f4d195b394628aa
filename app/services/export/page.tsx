/** The page of an export: everything in one document, with its own styles and no script, to be read or printed years from now. */

import type { ExportedTable } from './exported-table'
import { PAGE_STYLES } from './styles'

interface ExportPageProps {
  name: string
  madeOn: string
  tables: readonly ExportedTable[]
}

export function ExportPage({ name, madeOn, tables }: ExportPageProps) {
  const headings = [...new Set(tables.map(({ heading }) => heading))]
  const full = headings.filter((heading) => tables.some((table) => table.heading === heading && table.rows.length > 0))
  // Of what is left out whole, such as hashes of codes, the file cannot say whether there is any.
  const empty = tables.filter(({ labels, rows }) => rows.length === 0 && labels.length > 0)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Your data at Stanine, ${madeOn}`}</title>
        <style>{PAGE_STYLES}</style>
      </head>
      <body>
        <header>
          <p className="brand">Stanine</p>
          <h1>Everything we keep about {name}</h1>
          <p>
            Made on {madeOn}. The same data, for machines, is in <code>data.json</code> beside this page.
          </p>
          <nav aria-label="Contents">
            <ol>
              {full.map((heading) => (
                <li key={heading}>
                  <a href={`#${anchor(heading)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        <main>
          {full.map((heading) => (
            <section key={heading} id={anchor(heading)} className="heading">
              <h2>{heading}</h2>
              {tables
                .filter((table) => table.heading === heading && table.rows.length > 0)
                .map((table) => (
                  <TableOfData key={table.title} {...table} />
                ))}
            </section>
          ))}
          <section className="heading">
            <h2>Nothing is stored</h2>
            <p>We keep nothing of this kind:</p>
            <ul>
              {empty.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </section>
        </main>
        <footer>
          <p>Passwords, and the hashes by which we check them and your links, are left out: they would help only a thief.</p>
        </footer>
      </body>
    </html>
  )
}

/** A printed page holds so many short columns. */
const MOST_COLUMNS = 9

/** Few columns make a table; many, or long texts, a card for each row. */
function TableOfData({ title, labels, rows }: ExportedTable) {
  const isTable = labels.length <= MOST_COLUMNS && rows.every((row) => row.every((cell) => cell.length <= 80)) && rows.length > 1
  return (
    <section>
      <h3>
        {title} {rows.length > 1 && <small>({rows.length})</small>}
      </h3>
      {isTable ? <Rows labels={labels} rows={rows} /> : <Cards labels={labels} rows={rows} />}
    </section>
  )
}

type RowsProps = Pick<ExportedTable, 'labels' | 'rows'>

function Rows({ labels, rows }: RowsProps) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document that never changes
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={labels[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ labels, rows }: RowsProps) {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document that never changes
    <dl key={index}>
      {row.map(
        (cell, column) =>
          cell && (
            <div key={labels[column]}>
              <dt>{labels[column]}</dt>
              <dd>{cell}</dd>
            </div>
          ),
      )}
    </dl>
  ))
}

function anchor(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]+/g, '-')
}
