import { describe, expect, it } from 'vitest'
import { label, whole, wrong, wrongWhole } from './values'

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
