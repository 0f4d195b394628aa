/** A sketch as accessible SVG: classes only, no colors and no inline style. */
import { extent, type Mark, round, type Sketch } from './sketch'

/** Drawing units in one rem where there is room, so that larger text enlarges figures too; narrow screens shrink them to fit. */
const UNITS_PER_REM = 14

export function Drawing({ sketch, alt }: { sketch: Sketch; alt: string }) {
  const { left, top, width, height } = extent(sketch)
  const box = [left, top, width, height].map(round).join(' ')
  return (
    <svg
      className="figure"
      role="img"
      aria-label={alt}
      viewBox={box}
      width={`${round(width / UNITS_PER_REM)}rem`}
      height={`${round(height / UNITS_PER_REM)}rem`}
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
