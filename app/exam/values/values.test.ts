import { describe, expect, it } from 'vitest'
import { label, piMultiple, root, whole, wrong, wrongWhole } from './values'

describe('a wrong answer', () => {
  it('carries the text and value of its answer and the mistake that gives it', () => {
    const says = 'Takes the other name.'
    expect(wrong(label('Omar'), 'misread_question', says)).toEqual({ text: 'Omar', value: '=Omar', type: 'misread_question', says })
  })

  it('is left out where the mistake does not give a whole number', () => {
    expect(wrongWhole(7 / 2, 'calculation_error', 'Divides.')).toEqual([])
    expect(wrongWhole(-6, 'calculation_error', 'Divides.')).toEqual([wrong(whole(-6), 'calculation_error', 'Divides.')])
  })
})

it('prints multiples of π in lowest terms', () => {
  expect(piMultiple(1)).toEqual({ text: '$\\pi$', value: '1π' })
  expect(piMultiple({ n: 3, d: 2 })).toEqual({ text: '$\\frac{3}{2}\\pi$', value: '3/2π' })
})

it('takes squares out of roots', () => {
  expect(root(3, 8)).toEqual({ text: '$6\\sqrt{2}$', value: '6√2' })
  expect(root(1, 49).value).toBe('7')
  expect(root(1, 10)).toEqual({ text: '$\\sqrt{10}$', value: '√10' })
})
