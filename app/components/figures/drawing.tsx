/** A sketch as accessible SVG: classes only, no colors and no inline style. */
import { extent, type Mark, round, type Sketch } from './sketch'

/** Drawing units to CSS pixels where there is room; narrow screens shrink the figure to fit. */
const ZOOM = 1.15

export function Drawing({ sketch, alt }: { sketch: Sketch; alt: string }) {
  const { left, top, width, height } = extent(sketch)
  const box = [left, top, width, height].map(round).join(' ')
  return (
    <svg
      className="figure"
      role="img"
      aria-label={alt}
      viewBox={box}
      width={Math.round(width * ZOOM)}
      height={Math.round(height * ZOOM)}
      focusable="false"
    >
      {sketch.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sketch never changes its order
        <Stroke key={index} mark={mark} />
      ))}
    </svg>
  )
}

function Stroke({ mark }: { mark: Mark }) {
  if (mark.kind === 'path') return <path className={`figure-${mark.ink}`} d={mark.d} />
  const [x, y] = mark.at.map(round)
  if (mark.kind === 'circle') return <circle className={`figure-${mark.ink}`} cx={x} cy={y} r={round(mark.radius)} />
  return (
    <text className={mark.tone ? `figure-text figure-${mark.tone}` : 'figure-text'} x={x} y={y} dy="0.35em" textAnchor="middle">
      {mark.text}
    </text>
  )
}
