/** A pasted list of people to invite: one a line, or a table copied from a spreadsheet or a CSV file. Pure; the server's check of a list. */
import { parse } from 'csv-parse/sync'
import { EMAIL_PATTERN } from '~/forms/rules'
import { mailboxOf } from '~/utils/text/mailbox'

/** Rows of one list. */
export const MOST_ROWS = 50
const LONGEST_NAME = 50
const LONGEST_EMAIL = 254

export interface Invitee {
  /** Of the list as it was typed, from 1. */
  line: number
  email: string
  firstName: string | null
  lastName: string | null
}

/** What is wrong with one line, in words that say what to do. */
export interface LineFault {
  line: number
  text: string
}

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`, 'u')
/** "Ana Smith <ana@example.org>" */
const NAMED = /^"?([^"<>]*)"?\s*<([^<>]+)>$/

/** The people of a list, and every fault by its line; with a fault nobody of the list is to be invited. */
export function readInvitees(list: string): { invitees: Invitee[]; faults: LineFault[] } {
  const invitees: Invitee[] = []
  const faults: LineFault[] = []
  const seen = new Map<string, number>()
  for (const [index, text] of list
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1
    if (text.trim() === '' || (invitees.length === 0 && faults.length === 0 && isHeader(text))) continue
    const read = readLine(text)
    if (typeof read === 'string') {
      faults.push({ line, text: read })
      continue
    }
    const mailbox = mailboxOf(read.email)
    const before = seen.get(mailbox)
    seen.set(mailbox, before ?? line)
    if (before !== undefined) faults.push({ line, text: `this address stands in line ${before} already. Please take one of them out.` })
    else invitees.push({ line, ...read })
  }
  const rows = invitees.length + faults.length
  if (rows === 0) faults.push({ line: 1, text: 'there is no address here yet. Please enter one a line.' })
  if (rows > MOST_ROWS)
    faults.push({ line: MOST_ROWS + 1, text: `please invite at most ${MOST_ROWS} people at once; this list has ${rows}.` })
  return { invitees, faults }
}

/** "Email, First name, Last name" at the top of a table. */
function isHeader(text: string): boolean {
  return !text.includes('@') && /e-?mail/i.test(text)
}

/** One line as a person; a text says what is wrong with it. */
function readLine(text: string): Omit<Invitee, 'line'> | string {
  const cells = readCells(text)
  if (!cells) return 'a quotation mark is left open. Please close it, or take it out.'
  const at = cells.findIndex((cell) => cell.includes('@'))
  if (at < 0) return 'there is no email address. Please write it first, then the names if you want.'
  const named = NAMED.exec(cells[at] ?? '')
  const email = (named?.[2] ?? cells[at] ?? '').trim().toLowerCase()
  if (!EMAIL.test(email) || email.length > LONGEST_EMAIL) return `“${shortened(email)}” is no email address. Please check it.`
  const others = cells.filter((cell, index) => index !== at && cell !== '')
  if (others.length > 2) return 'there is more than an address, a first name and a last name. Please leave the rest out.'
  const [first = '', last = ''] = named?.[1]?.trim() ? namesOf(named[1].trim()) : others
  if (first.length > LONGEST_NAME || last.length > LONGEST_NAME)
    return `a name is longer than ${LONGEST_NAME} characters. Please shorten it.`
  return { email, firstName: first || null, lastName: last || null }
}

/** Apart by tabs, as spreadsheets copy them, else by semicolons or commas; null when the line cannot be read. */
function readCells(text: string): string[] | null {
  if (NAMED.test(text.trim())) return [text.trim()]
  const delimiter = ['\t', ';'].find((mark) => text.includes(mark)) ?? ','
  try {
    const [row = []]: string[][] = parse(text, { delimiter, trim: true, relax_column_count: true })
    return row.map((cell) => cell.trim())
  } catch {
    return null
  }
}

function namesOf(name: string): string[] {
  const [first = '', ...rest] = name.split(/\s+/)
  return [first, rest.join(' ')]
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
