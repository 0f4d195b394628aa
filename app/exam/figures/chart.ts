/** Figures of data. Each carries `alt`: what it shows, in words, with every number that a reader of the chart could read off. */

export type ChartFigure = TableFigure

export interface TableFigure {
  type: 'table'
  alt: string
  caption: string
  head: string[]
  rows: string[][]
}
