/**
 * Text with formulas between dollar signs, made into HTML: escaped text, and each formula as MathML beside its one-line form,
 * which screen readers and browsers without MathML get. Temml writes `style` attributes, which our policy forbids; they become classes.
 */
import temml from 'temml'
import { parts, plainMath, type TextPart } from '~/exam/values/notation'
import { linePieces } from './line-breaks'
import { curlyQuotes } from './quotes'

/** HTML for MathText; a line of the text is a line of the page. Throws on TeX that temml cannot read: the bank's tests find that before a student does. */
export function renderMath(text: string): string {
  const all = parts(text)
  return all
    .map(({ kind, value }, index) => {
      if (kind === 'math') return formula(value, closingMark(all[index + 1]))
      const isAfterMath = all[index - 1]?.kind === 'math'
      const words = curlyQuotes(value.slice(isAfterMath ? closingMark(all[index]).length : 0), isAfterMath ? 'x' : '')
      return escapeHtml(unbroken(words)).replaceAll('\n', '<br>')
    })
    .join('')
}

/** What must not be parted from the formula before it: a comma alone on the next line reads badly. */
function closingMark(next: TextPart | undefined): string {
  return (next?.kind === 'text' && /^[.,;:?!)]+/.exec(next.value)?.[0]) || ''
}

/** A long one in pieces, between which a line may end. */
function formula(tex: string, tail: string): string {
  const pieces = linePieces(tex)
  return pieces.map((piece, index) => formulaPiece(piece, index === pieces.length - 1 ? tail : '')).join(' ')
}

function formulaPiece(tex: string, tail: string): string {
  const mathml = withoutStyles(temml.renderToString(spaced(tex), { throwOnError: true, trust: false }))
  const hidden = mathml.replace('<math', '<math aria-hidden="true"')
  return `<span class="math">${hidden}<span class="math-plain">${escapeHtml(plainMath(tex).trim())}</span>${tail}</span>`
}

/** "23.8 − 9.411" stays in one line; a longer sum may break where it will. */
function unbroken(words: string): string {
  return words.replace(/(?<![+−×÷=] )((?:\$|\b)\d[\d.,]*%?) ([+−×÷]) (\$?\d[\d.,]*\d%?|\d%?)(?! [+−×÷=])/g, '$1\u00a0$2\u00a0$3')
}

/** The whole number and the fraction of a mixed number must not touch. */
function spaced(tex: string): string {
  return tex.replace(/(\d)(?=\\frac)/g, '$1\\,')
}

/** The styles that temml writes for the TeX of our bank, as classes of math.css. Throws on any other, so that none is lost unseen. */
function withoutStyles(mathml: string): string {
  return mathml.replace(/<[a-z]+[^>]* style="[^"]*"[^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1] ?? ''
    if (!/^(?:padding-(?:left|right):[\d.]+(?:em|pt);)+$/.test(style)) throw new Error(`No class for the style "${style}" of a formula`)
    const flush = ['left', 'right'].filter((side) => new RegExp(`padding-${side}:0(?:em|pt);`).test(style)).map((side) => `flush-${side}`)
    const [, own] = / class="([^"]*)"/.exec(tag) ?? []
    const classes = [own, ...flush].filter(Boolean).join(' ')
    const bare = tag.replace(/ (?:style|class)="[^"]*"/g, '')
    return classes ? bare.replace('>', ` class="${classes}">`) : bare
  })
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
