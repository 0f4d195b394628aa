/**
 * Figures of geometry, measurement, number and algebra. Each carries `alt`: what it shows, in words and with every number that
 * the drawing prints, so that a blind student can answer too, without giving the answer away.
 * Labels are short plain text, not TeX: "12 cm", "x°", "3√2". Points are [x, y] in any unit with y upwards; the drawing scales them.
 */

export type ShapeFigure =
  | NumberLineFigure
  | FractionBarFigure
  | GridFigure
  | PolygonFigure
  | LinesFigure
  | CircleFigure
  | SolidFigure
  | CubesFigure
  | PlaneFigure
  | BalanceFigure
  | ClockFigure
  | RulerFigure

export type Point = readonly [x: number, y: number]

export interface NumberLineFigure {
  type: 'number-line'
  alt: string
  from: number
  to: number
  step: number
  /** Ticks that carry their number. */
  labels: number[]
  points: { at: number; name: string }[]
  /** Thick stretches, for inequalities: an end is left out (an arrow runs on), open (a ring) or closed (a dot). */
  intervals?: { from?: { at: number; open: boolean }; to?: { at: number; open: boolean } }[]
}

/** Bars of the same length, one below the other, each cut into equal parts with the first `shaded` of them filled. */
export interface FractionBarFigure {
  type: 'fraction-bar'
  alt: string
  bars: { parts: number; shaded: number; name?: string }[]
}

/** A rectangle of unit squares. */
export interface GridFigure {
  type: 'grid'
  alt: string
  rows: number
  columns: number
  /** Filled squares as [row, column], counted from 0 at the top left. */
  shaded: [row: number, column: number][]
  /** A thick dashed line between two rows or columns: after this many of them. */
  mirror?: { direction: 'vertical' | 'horizontal'; after: number }
}

/** One closed outline. Side i runs from corner i to the next; labels stand outside, angles inside. */
export interface Outline {
  corners: Point[]
  /** A letter at each corner, in the same order. */
  names?: string[]
  /** The label of each side, in order; an empty string leaves it bare. */
  sides?: string[]
  angles?: { corner: number; text: string }[]
  rightAngles?: number[]
  /** Short strokes across sides of equal length: side and how many strokes. */
  ticks?: { side: number; count: 1 | 2 }[]
  shaded?: boolean
}

/** One or several outlines in one system of units; a later one covers an earlier one (an unshaded one inside a shaded one is a hole). */
export interface PolygonFigure {
  type: 'polygon'
  alt: string
  outlines: Outline[]
  /** Heights, diagonals, mirror lines; `square` draws a right-angle mark where the line ends. */
  dashed?: { from: Point; to: Point; text?: string; square?: boolean }[]
}

/** Straight lines and angles: a transversal, angles at a point, lines that cross. */
export interface LinesFigure {
  type: 'lines'
  alt: string
  /** `arrows` draws a line that runs on at both ends (a line), at its end (a ray), or not at all. */
  lines: { from: Point; to: Point; arrows: 'both' | 'end' | 'none'; name?: string }[]
  /** From `start` degrees (0 = to the right, counter-clockwise) over `sweep` degrees; `square` marks a right angle. */
  angles: { at: Point; start: number; sweep: number; text: string; square?: boolean }[]
  points?: { at: Point; name: string }[]
}

export interface CircleFigure {
  type: 'circle'
  alt: string
  /** Name of the center. */
  center?: string
  radius?: { text: string; degrees: number }
  diameter?: { text: string }
  /** Slices: from `start` degrees (0 = to the right, counter-clockwise) over `sweep` degrees, with an optional label inside. */
  sectors?: { start: number; sweep: number; shaded: boolean; text?: string }[]
  /** A square drawn around the circle (touching it) or inside it (corners on it), with the label of its side. */
  square?: { place: 'around' | 'inside'; text: string }
  /** Which region is filled: the circle, or what lies between circle and square. */
  shaded?: 'circle' | 'between'
}

/** A solid in the usual slanted view; sizes set the proportions, labels are what is printed. */
export type SolidFigure =
  | { type: 'solid'; alt: string; solid: 'box'; width: number; depth: number; height: number; labels: { width?: string; depth?: string; height?: string } }
  | { type: 'solid'; alt: string; solid: 'cylinder' | 'cone'; radius: number; height: number; labels: { radius?: string; diameter?: string; height?: string } } // biome-ignore format: one solid a line

/** Stacks of unit cubes: `stacks[row][column]` is a height, row 0 at the back, column 0 at the left. */
export interface CubesFigure {
  type: 'cubes'
  alt: string
  stacks: number[][]
}

/** A coordinate plane with grid lines at every `step`. Ranges hold zero or not, as needed. */
export interface PlaneFigure {
  type: 'plane'
  alt: string
  x: [from: number, to: number]
  y: [from: number, to: number]
  /** Distance between grid lines; 1 unless told. */
  step?: number
  points?: { at: Point; name?: string }[]
  segments?: { from: Point; to: Point; dashed?: boolean }[]
  /** Lines through two points, drawn to the edges of the plane. */
  lines?: { through: [Point, Point]; name?: string; dashed?: boolean }[]
  polygons?: Point[][]
}

/** A pan balance: each label is one weight on the pan ("x", "5", "apple"); `lower` is the pan that hangs lower. */
export interface BalanceFigure {
  type: 'balance'
  alt: string
  left: string[]
  right: string[]
  lower: 'left' | 'right' | 'neither'
}

/** An analog clock face; hour 1 to 12, minute 0 to 59. */
export interface ClockFigure {
  type: 'clock'
  alt: string
  hour: number
  minute: number
}

/** A ruler from 0 to `length` with a bar above it from `from` to `to`; each unit is cut into `parts`. */
export interface RulerFigure {
  type: 'ruler'
  alt: string
  length: number
  unit: string
  parts: 1 | 2 | 4 | 8 | 10
  from: number
  to: number
}
