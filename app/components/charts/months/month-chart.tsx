/** One chart of the months: its heading, its sentence, the bars with what they mean, and the figures behind them. */
import type { ReactNode } from 'react'
import { Behind } from '~/components/charts/behind'
import { MonthBars, type MonthColumn } from './month-bars'

interface MonthChartProps {
  title: string
  sentence: string
  months: readonly (MonthColumn & { cells: string[] })[]
  /** What the filled and the outlined pieces are; one kind needs no legend. */
  legend?: { filled: string; outlined: string }
  columns: string[]
  write?: (value: number) => string
  /** The top of the scale while there is nothing. */
  least?: number
}

export function MonthChart({ title, sentence, months, legend, columns, write, least }: MonthChartProps) {
  return (
    <section className="stack tight">
      <h2 className="title-3">{title}</h2>
      <p>{sentence}</p>
      {legend && (
        <ul className="cluster small soft">
          <li>
            <Sample>
              <rect className="month-filled" x={1} y={1} width={20} height={14} />
            </Sample>{' '}
            {legend.filled}
          </li>
          <li>
            <Sample>
              <rect className="month-outlined" x={1} y={1} width={20} height={14} />
            </Sample>{' '}
            {legend.outlined}
          </li>
        </ul>
      )}
      <MonthBars label={`${title}, by month. ${sentence}`} months={months} write={write} least={least} />
      <Behind
        caption={`${title}, by month, Eastern time`}
        columns={[{ label: 'Month' }, ...columns.map((label) => ({ label, isNumber: true }))]}
        rows={months.toReversed().map(({ key, cells }) => ({ key, cells }))}
      />
    </section>
  )
}

function Sample({ children }: { children: ReactNode }) {
  return (
    <svg className="month-sample" viewBox="0 0 22 16" aria-hidden="true">
      {children}
    </svg>
  )
}
