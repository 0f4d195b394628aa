/** Charts that are tables: plain tables, stem-and-leaf plots, and pictographs with drawn symbols. */
import type { PictographFigure, StemPlotFigure, TableFigure } from '~/exam/figures/chart'
import { plainText } from '~/exam/values/notation'
import { ChartFrame, near, WIDTH } from './frame'

export function ChartTable({ figure }: { figure: TableFigure }) {
  const [corner, ...columns] = figure.head
  return (
    <table className="chart-table">
      <caption>{figure.caption}</caption>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, index) => (
              <td key={column}>{plainText(cells[index] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function StemPlot({ figure }: { figure: StemPlotFigure }) {
  return (
    <div className="chart-stem">
      <table className="chart-table">
        <caption>{figure.title}</caption>
        <thead>
          <tr>
            <th scope="col">Stem</th>
            <th scope="col">Leaves</th>
          </tr>
        </thead>
        <tbody>
          {figure.rows.map(({ stem, leaves }) => (
            <tr key={stem}>
              <th scope="row">{stem}</th>
              <td>{leaves.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="chart-key">Key: {figure.key}</p>
    </div>
  )
}

const ROW = 34
const SYMBOL = 22
const RADIUS = 9

export function Pictograph({ figure }: { figure: PictographFigure }) {
  const left = near(18 + 8.2 * Math.max(...figure.rows.map(({ label }) => label.length)))
  const height = figure.rows.length * ROW + 36
  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={height}>
      {figure.rows.map(({ label, symbols }, row) => {
        const middle = row * ROW + ROW / 2
        const places = Array.from({ length: Math.floor(symbols) }, (_, index) => near(left + RADIUS + index * SYMBOL))
        const end = near(left + RADIUS + places.length * SYMBOL)
        return (
          <g key={label}>
            <text className="chart-text" x={2} y={middle + 5}>
              {label}
            </text>
            {places.map((x) => (
              <circle className="chart-symbol" key={x} cx={x} cy={middle} r={RADIUS} />
            ))}
            {symbols > places.length ? (
              <path className="chart-symbol" d={`M${end} ${middle - RADIUS}A${RADIUS} ${RADIUS} 0 0 0 ${end} ${middle + RADIUS}Z`} />
            ) : null}
            <line className="chart-grid" x1={0} x2={WIDTH} y1={(row + 1) * ROW} y2={(row + 1) * ROW} />
          </g>
        )
      })}
      <text className="chart-name" x={2} y={height - 10}>
        {figure.key}
      </text>
    </ChartFrame>
  )
}
