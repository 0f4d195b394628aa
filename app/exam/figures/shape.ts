/** Figures of geometry and measurement. Each carries `alt`: what it shows, in words, without giving the answer away. */

export type ShapeFigure = NumberLineFigure

export interface NumberLineFigure {
  type: 'number-line'
  alt: string
  from: number
  to: number
  step: number
  /** Ticks that carry their number. */
  labels: number[]
  points: { at: number; name: string }[]
}
