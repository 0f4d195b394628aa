/** A good end, celebrated for a second and a half: paper in the air, which nobody hears and whoever wants no motion does not see. */
const PIECES = Array.from({ length: 14 }, (_, index) => index)

export function Cheer() {
  return (
    <span className="pace-cheer" aria-hidden="true" data-cheer="">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </span>
  )
}
