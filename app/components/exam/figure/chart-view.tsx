/** Draws any chart of an item from its data. */
import type { ChartFigure } from '~/exam/figures/chart'
import { BarChart } from './chart-bar'
import { BoxPlot } from './chart-box'
import { CircleChart, Spinner } from './chart-circle'
import { DotPlot, ScatterPlot } from './chart-dots'
import { LineChart } from './chart-line'
import { ChartTable, Pictograph, StemPlot } from './chart-rows'
import { Venn } from './chart-venn'

export function ChartView({ figure }: { figure: ChartFigure }) {
  switch (figure.type) {
    case 'table':
      return <ChartTable figure={figure} />
    case 'bar-chart':
      return <BarChart figure={figure} />
    case 'line-chart':
      return <LineChart figure={figure} />
    case 'circle-chart':
      return <CircleChart figure={figure} />
    case 'dot-plot':
      return <DotPlot figure={figure} />
    case 'box-plot':
      return <BoxPlot figure={figure} />
    case 'stem-plot':
      return <StemPlot figure={figure} />
    case 'venn':
      return <Venn figure={figure} />
    case 'spinner':
      return <Spinner figure={figure} />
    case 'pictograph':
      return <Pictograph figure={figure} />
    case 'scatter-plot':
      return <ScatterPlot figure={figure} />
  }
}
