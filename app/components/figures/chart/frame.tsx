/** What every drawn chart stands in: a figure with its title, and a drawing of fixed width that scales with the page. */
import type { ReactNode } from 'react'

/** Width of every drawing in its own units; letters are 14 units high, so that they stay readable on a 320 px screen. */
export const WIDTH = 288

interface ChartFrameProps {
  title?: string
  alt: string
  height: number
  children: ReactNode
}

export function ChartFrame({ title, alt, height, children }: ChartFrameProps) {
  return (
    <figure className="chart">
      {title ? <figcaption className="chart-title">{title}</figcaption> : null}
      <svg className="chart-drawing" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={alt}>
        {children}
      </svg>
    </figure>
  )
}

/** A coordinate to a tenth, so that the markup stays short. */
export function near(value: number): number {
  return Math.round(value * 10) / 10
}

/** Where a point lies on a circle, `turn` being the part of a full turn, clockwise from the top. */
export function onCircle(center: { x: number; y: number }, radius: number, turn: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn
  return { x: near(center.x + radius * Math.sin(angle)), y: near(center.y - radius * Math.cos(angle)) }
}
