/** A QR code, drawn. It stands on white in every theme, because cameras want it so. */
import type { QrPicture } from '~/utils/qr-code.server'

export function QrCode({ picture: { size, path }, label }: { picture: QrPicture; label: string }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
