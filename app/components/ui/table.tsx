/** A table whose first column names its rows. On a narrow screen it scrolls by itself, by keyboard too. */
import { type ReactNode, useId } from 'react'

export interface TableProps {
  caption: string
  columns: { label: string; isNumber?: boolean }[]
  rows: { key: string; cells: ReactNode[] }[]
  /** On a telephone each row is a card with its columns named, instead of scrolling. */
  isStacked?: boolean
}

export function Table({ caption, columns, rows, isStacked = false }: TableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-labelledby={captionId} tabIndex={0}>
      <table className={isStacked ? 'table stacked' : 'table'}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? 'number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => {
                const column = columns[index + 1]
                return (
                  <td
                    key={column?.label}
                    className={column?.isNumber ? 'number' : undefined}
                    data-label={isStacked ? column?.label : undefined}
                  >
                    {value}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
