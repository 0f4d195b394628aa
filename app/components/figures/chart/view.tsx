/** Draws any chart of an item from its data. */
import type { ChartFigure } from '~/exam/figures/chart'
import { BarChart } from './bar'
import { BoxPlot } from './box'
import { CircleChart, Spinner } from './circle'
import { DotPlot, ScatterPlot } from './dots'
import { LineChart } from './line'
import { ChartTable, Pictograph, StemPlot } from './rows'
import { Venn } from './venn'

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
