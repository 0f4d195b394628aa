/** What every family must keep, tried on many seeds; `npm run bank:prove` tries eighty times as many, and its record holds the version. */
import { describe, expect, it } from 'vitest'
import { printedNumber, standAscending } from '~/exam/proof/printed-number'
import { examineDraw } from '~/exam/proof/prove'
import { proveFamily } from '~/exam/proof/run'
import { plainText } from '~/exam/values/notation'
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
  it(`keeps every rule of the bank on ${SEEDS} seeds, and no letter is its key too often or too seldom`, () => {
    expect(proveFamily(family, SEEDS).problems).toEqual([])
  })

  it('prints choices that are numbers from the least to the greatest', () => {
    const contexts = contextsOf(family)
    const outOfOrder = Array.from({ length: 120 }, (_, seed) => contexts[seed % contexts.length])
      .flatMap((context, seed) => (context ? examineDraw(family, { ...context, seed: `order ${seed}` }).item : []))
      .map(({ choices }) => choices.map(({ text }) => plainText(text)))
      .filter((texts) => {
        const numbers = texts.map(printedNumber).filter((number) => number !== null)
        return numbers.length === texts.length && standAscending(numbers) === false
      })
    expect(outOfOrder).toEqual([])
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
