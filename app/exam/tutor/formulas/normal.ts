/** Text as the check of a tutor's sentence reads it: formulas on one line, one sign for each operation, numbers as digits. */
import { plainText } from '~/exam/values/notation'

const SIGNS: [RegExp, string][] = [
  [/[−–—](?=\s*[\d(.$a-zπ√])/g, '-'],
  [/[−]/g, '-'],
  [/[·⋅∙*]/g, '×'],
  [/(?<=\d)\s+[xX]\s+(?=\d)/g, ' × '],
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/½/g, ' 1/2'],
  [/⅓/g, ' 1/3'],
  [/⅔/g, ' 2/3'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/(?<=\d)\s*(?:percent|per cent)\b/gi, '%'],
]
const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻'].map((sign, index) => [sign, [...'0123456789-'][index] ?? '']))

const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const COUNT = `(?:${[...TENS.map((ten) => `${ten}(?:-(?:${UNITS.slice(1, 10).join('|')}))?`), ...UNITS.toReversed()].join('|')})`
const WORDED = new RegExp(`\\b(${COUNT})(?:\\s+(hundred|thousand|million))?\\b`, 'gi')

/** The text with its formulas and numbers in one form. */
export function normalText(text: string): string {
  let normal = plainText(text.replace(/(?<!\\)\$(?=\d)(?![^$]*\$)/g, '\\$'))
  for (const [from, to] of SIGNS) normal = normal.replace(from, to)
  normal = normal.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (power) => `^${[...power].map((sign) => RAISED.get(sign)).join('')}`)
  return normal.replace(/\s+/g, ' ').trim()
}

/** Numbers in words become digits. "One" stays where it stands for a thing: "this one", "one of them". */
export function digitText(normal: string): string {
  return normal.replace(WORDED, (whole, word: string, scale: string | undefined, at: number) => {
    const around = normal.slice(Math.max(0, at - 12), at)
    if (/^one$/i.test(word) && !scale && !IS_COUNT.test(normal.slice(at + word.length))) return whole
    if (/^two$/i.test(word) && !scale && PLAIN_TWO.test(normal.slice(at + word.length))) return whole
    if (/\b(?:no|every|some|any)-?$/i.test(around)) return whole
    return String(countOf(word.toLowerCase()) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1))
  })
}

const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const IS_COUNT = /^\s*(?:hundred|thousand|plus|minus|times|divided|over|[-+×÷=/])/i
/** Where two says "both" and nothing of the question. */
const PLAIN_TWO =
  /^\s+(?:\w+\s+)?(?:numbers|sides|fractions|columns|quantities|words|choices|parts|steps|things|ways|terms|values|equations|expressions|lines|ratios|amounts|sentences|ideas|of)\b/i

function countOf(word: string): number {
  const [ten = '', unit] = word.split('-')
  const tens = TENS.indexOf(ten)
  return tens >= 0 ? (tens + 2) * 10 + (unit ? UNITS.indexOf(unit) : 0) : UNITS.indexOf(ten)
}
