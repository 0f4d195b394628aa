/** Where a long formula may go on in the next line: before a second "=", and where that is not enough before a "+" or "−". */
import { plainMath } from '~/exam/values/notation'

/** As many characters stand in one line of a phone, in the narrowest place that has formulas: the worked steps. */
const FITS = 26

/** The pieces of a formula that must not break in themselves; one piece where it is short or cannot be parted. */
export function linePieces(tex: string): string[] {
  if (isShort(tex) || tex.includes('\\begin')) return [tex]
  return split(tex, '=').flatMap((piece) => (isShort(piece) ? piece : split(piece, '+-')))
}

const isShort = (tex: string) => plainMath(tex).length <= FITS

/** Parted before each of these signs that stands outside all brackets and after something. The empty group keeps a sign from being a prefix. */
function split(tex: string, signs: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let depth = 0
  for (const token of tex.match(/\\[a-z]+|\\.|./gis) ?? []) {
    if (/^[{([]$/.test(token)) depth++
    if (/^[})\]]$/.test(token)) depth--
    if (depth === 0 && token.length === 1 && signs.includes(token) && /[\w)}\]]\s*$/.test(piece)) {
      pieces.push(piece)
      piece = '{}'
    }
    piece += token
  }
  return [...pieces, piece]
}
