/** Draws the figure of an item: shapes from sketches, charts by chart-view. */
import type { Figure } from '~/exam/figures/figure'
import { sketchFractionBar, sketchGrid, sketchNumberLine } from './bars'
import { ChartView } from './chart/view'
import { sketchCircle } from './circle'
import { Drawing } from './drawing'
import { sketchBalance, sketchClock, sketchRuler } from './instrument'
import { sketchLines } from './lines'
import { sketchPlane } from './plane'
import { sketchPolygon } from './polygon'
import { sketchCubes, sketchSolid } from './solid'

export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.type) {
    case 'number-line':
      return <Drawing sketch={sketchNumberLine(figure)} alt={figure.alt} />
    case 'fraction-bar':
      return <Drawing sketch={sketchFractionBar(figure)} alt={figure.alt} />
    case 'grid':
      return <Drawing sketch={sketchGrid(figure)} alt={figure.alt} />
    case 'polygon':
      return <Drawing sketch={sketchPolygon(figure)} alt={figure.alt} />
    case 'lines':
      return <Drawing sketch={sketchLines(figure)} alt={figure.alt} />
    case 'circle':
      return <Drawing sketch={sketchCircle(figure)} alt={figure.alt} />
    case 'solid':
      return <Drawing sketch={sketchSolid(figure)} alt={figure.alt} />
    case 'cubes':
      return <Drawing sketch={sketchCubes(figure)} alt={figure.alt} />
    case 'plane':
      return <Drawing sketch={sketchPlane(figure)} alt={figure.alt} />
    case 'balance':
      return <Drawing sketch={sketchBalance(figure)} alt={figure.alt} />
    case 'clock':
      return <Drawing sketch={sketchClock(figure)} alt={figure.alt} />
    case 'ruler':
      return <Drawing sketch={sketchRuler(figure)} alt={figure.alt} />
    default:
      return <ChartView figure={figure} />
  }
}
