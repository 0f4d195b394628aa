/** The registry of the families about data and probability. */
import type { Family } from '../../family'
import { barGraphAmounts } from './bar-graph-amounts'
import { bestChance } from './best-chance'
import { circleGraphFraction } from './circle-graph-fraction'
import { countingChoices } from './counting-choices'
import { dotPlotCount } from './dot-plot-count'
import { doubleBarGraph } from './double-bar-graph'
import { lineGraphChange } from './line-graph-change'
import { marbleProbability } from './marble-probability'
import { meanOfList } from './mean-of-list'
import { medianOfList } from './median-of-list'
import { modeOrRange } from './mode-or-range'
import { pictographAmounts } from './pictograph-amounts'
import { spinnerProbability } from './spinner-probability'
import { tableOrderCost } from './table-order-cost'
import { vennDiagramCount } from './venn-diagram-count'

/** The data families, from the simplest skill to the hardest. */
export const dataFamilies: Family[] = [
  pictographAmounts,
  barGraphAmounts,
  doubleBarGraph,
  lineGraphChange,
  tableOrderCost,
  circleGraphFraction,
  dotPlotCount,
  vennDiagramCount,
  meanOfList,
  modeOrRange,
  medianOfList,
  countingChoices,
  marbleProbability,
  spinnerProbability,
  bestChance,
]
