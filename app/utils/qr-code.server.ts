/** QR codes as what a page draws: the picture is made here, so that its text never leaves for another service. */
import { encodeQR } from 'qr'

export interface QrPicture {
  /** Modules on each side, with the quiet zone round them. */
  size: number
  /** The dark modules, as the path of an SVG of that size. */
  path: string
}

/** The picture of a text. A phone's camera reads it with a quiet zone of four modules, as the standard asks. */
export function qrPicture(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size: rows.length, path }
}
