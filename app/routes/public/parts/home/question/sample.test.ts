import { expect, test } from 'vitest'
import { readSampleAnswer, SAMPLE } from './sample'

test('only the letters of the sample question are answers', () => {
  expect(readSampleAnswer(new Request('http://localhost/?answer=C'))).toBe('C')
  expect(readSampleAnswer(new Request('http://localhost/?answer=F'))).toBeNull()
  expect(readSampleAnswer(new Request('http://localhost/'))).toBeNull()
})

test('the key is one of the choices and every choice says why', () => {
  expect(SAMPLE.choices.map(({ key }) => key)).toContain(SAMPLE.answer)
  expect(SAMPLE.choices.every(({ why }) => why.length > 20)).toBe(true)
})
