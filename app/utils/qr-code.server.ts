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
  return { size: rows.length, path: rows.map(rowPath).join('') }
}

/** Neighbors in a row are one rectangle: the same picture, at half the bytes. */
function rowPath(row: boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...text.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
