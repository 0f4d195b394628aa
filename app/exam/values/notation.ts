/**
 * The part of TeX that the bank uses, read into words: for screen readers, for browsers without MathML, and for checks of text.
 * Put formulas between dollar signs; `\$` is a dollar.
 */

export interface TextPart {
  kind: 'text' | 'math'
  value: string
}

/** Splits text at its formulas; `\$` becomes `$` in the text parts. */
export function parts(text: string): TextPart[] {
  return text
    .split(/(?<!\\)\$/)
    .map((value, index): TextPart => (index % 2 ? { kind: 'math', value } : { kind: 'text', value: value.replaceAll('\\$', '$') }))
    .filter(({ value }) => value !== '')
}

/** Text that holds no formula, made safe for where formulas are read: a dollar in it stays a dollar. */
export function literal(text: string): string {
  return text.replaceAll('$', '\\$')
}

/** The text with each formula in its one-line form: "What is 3/4 + 1/2?" */
export function plainText(text: string): string {
  return parts(text)
    .map(({ kind, value }) => (kind === 'math' ? plainMath(value) : value))
    .join('')
}

/** One formula on one line: 3/4, 2 1/3, (3/4)x, x², 3^(2x + 4), √(x + 1), [1, 2; 3, 4]. */
export function plainMath(tex: string): string {
  const reader: Reader = { tokens: tex.match(TOKEN) ?? [], at: 0 }
  return readUntil(reader, undefined).replace(/-/g, '−').replace(/\s+/g, ' ').trim()
}

const TOKEN = /\\[a-zA-Z]+|\\[^a-zA-Z]|[^\\]/g

interface Reader {
  tokens: string[]
  at: number
}

/** Reads on until the given token, which is taken too; to the end when there is none. */
function readUntil(reader: Reader, end: string | undefined): string {
  let text = ''
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at++] ?? ''
    if (token === end) break
    text += token === '\\frac' ? fractionAfter(text, reader) : readOne(token, reader)
  }
  return text
}

function readOne(token: string, reader: Reader): string {
  switch (token) {
    case '{':
      return readUntil(reader, '}')
    case '}':
      return ''
    case '^':
      return raised(readArgument(reader))
    case '_':
      return [...readArgument(reader)].map((character) => LOWERED[character] ?? character).join('')
    case '\\sqrt':
      return rootOf(reader)
    case '\\begin':
      return rowsOf(reader)
    case '\\overline':
    case '\\text':
    case '\\mathrm':
      return readArgument(reader)
    default:
      return SYMBOLS[token] ?? token.replace('\\', '')
  }
}

/** What a command takes: a group in braces, or the next token. */
function readArgument(reader: Reader): string {
  while (reader.tokens[reader.at] === ' ') reader.at++
  const token = reader.tokens[reader.at++] ?? ''
  return token === '\\frac' ? fractionAfter('', reader) : readOne(token, reader)
}

/** 2 1/3 behind a whole number; in parentheses where what follows would seem to belong to the denominator. */
function fractionAfter(before: string, reader: Reader): string {
  const value = `${grouped(readArgument(reader))}/${grouped(readArgument(reader))}`
  if (/\d$/.test(before)) return ` ${value}`
  return /^(?:[a-zA-Z(]|\\pi|\\sqrt|\\left)/.test(reader.tokens[reader.at] ?? '') ? `(${value})` : value
}

function rootOf(reader: Reader): string {
  if (reader.tokens[reader.at] !== '[') return `√${grouped(readArgument(reader))}`
  reader.at++
  const degree = readUntil(reader, ']')
  return `${degree === '3' ? '∛' : `${raised(degree)}√`}${grouped(readArgument(reader))}`
}

/** A matrix, an array or cases: rows parted by semicolons. */
function rowsOf(reader: Reader): string {
  const name = readArgument(reader)
  if (name === 'array') readArgument(reader)
  let body = ''
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at++] ?? ''
    if (token === '\\end') break
    body += token === '\\\\' ? '; ' : token === '&' ? ', ' : token === '\\frac' ? fractionAfter(body, reader) : readOne(token, reader)
  }
  readArgument(reader)
  const tidy = body.replace(/\s*([;,]) \s*/g, '$1 ').trim()
  return name.endsWith('matrix') ? `[${tidy}]` : tidy
}

const SYMBOLS: Record<string, string> = {
  '\\times': '×', '\\div': '÷', '\\cdot': '·', '\\leq': '≤', '\\geq': '≥', '\\le': '≤', '\\ge': '≥', '\\neq': '≠', '\\ne': '≠', '\\approx': '≈',
  '\\pi': 'π', '\\circ': '°', '\\angle': '∠', '\\triangle': '△', '\\left': '', '\\right': '', '\\pm': '±', '\\,': ' ', '\\lt': '<', '\\gt': '>',
} // biome-ignore format: a table

const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789-n'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ'][index] ?? '']),
)
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789'].map((character, index) => [character, [...'₀₁₂₃₄₅₆₇₈₉'][index] ?? '']),
)

/** A part that stands by itself needs no parentheses: a number, one letter or product of letters, with an exponent or not. */
function grouped(part: string): string {
  return /^-?(?:[\d.,]*|\d*[a-zA-Zπ]*)[⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ]*$/.test(part) ? part : `(${part})`
}

/** Small raised characters where all of the exponent has them; else ^ and parentheses. */
function raised(power: string): string {
  if (/^[°′]+$/.test(power)) return power
  const small = [...power].map((character) => RAISED[character])
  return small.includes(undefined) ? `^(${power})` : small.join('')
}
