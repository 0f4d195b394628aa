/** The registry of the families about data and probability. */
import type { Family } from '~/exam/families/kit/family'
import { arrangements } from './arrangements'
import { barGraphAmounts } from './bar-graph-amounts'
import { bestChance } from './best-chance'
import { bestMeasure } from './best-measure'
import { boxPlotReading } from './box-plot-reading'
import { chooseCommittee } from './choose-committee'
import { circleGraphAngle } from './circle-graph-angle'
import { circleGraphFraction } from './circle-graph-fraction'
import { circleGraphMissing } from './circle-graph-missing'
import { circleGraphPercent } from './circle-graph-percent'
import { combinedMean } from './combined-mean'
import { compareBagChances } from './compare-bag-chances'
import { compareBoxPlots } from './compare-box-plots'
import { compareChartMeans } from './compare-chart-means'
import { compareCounting } from './compare-counting'
import { compareMeanMedian } from './compare-mean-median'
import { compareMeanUnknown } from './compare-mean-unknown'
import { compareMedianUnknown } from './compare-median-unknown'
import { compareTwoDraws } from './compare-two-draws'
import { complementProbability } from './complement-probability'
import { countingChoices } from './counting-choices'
import { cubeAndCoin } from './cube-and-coin'
import { dotPlotCount } from './dot-plot-count'
import { dotPlotMedian } from './dot-plot-median'
import { doubleBarGraph } from './double-bar-graph'
import { expectedCount } from './expected-count'
import { frequencyTableMean } from './frequency-table-mean'
import { lineGraphAverageChange } from './line-graph-average-change'
import { lineGraphChange } from './line-graph-change'
import { marbleProbability } from './marble-probability'
import { meanAfterChange } from './mean-after-change'
import { meanOfList } from './mean-of-list'
import { medianOfList } from './median-of-list'
import { missingForMean } from './missing-for-mean'
import { modeOrRange } from './mode-or-range'
import { overlappingGroups } from './overlapping-groups'
import { pictographAmounts } from './pictograph-amounts'
import { sampleEstimate } from './sample-estimate'
import { scatterPlotTrend } from './scatter-plot-trend'
import { spinnerProbability } from './spinner-probability'
import { stemPlotStatistic } from './stem-plot-statistic'
import { tableOrderCost } from './table-order-cost'
import { twoCubeSum } from './two-cube-sum'
import { twoWayTableMissing } from './two-way-table-missing'
import { twoWayTableProbability } from './two-way-table-probability'
import { vennDiagramCount } from './venn-diagram-count'
import { withoutReplacement } from './without-replacement'

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
  missingForMean,
  meanAfterChange,
  combinedMean,
  frequencyTableMean,
  dotPlotMedian,
  stemPlotStatistic,
  boxPlotReading,
  circleGraphPercent,
  circleGraphMissing,
  circleGraphAngle,
  lineGraphAverageChange,
  twoWayTableMissing,
  twoWayTableProbability,
  overlappingGroups,
  scatterPlotTrend,
  bestMeasure,
  sampleEstimate,
  complementProbability,
  cubeAndCoin,
  twoCubeSum,
  withoutReplacement,
  expectedCount,
  arrangements,
  chooseCommittee,
  compareMeanMedian,
  compareMeanUnknown,
  compareMedianUnknown,
  compareChartMeans,
  compareBagChances,
  compareTwoDraws,
  compareBoxPlots,
  compareCounting,
]
