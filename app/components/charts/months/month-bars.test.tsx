/** The bars of twelve months as markup: heights that are numbers, whatever happened or not, and a scale that every bar fits. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MonthBars, type MonthColumn } from './month-bars'

const months = (bars: MonthColumn['bars'][]): MonthColumn[] =>
  bars.map((each, index) => ({ key: `${index}`, name: `M${index}`, bars: each }))
const draw = (bars: MonthColumn['bars'][], write?: (value: number) => string) =>
  renderToStaticMarkup(<MonthBars label="A sentence." months={months(bars)} write={write} />)
const heights = (markup: string) => [...markup.matchAll(/height="([\d.]+)"/g)].map(([, height]) => Number(height))

describe('the months', () => {
  test.each([
    ['without anything', Array(12).fill([{ filled: 0, outlined: 0 }])],
    ['that are none', []],
    ['of which one has everything', [[{ filled: 5, outlined: 0 }]]],
    ['with an outlier', [...Array(11).fill([{ filled: 1, outlined: 0 }]), [{ filled: 1e9, outlined: 1 }]]],
  ])('%s draw nothing that is not a number, and nothing beyond the scale', (_name, bars) => {
    const markup = draw(bars)
    expect(markup).not.toMatch(/NaN|undefined|Infinity|-\d/)
    expect(Math.max(0, ...heights(markup))).toBeLessThanOrEqual(86)
    expect(markup).toContain('role="img"><title>A sentence.</title>')
  })

  test('carry what went back outlined on top of what stayed, and the newest its name', () => {
    const markup = draw([[{ filled: 60, outlined: 20 }], [{ filled: 80, outlined: 0 }]])
    const [filled = 0, outlined = 0, other = 0] = heights(markup)
    expect(filled + outlined).toBeCloseTo(other, 1)
    expect(markup.split('month-outlined').length - 1).toBe(1)
    expect(markup).not.toContain('>M0<')
    expect(markup).toContain('>M1<')
  })

  test('have a scale that ends at a round value', () => {
    const written = (most: number) => draw([[{ filled: most, outlined: 0 }]], (value) => `(${value})`)
    expect(written(3)).toContain('(3)')
    expect(written(123_456)).toContain('(130000)')
  })
})
