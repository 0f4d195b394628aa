/** The scales as markup: the sentence, the marked place, dots that never lie on each other, and a table with every figure. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Level } from '~/exam/core/levels'
import { estimate, rawScore } from '~/exam/scoring/score'
import { placeDots } from './marks'
import { ScoreScale } from './score-scale'
import { type SectionResult, Standing } from './standing'
import { StanineScale } from './stanine-scale'

/** The step that is drawn as the result's own, from its number. */
const markedIn = (markup: string) => markup.match(/class="scale-number here"[^>]*>(\d)</)?.[1]
const count = (markup: string, piece: string) => markup.split(piece).length - 1
const widthOf = (x: number) => Number.isFinite(x) && x >= 0 && x <= 288

function result(level: Level, right: number, number: number): SectionResult {
  const score = rawScore(level, { right, wrong: 20 - right, omitted: 0 })
  const subject = level.startsWith('isee') ? 'verbal_reasoning' : 'verbal'
  return { id: `${number}`, name: `Quiz ${number}`, score, estimate: estimate(level, subject, score) }
}

describe('the nine steps', () => {
  test.each([1, 5, 9])('mark stanine %i, and its neighbors as the band', (stanine) => {
    const band = { low: Math.max(1, stanine - 1), high: Math.min(9, stanine + 1) }
    const markup = renderToStaticMarkup(<StanineScale stanine={stanine} band={band} label="A sentence." />)
    expect(markedIn(markup)).toBe(String(stanine))
    expect(count(markup, 'scale-band')).toBe(band.high - band.low)
    expect(count(markup, 'scale-pointer')).toBe(1)
    expect(markup).toContain('role="img"><title>A sentence.</title>')
    expect(markup).not.toContain('NaN')
  })

  test('of a rough band mark no single step, and point between the two', () => {
    const markup = renderToStaticMarkup(<StanineScale band={{ low: 3, high: 4 }} label="Roughly stanine 3 or 4." />)
    expect(markedIn(markup)).toBeUndefined()
    expect([count(markup, 'scale-band'), count(markup, 'scale-pointer')]).toEqual([2, 1])
  })

  test('carry a dot for each earlier result, also for nine on one step', () => {
    const markup = renderToStaticMarkup(<StanineScale stanine={5} earlier={Array(9).fill(9)} label="Nine before." />)
    const places = [...markup.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => `${x} ${y}`)
    expect(new Set(places).size).toBe(9)
    expect(places.every((place) => widthOf(Number(place.split(' ')[0]) + 4))).toBe(true)
  })
})

test('dots never touch, wherever results lie, and keep to their place where it is free', () => {
  const { dots, height } = placeDots([20, 21, 29.4, 60, 20], [0])
  expect(dots[0]).toEqual({ x: 20, row: 0 })
  for (const [index, one] of dots.entries())
    for (const other of dots.slice(index + 1)) expect(one.row !== other.row || Math.abs(one.x - other.x) >= 9).toBe(true)
  expect(height).toBeGreaterThan(0)
  expect(placeDots([], [0])).toEqual({ dots: [], height: 0 })
})

test.each([
  ['ssat-upper', 500, 800],
  ['ssat-middle', 440, 710],
] as const)('the scale of %s keeps its ends, with a score at either of them', (_, low, high) => {
  for (const scaled of [low, high]) {
    const band = { low: Math.max(low, scaled - 31), high: Math.min(high, scaled + 31) }
    const markup = renderToStaticMarkup(<ScoreScale ends={{ low, high }} scaled={scaled} band={band} earlier={[]} label="At the end." />)
    expect(markup).toContain(`>${low}</text>`)
    expect(markup).toContain(`>${high}</text>`)
    expect([...markup.matchAll(/ x="([-\d.]+)"/g)].every(([, x]) => widthOf(Number(x)))).toBe(true)
    expect(markup).not.toMatch(/NaN|width="-/)
  }
})

describe('where results stand', () => {
  test('is said in a sentence, drawn, and holds every figure in a table', () => {
    const results = [result('isee-upper', 13, 3), result('isee-upper', 8, 2), result('isee-upper', 19, 1)]
    const markup = renderToStaticMarkup(<Standing level="isee-upper" section="Verbal Reasoning" results={results} />)
    expect(markup).toContain(
      '<title>Verbal Reasoning: About stanine 5, likely between 4 and 6. Before that, the newest first: 3, 9.</title>',
    )
    expect(markedIn(markup)).toBe('5')
    expect(count(markup, 'scale-dot')).toBe(2)
    for (const cell of ['13 of 20, 65%', '4 to 6', '23 to 76', 'Quiz 1']) expect(markup).toContain(cell)
  })

  test('leaves out of the drawing what is not finished, and keeps it in the table', () => {
    const unfinished: SectionResult = { ...result('isee-upper', 2, 4), estimate: { kind: 'none', why: 'Not finished.', working: [] } }
    const markup = renderToStaticMarkup(
      <Standing level="isee-upper" section="Verbal Reasoning" results={[unfinished, result('isee-upper', 13, 3)]} />,
    )
    expect([markedIn(markup), count(markup, 'scale-dot')]).toEqual(['5', 0])
    expect(markup).toContain('Quiz 4')
  })

  test('draws the SSAT on its own scale, at Middle without percentiles', () => {
    const results = [result('ssat-middle', 13, 2), result('ssat-middle', 10, 1)]
    const markup = renderToStaticMarkup(<Standing level="ssat-middle" section="Verbal" results={results} />)
    expect(markup).toContain('>440</text>')
    expect(markup).toContain('not published')
    expect(count(markup, 'scale-dot')).toBe(1)
  })

  test.each([[[]], [[result('ssat-elementary', 13, 1)]]])('is not drawn where there is no scale', (results) => {
    expect(renderToStaticMarkup(<Standing level="ssat-elementary" section="Verbal" results={results} />)).toBe('')
  })
})
