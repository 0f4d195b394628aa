import { describe, expect, it } from 'vitest'
import type { Distractor } from '~/exam/core/item/answer'
import { label, whole, wrong } from '~/exam/values/values'
import { defineFamily, type Family, makeItem } from './family'

function familyOf(distractors: Distractor[], answer = whole(50)): Family {
  return defineFamily<{ n: number }>({
    id: 'sample',
    version: 1,
    title: 'Sample',
    asks: 'Samples.',
    strand: 'number',
    skill: 'Samples',
    kind: 'computation',
    levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
    parameters: { n: 'nothing' },
    draw: () => ({ n: 0 }),
    write: () => ({ stem: 'Which?', answer, distractors, steps: [], hints: [] }),
    solve: () => answer.value,
  })
}

const slips = (...values: number[]) => values.map((value) => wrong(whole(value), 'calculation_error', `Finds ${value}.`))

/** How often the key has each rank by size among the choices, over many seeds. */
function ranks(family: Family, level: 'isee-upper' | 'ssat-upper'): number[] {
  const subject = level === 'isee-upper' ? 'mathematics_achievement' : 'quantitative'
  const counts: number[] = []
  for (let seed = 0; seed < 800; seed++) {
    const { choices } = makeItem(family, { level, subject, difficulty: 'easy', seed: String(seed) })
    const rank = choices.filter(({ value }) => Number(value) < 50).length
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  return Array.from(counts, (count = 0) => count / 800)
}

describe('the wrong choices of an item', () => {
  it('leave the key every rank that the first distractor allows, the open end twice as often', () => {
    const shares = ranks(familyOf(slips(60, 61, 62, 63, 64, 41, 42, 43, 44)), 'isee-upper')
    expect(shares).toHaveLength(3)
    for (const [rank, share] of shares.entries()) expect(Math.abs(share - (rank === 0 ? 0.5 : 0.25))).toBeLessThan(0.06)
  })

  it('do the same on the other side with five choices, the open end three times as often', () => {
    const shares = ranks(familyOf(slips(40, 61, 62, 63, 64, 41, 42, 43, 44)), 'ssat-upper')
    expect(shares).toHaveLength(5)
    for (const [rank, share] of shares.entries()) expect(Math.abs(share - (rank === 4 ? 0.5 : rank === 0 ? 0 : 1 / 6))).toBeLessThan(0.06)
  })

  it('always hold the first distractor', () => {
    const family = familyOf(slips(60, 61, 62, 63, 41, 42, 43))
    for (let seed = 0; seed < 100; seed++) {
      const { choices } = makeItem(family, {
        level: 'isee-upper',
        subject: 'mathematics_achievement',
        difficulty: 'easy',
        seed: String(seed),
      })
      expect(choices.map(({ value }) => value)).toContain('60')
    }
  })

  it('pass over what equals the key or an earlier one, and a second one with the same explanation', () => {
    const family = familyOf([...slips(50, 60, 60), wrong(whole(70), 'calculation_error', 'Finds 60.'), ...slips(41, 42)])
    const { choices } = makeItem(family, { level: 'isee-upper', subject: 'mathematics_achievement', difficulty: 'easy', seed: '1' })
    expect(choices.map(({ value }) => value).sort()).toEqual(['41', '42', '50', '60'])
  })

  it('keep the order of preference where they are words', () => {
    const words = ['rhombus', 'kite', 'circle', 'cube'].map((word) => wrong(label(word), 'vocabulary_gap', `Says ${word}.`))
    const family = familyOf(words, label('square'))
    for (let seed = 0; seed < 20; seed++) {
      const { choices } = makeItem(family, {
        level: 'isee-upper',
        subject: 'mathematics_achievement',
        difficulty: 'easy',
        seed: String(seed),
      })
      expect(choices.map(({ text }) => text).sort()).toEqual(['circle', 'kite', 'rhombus', 'square'])
    }
  })

  it('are too few when most of them are equal: the draw is given up', () => {
    const family = familyOf(slips(50, 60, 60, 41))
    expect(() => makeItem(family, { level: 'isee-upper', subject: 'mathematics_achievement', difficulty: 'easy', seed: '1' })).toThrow(
      'no usable draw',
    )
  })
})
