/**
 * Text and formulas of the bank as typst source. Text only ever stands inside string literals and formulas are built from known parts, so
 * nothing that a person typed can become markup (security T19, T21).
 */
import { parts } from '~/exam/values/notation'

/** A typst string literal. Control characters are left out; a line break is a space. */
export function typstString(text: string): string {
  const clean = text.replace(/\s/g, ' ').replace(/\p{Cc}|\p{Cs}/gu, '')
  return `"${clean.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Text with its formulas, for markup: `#"What is ";$display(frac(3, 4))$#"?";`. Throws a RangeError as `typstFormula` does. */
export function typstText(text: string): string {
  return parts(text)
    .map(({ kind, value }) => (kind === 'math' ? `$display(${typstFormula(value)})$` : `#${typstString(value)};`))
    .join('')
}

interface Reader {
  tokens: string[]
  at: number
}

/** A formula in the TeX of notation.ts as typst mathematics. Throws a RangeError on any other TeX. */
export function typstFormula(tex: string): string {
  const reader: Reader = { tokens: tex.match(/\\[a-zA-Z]+|\\[^a-zA-Z]|[^\\]/gu) ?? [], at: 0 }
  return joined(readUntil(reader, []))
}

const joined = (atoms: readonly string[]) => atoms.join(' ') || '""'

/** Reads up to one of the given tokens, which is taken too, or to the end where none is given. Throws when it does not come. */
function readUntil(reader: Reader, ends: readonly string[]): string[] {
  const atoms: string[] = []
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at++] ?? ''
    if (ends.includes(token)) return atoms
    readInto(atoms, token, reader)
  }
  if (ends.length > 0) throw new RangeError(`a formula ends without ${ends[0]}`)
  return atoms
}

function readInto(atoms: string[], token: string, reader: Reader): void {
  if (token === '{') atoms.push(...readUntil(reader, ['}']))
  else if (token === '^') atoms.push(raise(atoms.pop() ?? '""', readArgument(reader)))
  else if (token === '_') atoms.push(`${atoms.pop() ?? '""'}_(${joined(readArgument(reader))})`)
  else if (token === "'") atoms.push(`${atoms.pop() ?? '""'}'`)
  else if (/\d/.test(token)) atoms.push(...readNumber(token, reader))
  else if (token.trim() !== '') atoms.push(atomOf(token, reader))
}

/** Degrees are a sign behind their number, not a raised one. */
function raise(base: string, power: readonly string[]): string {
  return joined(power) === '∘' ? `${base} °` : `${base}^(${joined(power)})`
}

/** Digits that belong together, so that 1,234.5 is set as one number. */
function readNumber(first: string, reader: Reader): string[] {
  const [digits = ''] = /^(?:\d{0,2}(?:,\d{3})+(?!\d)|\d*)(?:\.\d+)?/.exec(reader.tokens.slice(reader.at).join('')) ?? []
  reader.at += digits.length
  return `${first}${digits}`.split(',').flatMap((group, index) => (index > 0 ? ['class("normal", ",")', group] : [group]))
}

function atomOf(token: string, reader: Reader): string {
  switch (token) {
    case '\\frac':
      return `frac(${joined(readArgument(reader))}, ${joined(readArgument(reader))})`
    case '\\sqrt':
      return readRoot(reader)
    case '\\overline':
      return `overline(${joined(readArgument(reader))})`
    case '\\text':
    case '\\mathrm':
      return readWords(reader)
    case '\\left':
      return `lr(${readDelimiter(reader)} ${joined(readUntil(reader, ['\\right']))} ${readDelimiter(reader)})`
    case '\\begin':
      return readRows(reader)
    default:
      return symbolOf(token)
  }
}

function symbolOf(token: string): string {
  const symbol = SYMBOLS[token]
  if (symbol !== undefined) return symbol
  if (/^[a-zA-Z|+=]$/.test(token) || /^[^\p{ASCII}\p{C}]$/u.test(token)) return token
  const character = /^\\?([!-/:-@[\]^_`~|#%&${}])$/.exec(token)?.[1]
  if (character === undefined || token === '}' || token === '&') throw new RangeError(`the formula holds ${token}, which is not used here`)
  return `\\${character}`
}

/** What a command takes: a group in braces, or the next sign by itself. */
function readArgument(reader: Reader): string[] {
  while (reader.tokens[reader.at] === ' ') reader.at++
  const token = reader.tokens[reader.at++]
  if (token === undefined) throw new RangeError('a formula ends where something must follow')
  if (token === '{') return readUntil(reader, ['}'])
  return /\d/.test(token) ? [token] : [atomOf(token, reader)]
}

function readRoot(reader: Reader): string {
  if (reader.tokens[reader.at] !== '[') return `sqrt(${joined(readArgument(reader))})`
  reader.at++
  const degree = joined(readUntil(reader, [']']))
  return `root(${degree}, ${joined(readArgument(reader))})`
}

/** Upright words, taken as they stand. */
function readWords(reader: Reader): string {
  if (reader.tokens[reader.at++] !== '{') throw new RangeError('words in a formula stand in braces')
  const end = reader.tokens.indexOf('}', reader.at)
  if (end < 0) throw new RangeError('a formula ends without }')
  const words = reader.tokens.slice(reader.at, end).join('')
  reader.at = end + 1
  return typstString(words)
}

function readDelimiter(reader: Reader): string {
  const token = reader.tokens[reader.at++] ?? ''
  if (!/^(?:[()[\]|]|\\[{}])$/.test(token)) throw new RangeError(`${token} is no bracket`)
  return symbolOf(token)
}

const FENCES: Record<string, string> = { bmatrix: '"["', pmatrix: '"("', vmatrix: '"|"', matrix: '#none', array: '#none' }

/** A matrix or a plain array; the columns of an array are centered, whatever it says. */
function readRows(reader: Reader): string {
  const name = readName(reader)
  const fence = FENCES[name]
  if (fence === undefined) throw new RangeError(`the formula holds \\begin{${name}}, which is not used here`)
  if (name === 'array') readArgument(reader)

  const rows: string[][] = [[]]
  let cell: string[] = []
  for (;;) {
    const token = reader.tokens[reader.at++]
    if (token === undefined) throw new RangeError('a formula ends without \\end')
    if (token !== '&' && token !== '\\\\' && token !== '\\end') {
      readInto(cell, token, reader)
      continue
    }
    rows.at(-1)?.push(joined(cell))
    cell = []
    if (token === '\\\\') rows.push([])
    if (token === '\\end') break
  }
  readName(reader)
  return `mat(delim: ${fence}, ${rows.map((cells) => cells.join(', ')).join('; ')})`
}

function readName(reader: Reader): string {
  const end = reader.tokens.indexOf('}', reader.at)
  const name = reader.tokens.slice(reader.at + 1, end).join('')
  if (reader.tokens[reader.at] !== '{' || end < 0) throw new RangeError('a formula begins or ends something without a name')
  reader.at = end + 1
  return name
}

const SYMBOLS: Record<string, string> = {
  '-': '−', '*': '∗', '<': '<', '>': '>',
  '\\times': '×', '\\div': '÷', '\\cdot': '⋅', '\\leq': '≤', '\\geq': '≥', '\\le': '≤', '\\ge': '≥', '\\neq': '≠', '\\ne': '≠',
  '\\approx': '≈', '\\pi': 'π', '\\circ': '∘', '\\angle': '∠', '\\triangle': '△', '\\pm': '±', '\\lt': '<', '\\gt': '>',
  '\\,': 'thin', '\\ ': 'space', '\\sin': 'sin', '\\cos': 'cos', '\\tan': 'tan', '\\log': 'log', '\\ln': 'ln',
} // biome-ignore format: a table
