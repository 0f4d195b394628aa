/** A table whose first column names its rows. On a narrow screen it scrolls by itself, by keyboard too. */
import { type ReactNode, useId } from 'react'

export interface TableProps {
  caption: string
  columns: { label: string; isNumber?: boolean }[]
  rows: { key: string; cells: ReactNode[] }[]
}

export function Table({ caption, columns, rows }: TableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-labelledby={captionId} tabIndex={0}>
      <table className="table">
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
                  <td key={column?.label} className={column?.isNumber ? 'number' : undefined}>
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
