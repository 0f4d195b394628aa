/**
 * Reading answers that were given on paper: "12A 13- 14C". A line is read whole before anything is made of it, and each fault is named with
 * its place; what it says is then shown to whoever typed it. Nothing here knows which answer is right.
 */
import { LETTERS } from '~/exam/core/item/item'

/** The questions that were printed, each with how many choices it has. */
export type Asked = ReadonlyMap<number, number>

/** What was understood: the number of each question with the index of its choice, null for a blank. In the order of the numbers. */
export type Given = ReadonlyMap<number, number | null>

interface Fault {
  /** The line and the character in it, both from 1. */
  line: number
  at: number
  /** What stands there, at most so many characters. */
  text: string
  /** A sentence that says what is wrong and what to write. */
  says: string
}

export type Reading = { given: Given; faults: [] } | { given: null; faults: [Fault, ...Fault[]] }

/** Longer than any section of ours with all its blanks. */
export const LONGEST_ANSWERS = 2000
/** More of them help nobody. */
const MOST_FAULTS = 12
const LONGEST_SHOWN = 12

/** A number, what may stand between, and one or more letters or a dash; or the number alone; or anything else up to the next blank. */
const PIECE = /(\d+)(?:[ \t]*[.):=]?[ \t]*([A-Za-z]+|[-–—_]))?|[^\s,;|\d]+/g

/** Reads a line, or several. Faults come in the order of the text. */
export function readAnswers(typed: string, asked: Asked): Reading {
  const text = typed.normalize('NFKC')
  const faults: Fault[] = []
  const given = new Map<number, number | null>()
  const places = new Map<number, string>()
  for (const piece of text.matchAll(PIECE)) {
    const place = placeOf(text, piece.index)
    const fail = (says: string) => faults.push({ ...place, text: piece[0].slice(0, LONGEST_SHOWN), says })
    const [, digits, mark] = piece
    const read = readPiece({ whole: piece[0], digits, mark }, asked)
    if ('says' in read) {
      fail(read.says)
      continue
    }
    const earlier = places.get(read.number)
    if (earlier) fail(`Question ${read.number} stands here a second time; it came first as “${earlier}”. Leave one of the two out.`)
    else {
      places.set(read.number, piece[0])
      given.set(read.number, read.choice)
    }
  }
  if (faults.length === 0 && given.size === 0) faults.push({ line: 1, at: 1, text: '', says: 'Type at least one answer, such as 12A.' })
  const [first, ...rest] = faults
  if (first) return { given: null, faults: [first, ...rest.slice(0, MOST_FAULTS - 1)] }
  return { given: new Map([...given].toSorted(([a], [b]) => a - b)), faults: [] }
}

/** The same as a line that `readAnswers` reads: "12A 13- 14C". */
export function writeAnswers(given: Given): string {
  return [...given].map(([number, choice]) => `${number}${choice === null ? '-' : (LETTERS[choice] ?? '-')}`).join(' ')
}

type Piece = { number: number; choice: number | null } | { says: string }

function readPiece({ whole, digits, mark }: { whole: string; digits: string | undefined; mark: string | undefined }, asked: Asked): Piece {
  if (digits === undefined) return { says: strayFault(whole) }
  const number = Number(digits)
  const choices = asked.get(number)
  if (choices === undefined) return { says: `There is no question ${digits.slice(0, 4)} on your sheet.` }
  if (mark === undefined) return { says: `Question ${number} has no answer here. Write ${number}A, or ${number}- for a blank.` }
  if (/^[-–—_]$/.test(mark)) return { number, choice: null }
  if (mark.length > 1)
    return { says: `Question ${number} takes one letter. Write ${number}${mark[0]?.toUpperCase()}, or the letter that you mean.` }
  const choice = LETTERS.indexOf(mark.toUpperCase() as (typeof LETTERS)[number])
  if (choice < 0 || choice >= choices) return { says: `Question ${number} has the choices A to ${LETTERS[choices - 1]}.` }
  return { number, choice }
}

function strayFault(whole: string): string {
  if (/^[A-Za-z]$/.test(whole)) return 'This letter has no number in front of it. Write the number of its question, such as 12A.'
  if (/^[-–—_]$/.test(whole)) return 'This dash has no number in front of it. Write 12- to leave question 12 blank.'
  if (/\p{L}/u.test(whole) && !/[A-Za-z]/.test(whole)) return 'This is a letter of another alphabet. Type A, B, C, D or E on your keyboard.'
  return 'This is neither a number nor an answer. Write each answer like 12A, with a space between two.'
}

function placeOf(text: string, index: number): { line: number; at: number } {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, at: (before.at(-1)?.length ?? 0) + 1 }
}
