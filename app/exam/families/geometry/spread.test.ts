import { describe, expect, it } from 'vitest'
import type { Question } from '../../family'
import { label, piMultiple, root, whole, wrong } from '../../values'
import { spread } from './spread'

function question(stem: string, key: number, others: number[]): Question {
  const distractors = others.map((value) => wrong(whole(value), 'calculation_error', `Finds ${value}.`))
  return { stem, answer: whole(key), distractors, steps: [], hints: [] }
}

describe('spread', () => {
  it('gives the key every rank when there are distractors on both sides', () => {
    const ranks = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const values = spread(question(`Question ${seed}`, 10, [20, 30, 40, 50, 1, 2, 3, 4])).distractors.slice(0, 3)
      ranks.add(values.filter(({ value }) => Number(value) < 10).length)
    }
    expect([...ranks].sort()).toEqual([0, 1, 2])
  })

  it('keeps the first distractor first and loses none', () => {
    const { distractors } = spread(question('Which?', 10, [20, 30, 40, 1, 2, 3]))
    expect(distractors[0]?.value).toBe('20')
    expect(distractors.map(({ value }) => value).sort()).toEqual(['1', '2', '20', '3', '30', '40'])
  })

  it('drops what equals the key or an earlier distractor', () => {
    expect(spread(question('Which?', 10, [10, 5, 5, 20])).distractors.map(({ value }) => value)).toEqual(['5', '20'])
  })

  it('leaves words alone', () => {
    const words: Question = {
      stem: '',
      answer: label('square'),
      distractors: [wrong(label('rhombus'), 'vocabulary_gap', 'Guesses.')],
      steps: [],
      hints: [],
    }
    expect(spread(words)).toBe(words)
  })
})

describe('values of geometry', () => {
  it('prints multiples of π in lowest terms', () => {
    expect(piMultiple(1)).toEqual({ text: '$\\pi$', value: '1π' })
    expect(piMultiple({ n: 3, d: 2 })).toEqual({ text: '$\\frac{3}{2}\\pi$', value: '3/2π' })
  })

  it('takes squares out of roots', () => {
    expect(root(3, 8)).toEqual({ text: '$6\\sqrt{2}$', value: '6√2' })
    expect(root(1, 49).value).toBe('7')
    expect(root(1, 10)).toEqual({ text: '$\\sqrt{10}$', value: '√10' })
  })
})
