/**
 * The part of TeX that the bank uses, read into words: for screen readers, for browsers without MathML, and for checks of text.
 * Formulas stand between dollar signs; `\$` is a dollar.
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

/** The text with each formula in its one-line form: "What is 3/4 + 1/2?" */
export function plainText(text: string): string {
  return parts(text)
    .map(({ kind, value }) => (kind === 'math' ? plainMath(value) : value))
    .join('')
}

/** One formula on one line: 3/4, 2 1/3, x², √(2). */
export function plainMath(tex: string): string {
  let text = tex
  for (let depth = 0; depth < 6 && /\\(frac|sqrt|overline|text|mathrm|begin)/.test(text); depth++) {
    text = text
      .replace(
        /\\begin\{[bp]matrix\}(.*?)\\end\{[bp]matrix\}/g,
        (_, body: string) => `[${body.replace(/\s*\\\\\s*/g, '; ').replace(/\s*&\s*/g, ', ')}]`,
      )
      .replace(/(\d)\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1 $2/$3')
      .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) => `${grouped(top)}/${grouped(bottom)}`)
      .replace(/\\sqrt\[3\]\{([^{}]*)\}/g, '∛$1')
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, inside: string) => `√${grouped(inside)}`)
      .replace(/\\(?:overline|text|mathrm)\{([^{}]*)\}/g, '$1')
  }
  for (const [command, symbol] of Object.entries(SYMBOLS)) text = text.replaceAll(command, symbol)
  text = text
    .replace(/\^\{?(-?[0-9n°′]+)\}?/g, (_, power: string) => (power === '°' ? '°' : raised(power)))
    .replace(/\^\{([^{}]*)\}/g, '^($1)')
  text = text.replace(/_\{?(\w+)\}?/g, (_, index: string) => [...index].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit).join(''))
  return text.replace(/-/g, '−').replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()
}

const SYMBOLS: Record<string, string> = {
  '\\times': '×', '\\div': '÷', '\\cdot': '·', '\\leq': '≤', '\\geq': '≥', '\\le': '≤', '\\ge': '≥', '\\neq': '≠', '\\ne': '≠', '\\approx': '≈',
  '\\pi': 'π', '\\circ': '°', '\\angle': '∠', '\\triangle': '△', '\\left': '', '\\right': '', '\\pm': '±', '\\%': '%', '\\,': ' ', '\\ ': ' ', '\\sin': 'sin', '\\cos': 'cos', '\\tan': 'tan', '\\$': '$', '\\lt': '<', '\\gt': '>',
} // biome-ignore format: a table

function grouped(part: string): string {
  return /^[\w.π]*$/.test(part) ? part : `(${part})`
}

function raised(power: string): string {
  return [...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? (digit === '-' ? '⁻' : digit === 'n' ? 'ⁿ' : digit)).join('')
}
