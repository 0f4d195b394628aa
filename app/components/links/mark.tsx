/** The mark: nine rising bars, the seventh in ink. */
const BARS = [5, 7, 9, 11, 13, 15, 17, 18, 20]

export function Mark({ height = 20 }: { height?: number }) {
  return (
    <svg className="mark" viewBox="0 0 43 20" width={height * 2.15} height={height} aria-hidden="true">
      {BARS.map((size, index) => (
        <rect key={size} x={index * 5} y={20 - size} width="3" height={size} rx="1" />
      ))}
    </svg>
  )
}
