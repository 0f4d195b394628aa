/** Words that a chart prints must fit their place on a 320 px screen: letters are about 8 units wide in a drawing of 288. */
import { expect, it } from 'vitest'
import { contextsOf, makeItem } from '~/exam/families/kit/family'
import type { Figure } from '../../figures/figure'
import { dataFamilies } from './data'

const LETTER = 8

it('no chart of the bank prints words wider than their place', () => {
  const tooWide = new Set<string>()
  for (const family of dataFamilies) {
    for (const context of contextsOf(family)) {
      const subject = family.levels[context.level]?.[0]
      if (!subject) continue
      for (let seed = 0; seed < 20; seed++) {
        const { figure } = makeItem(family, { ...context, subject, seed: `fit${seed}` })
        if (figure) for (const problem of misfits(figure)) tooWide.add(`${family.id}: ${problem}`)
      }
    }
  }
  expect([...tooWide]).toEqual([])
})

function misfits(figure: Figure): string[] {
  const fits = (text: string, room: number) => (text.length * LETTER <= room ? [] : [`${text} in ${Math.round(room)}`])
  switch (figure.type) {
    case 'bar-chart':
    case 'line-chart': {
      const room = 250 / figure.categories.length
      const words = figure.categories.flatMap((category) => category.split(' '))
      return [...words.flatMap((word) => fits(word, room)), ...fits(figure.axis.label, 280)]
    }
    case 'circle-chart': {
      const whole = figure.sectors.reduce((sum, { share }) => sum + share, 0)
      return figure.sectors.flatMap(({ label, share }) => fits(label, Math.min(130, (800 * share) / whole)))
    }
    case 'spinner':
      return figure.sectors.flatMap((word) => fits(word, 500 / figure.sectors.length))
    case 'pictograph':
      return figure.rows.flatMap(({ label, symbols }) => fits(label, 260 - Math.ceil(symbols) * 22))
    case 'venn':
      return [...fits(figure.left, 110), ...fits(figure.right, 110)]
    case 'table':
      return figure.rows.flatMap((row) =>
        fits(
          row.map((cell, index) => (cell.length > (figure.head[index] ?? '').length ? cell : (figure.head[index] ?? ''))).join('   '),
          300,
        ),
      )
    case 'dot-plot':
    case 'box-plot':
      return fits(figure.axis.label, 280)
    default:
      return []
  }
}
