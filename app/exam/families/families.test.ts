/** What every family must keep, tried on many seeds; `npm run bank:prove` tries eighty times as many, and its record holds the version. */
import { describe, expect, it } from 'vitest'
import { proveDraw } from '~/exam/proof/prove'
import { FAMILIES } from './families'
import { contextsOf, drawItem } from './kit/family'

const SEEDS = 250

describe('the registry', () => {
  it('has no two families with one id or one title', () => {
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length)
    expect(new Set(FAMILIES.map(({ title }) => title)).size).toBe(FAMILIES.length)
  })
})

describe.each(FAMILIES.map((family) => [family.id, family] as const))('%s', (_id, family) => {
  it(`keeps every rule of the bank on ${SEEDS} seeds`, () => {
    const contexts = contextsOf(family)
    const problems = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const context = contexts[seed % contexts.length]
      if (!context) throw new Error(`${family.id} serves no level`)
      for (const problem of proveDraw(family, { ...context, seed: String(seed) }).problems)
        problems.add(`${context.level} ${context.difficulty} seed ${seed}: ${problem}`)
      if (problems.size > 5) break
    }
    expect([...problems]).toEqual([])
  })

  it('draws the same item again from the same seed, and varies: 60 seeds give at least 12 different questions', () => {
    const [context] = contextsOf(family)
    const [subject] = (context && family.levels[context.level]) ?? []
    if (!context || !subject) throw new Error(`${family.id} serves no level`)
    const drawn = Array.from({ length: 60 }, (_, seed) => drawItem(family, { ...context, subject, seed: String(seed) }))
    expect(drawItem(family, { ...context, subject, seed: '0' })).toEqual(drawn[0])

    const asked = drawn.map(({ item: { stem, columns, figure } }) => JSON.stringify([stem, columns, figure]))
    expect(new Set(asked).size).toBeGreaterThanOrEqual(12)
  })
})
