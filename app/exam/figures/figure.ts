/**
 * Every figure that an item may carry, as data: the question is worded, and the SVG drawn, from the same numbers.
 * Shapes live in shape.ts, charts in chart.ts; app/components/exam/figure draws them.
 */
import type { ChartFigure } from './chart'
import type { ShapeFigure } from './shape'

export type Figure = ShapeFigure | ChartFigure
