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

const itemsOf = (family: Family, level: 'isee-upper' | 'ssat-upper', seeds: number) =>
  Array.from({ length: seeds }, (_, seed) =>
    makeItem(family, {
      level,
      subject: level === 'isee-upper' ? 'mathematics_achievement' : 'quantitative',
      difficulty: 'easy',
      seed: String(seed),
    }),
  )

/** How often each letter is the key over many seeds. */
function letters(family: Family, level: 'isee-upper' | 'ssat-upper'): number[] {
  const items = itemsOf(family, level, 800)
  return Array.from({ length: items[0]?.choices.length ?? 0 }, (_, letter) => items.filter(({ answer }) => answer === letter).length / 800)
}

describe('the choices of an item', () => {
  it.each([
    ['isee-upper', slips(60, 61, 62, 41, 42, 43)],
    ['ssat-upper', slips(40, 61, 62, 63, 64, 41, 42, 43)],
  ] as const)('stand in ascending order at %s, and each letter is the key equally often', (level, distractors) => {
    const family = familyOf([...distractors])
    for (const { choices } of itemsOf(family, level, 50)) {
      const values = choices.map(({ value }) => Number(value))
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
    const shares = letters(family, level)
    for (const share of shares) expect(Math.abs(share * shares.length - 1)).toBeLessThan(0.2)
  })

  it('leave the key the letters that the mistakes allow where they lie to one side, each equally often', () => {
    const shares = letters(familyOf(slips(60, 61, 62, 41)), 'isee-upper')
    expect(shares.slice(2)).toEqual([0, 0])
    for (const share of shares.slice(0, 2)) expect(Math.abs(share - 0.5)).toBeLessThan(0.08)
  })

  it('are drawn again for a letter that only other parameters allow', () => {
    const sided = defineFamily<{ above: boolean }>({
      ...familyOf([]),
      parameters: { above: 'whether the mistakes lie above' },
      draw: (random) => ({ above: random.chance(3, 4) }),
      write: ({ above }) => ({
        stem: 'Which?',
        answer: whole(50),
        distractors: above ? slips(60, 61, 62) : slips(41, 42, 43),
        steps: [],
        hints: [],
      }),
      solve: () => '50',
    })
    const [first = 0, , , last = 0] = letters(sided, 'isee-upper')
    expect([first + last, Math.abs(first - 0.625) < 0.08, Math.abs(last - 0.375) < 0.08]).toEqual([1, true, true])
  })

  it('hold the likeliest mistakes of either side', () => {
    for (const { choices } of itemsOf(familyOf(slips(60, 61, 62, 41, 42, 43)), 'isee-upper', 100)) {
      const values = choices.map(({ value }) => value)
      for (const [less, likelier] of [
        ['61', '60'],
        ['62', '61'],
        ['42', '41'],
        ['43', '42'],
      ] as const)
        if (values.includes(less)) expect(values).toContain(likelier)
    }
  })

  it('pass over what equals the key or an earlier one, and a second one with the same explanation', () => {
    const family = familyOf([...slips(50, 60, 60), wrong(whole(70), 'calculation_error', 'Finds 60.'), ...slips(41, 42)])
    const { choices } = makeItem(family, { level: 'isee-upper', subject: 'mathematics_achievement', difficulty: 'easy', seed: '1' })
    expect(choices.map(({ value }) => value).sort()).toEqual(['41', '42', '50', '60'])
  })

  it('are shuffled where they are words, the likeliest mistakes among them', () => {
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
    for (const share of letters(family, 'isee-upper')) expect(Math.abs(share - 0.25)).toBeLessThan(0.05)
  })

  it('are too few when most of them are equal: the draw is given up', () => {
    const family = familyOf(slips(50, 60, 60, 41))
    expect(() => makeItem(family, { level: 'isee-upper', subject: 'mathematics_achievement', difficulty: 'easy', seed: '1' })).toThrow(
      'no usable draw',
    )
  })
})

it('letters that name something stand in their order, and words do not', () => {
  const named = (...names: string[]) => {
    const [key = '', ...others] = names
    return itemsOf(
      familyOf(
        others.map((name) => wrong(label(name), 'careless_mistake', `Takes ${name}.`)),
        label(key),
      ),
      'isee-upper',
      40,
    )
  }
  for (const { choices, answer } of named('Pack R', 'Pack S', 'Pack P', 'Pack Q')) {
    expect(choices.map(({ text }) => text)).toEqual(['Pack P', 'Pack Q', 'Pack R', 'Pack S'])
    expect(answer).toBe(2)
  }
  const orders = named('rhombus', 'square', 'kite', 'oval').map(({ choices }) => choices.map(({ text }) => text).join())
  expect(new Set(orders).size).toBeGreaterThan(5)
})
