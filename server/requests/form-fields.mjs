/**
 * The names of a form's fields as they stand in its body, before anybody parses it. Parts are read strictly, as browsers write them, so
 * that no other parser can find names which were not seen here. Forms of ours bring no files.
 */
import { MOST_FIELDS } from './sent-shape.mjs'

const BOUNDARY = /^multipart\/form-data\s*;(?:\s*charset=utf-8\s*;)?\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*$/i
const PART_HEAD = /^\r\nContent-Disposition: *form-data; *name="([^"\\\r\n]*)"\r\n(?:Content-Type: *text\/plain[^\r\n]*\r\n)?\r\n/i

/**
 * The name of each field, or undefined when the body is no form, or one of too many fields.
 * @param {string} type the content type as it was sent
 * @param {Buffer} body
 * @returns {string[] | undefined}
 */
export function fieldNames(type, body) {
  return /^multipart/i.test(type) ? partNames(type, body.toString('latin1')) : pairNames(body)
}

function pairNames(body) {
  let pairs = 1
  for (let at = body.indexOf(38); at !== -1; at = body.indexOf(38, at + 1)) {
    pairs += 1
    if (pairs > MOST_FIELDS) return undefined
  }
  return [...new URLSearchParams(body.toString('latin1')).keys()]
}

function partNames(type, text) {
  const [, quoted, bare] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? bare
  if (!boundary) return undefined

  const pieces = `\r\n${text}`.split(`\r\n--${boundary}`, MOST_FIELDS + 3)
  const [preamble, ...parts] = pieces
  const end = parts.pop()
  if (preamble !== '' || !/^--(\r\n)?$/.test(end ?? '') || parts.length > MOST_FIELDS) return undefined
  const names = parts.map((part) => PART_HEAD.exec(part)?.[1])
  return names.includes(undefined) ? undefined : names
}
