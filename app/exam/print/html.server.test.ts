import { expect, test } from 'vitest'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, makeItem } from '~/exam/families/kit/family'
import { renderMath } from './html.server'

test('text is escaped and a formula comes as MathML beside its one-line form', () => {
  const html = renderMath('Is 2 < 3 & $\\frac{3}{4}$ of "it"?')
  expect(html).toContain('Is 2 &lt; 3 &amp; <span class="math"><math aria-hidden="true"><mfrac>')
  expect(html).toContain('<span class="math-plain">3/4</span></span> of “it”?')
})

test('a comma after a formula stays on its line', () => {
  expect(renderMath('If $x$, then $y$ (or $z$).')).toMatch(/<\/span>,<\/span> then .*<\/span>\).<\/span>$/)
})

test('markup in a text stays text', () => {
  expect(renderMath('<img src=x onerror=alert(1)> $x$')).not.toContain('<img')
})

test('a dollar amount is no formula', () => {
  expect(renderMath('It costs \\$5 and \\$6.')).toBe('It costs $5 and $6.')
})

test.each([
  '$\\frac{3}{4}$',
  '$\\sqrt[3]{8}$',
  '$\\overline{AB}$',
  '$\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}$',
  '$\\begin{array}{r}12\\\\+3\\end{array}$',
  '$\\begin{cases}x&1\\\\y&2\\end{cases}$',
])('%s has no style attribute', (text) => {
  expect(renderMath(text)).not.toContain('style=')
})

test('a style that has no class is refused', () => {
  expect(() => renderMath('$\\color{red}x$')).toThrow('No class for the style')
})

test('broken TeX is refused', () => {
  expect(() => renderMath('$\\frac{1}{$')).toThrow()
})

test('a line of the text is a line of the page, in every family that writes one', () => {
  expect(renderMath('What belongs in the box?\n$18 = \\Box$')).toMatch(/^What belongs in the box\?<br><span class="math">/)
  for (const family of FAMILIES) {
    const [context] = contextsOf(family)
    const subject = context && family.levels[context.level]?.[0]
    if (!context || !subject) continue
    const { stem } = makeItem(family, { ...context, subject, seed: 'lines' })
    expect(renderMath(stem).split('<br>')).toHaveLength(stem.split('\n').length)
  }
})
