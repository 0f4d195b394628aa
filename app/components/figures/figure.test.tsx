import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { makeItem } from '~/exam/families/family'
import { geometryFamilies } from '~/exam/families/geometry/geometry'
import type { ShapeFigure } from '~/exam/figures/shape'
import { FigureView } from './figure'
import { sketchClock } from './instrument'
import { sketchPlane } from './plane'
import { sketchPolygon } from './polygon'
import { extent, MAX_WIDTH, type Sketch } from './sketch'

/** One figure of every type, with the texts that its drawing must print. */
const SAMPLES: [figure: ShapeFigure, texts: string[]][] = [
  [{ type: 'number-line', alt: 'A number line from −4 to 4.', from: -4, to: 4, step: 1, labels: [-4, 0, 4], points: [{ at: 3, name: 'P' }], intervals: [{ from: { at: -2, open: true } }] }, ['−4', '0', '4', 'P']],
  [{ type: 'fraction-bar', alt: 'Two bars.', bars: [{ parts: 4, shaded: 3, name: 'Ana' }, { parts: 6, shaded: 2, name: 'Ben' }] }, ['Ana', 'Ben']],
  [{ type: 'grid', alt: 'A grid.', rows: 3, columns: 4, shaded: [[0, 1]], mirror: { direction: 'vertical', after: 2 } }, []],
  [{ type: 'polygon', alt: 'A triangle.', outlines: [{ corners: [[0, 0], [8, 0], [3, 6]], names: ['A', 'B', 'C'], sides: ['8 cm', '', ''], angles: [{ corner: 0, text: '63°' }], ticks: [{ side: 1, count: 2 }] }], dashed: [{ from: [3, 6], to: [3, 0], text: '6 cm', square: true }] }, ['A', 'B', 'C', '8 cm', '63°', '6 cm']],
  [{ type: 'lines', alt: 'Two lines.', lines: [{ from: [-5, 0], to: [5, 0], arrows: 'both', name: 'm' }, { from: [-3, -4], to: [3, 4], arrows: 'end' }], angles: [{ at: [0, 0], start: 0, sweep: 53, text: 'x°' }], points: [{ at: [0, 0], name: 'O' }] }, ['m', 'x°', 'O']],
  [{ type: 'circle', alt: 'A circle.', center: 'O', radius: { text: '6 cm', degrees: 30 }, sectors: [{ start: 90, sweep: 60, shaded: true, text: '60°' }] }, ['O', '6 cm', '60°']],
  [{ type: 'circle', alt: 'A circle in a square.', square: { place: 'around', text: '9 in.' }, shaded: 'between' }, ['9 in.']],
  [{ type: 'solid', alt: 'A box.', solid: 'box', width: 8, depth: 5, height: 4, labels: { width: '8 cm', depth: '5 cm', height: '4 cm' } }, ['8 cm', '5 cm', '4 cm']],
  [{ type: 'solid', alt: 'A cylinder.', solid: 'cylinder', radius: 3, height: 8, labels: { radius: '3 ft', height: '8 ft' } }, ['3 ft', '8 ft']],
  [{ type: 'solid', alt: 'A cone.', solid: 'cone', radius: 3, height: 9, labels: { diameter: '6 m', height: '9 m' } }, ['6 m', '9 m']],
  [{ type: 'cubes', alt: 'A stack.', stacks: [[2, 1], [1, 0]] }, []],
  [{ type: 'plane', alt: 'A plane.', x: [-6, 6], y: [-6, 6], points: [{ at: [-3, 2], name: 'P' }], segments: [{ from: [0, 0], to: [3, 3] }], lines: [{ through: [[0, 1], [2, 2]], name: 'k' }], polygons: [[[1, 1], [3, 1], [2, 4]]] }, ['P', 'k', 'x', 'y', '−6', '6']],
  [{ type: 'balance', alt: 'A balance.', left: ['x', 'x', '3'], right: ['11'], lower: 'neither' }, ['x', '3', '11']],
  [{ type: 'clock', alt: 'A clock.', hour: 4, minute: 35 }, ['12', '6']],
  [{ type: 'ruler', alt: 'A ruler.', length: 6, unit: 'in.', parts: 8, from: 1, to: 4.5 }, ['0', '6', 'in.']],
] // biome-ignore format: one figure a line

const textsOf = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

describe.each(SAMPLES)('the drawing of $alt', (figure, texts) => {
  const markup = renderToStaticMarkup(<FigureView figure={figure} />)

  it('is an image that says in words what it shows', () => {
    expect(markup).toMatch(/^<svg[^>]*role="img"/)
    expect(markup).toContain(`aria-label="${figure.alt}"`)
  })

  it('prints every label of the data', () => {
    expect(textsOf(markup)).toEqual(expect.arrayContaining(texts))
  })

  it('has classes only, no colors or inline styles, and no broken numbers', () => {
    expect(markup).not.toMatch(/style=|fill=|stroke=|#[0-9a-f]{3}|NaN|undefined/)
  })
})

describe('layout', () => {
  it('puts the labels of the sides outside the outline', () => {
    const square = sketchPolygon({ type: 'polygon', alt: '', outlines: [{ corners: [[0, 0], [4, 0], [4, 4], [0, 4]], sides: ['bottom', 'right', 'top', 'left'] }] }) // biome-ignore format: a square
    const [outline] = square
    if (outline?.kind !== 'path') throw new Error('the outline comes first')
    const [xs, ys] = [outline.bounds.map(([x]) => x), outline.bounds.map(([, y]) => y)]
    const at = (text: string) => square.flatMap((mark) => (mark.kind === 'text' && mark.text === text ? [mark.at] : []))[0] ?? [0, 0]
    expect(at('bottom')[1]).toBeGreaterThan(Math.max(...ys))
    expect(at('top')[1]).toBeLessThan(Math.min(...ys))
    expect(at('right')[0]).toBeGreaterThan(Math.max(...xs))
    expect(at('left')[0]).toBeLessThan(Math.min(...xs))
  })

  it('places points of the plane by their coordinates, upwards', () => {
    const sketch = sketchPlane({ type: 'plane', alt: '', x: [-5, 5], y: [-5, 5], points: [{ at: [0, 0] }, { at: [5, 5] }] })
    const [origin, corner] = sketch.filter((mark) => mark.kind === 'circle')
    expect(corner?.kind === 'circle' && origin?.kind === 'circle' && [corner.at[0] - origin.at[0], corner.at[1] - origin.at[1]]).toEqual([
      102, -102,
    ])
  })

  it('turns the hands of the clock', () => {
    const hands = sketchClock({ type: 'clock', alt: '', hour: 3, minute: 0 }).filter((mark) => mark.kind === 'path' && mark.ink === 'thick')
    expect(hands).toHaveLength(1)
    expect(hands[0]?.kind === 'path' && hands[0].bounds[1]?.[0]).toBeCloseTo(42)
  })
})

describe('the figures of the geometry families', () => {
  it('stay narrow enough for a telephone, and no two labels cover each other', () => {
    const problems = new Set<string>()
    for (const family of geometryFamilies) {
      for (const [level, [subject] = []] of Object.entries(family.levels) as [
        keyof typeof family.levels,
        (typeof family.levels)['isee-lower'] & {},
      ][]) {
        if (!subject) continue
        for (let seed = 0; seed < 30; seed++) {
          const difficulty = (['easy', 'medium', 'hard'] as const)[seed % 3] ?? 'easy'
          const { figure } = makeItem(family, { level, subject, difficulty, seed: String(seed) })
          if (!figure) continue
          const markup = renderToStaticMarkup(<FigureView figure={figure} />)
          const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(markup) ?? []
          if (Number(width) > MAX_WIDTH + 1) problems.add(`${family.id} is ${width} wide`)
          if (figure.type === 'polygon' && hasCollision(sketchPolygon(figure)))
            problems.add(`${family.id} ${level} ${difficulty} ${seed} has labels that touch`)
        }
      }
    }
    expect([...problems]).toEqual([])
  })
})

/** Whether the boxes of two labels overlap. */
function hasCollision(sketch: Sketch): boolean {
  const boxes = sketch.filter((mark) => mark.kind === 'text').map((mark) => extent([mark]))
  const shrink = 6
  return boxes.some((one, index) =>
    boxes.slice(index + 1).some((other) => {
      const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
      const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
      return across > shrink + 4 && down > shrink + 4
    }),
  )
}
