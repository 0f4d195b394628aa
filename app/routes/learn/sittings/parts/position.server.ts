/** The position of a question in the address: a whole number as our links write it. */
import { notFound } from '~/utils/http/responses.server'

/** @throws a 404 for anything else, such as `NaN`, `01` or a number that no column holds */
export function readPosition(text = ''): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw notFound()
  return Number(text)
}
