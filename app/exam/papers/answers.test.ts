import { describe, expect, test } from 'vitest'
import { type Asked, readAnswers, writeAnswers } from './answers'

/** Questions 12 to 16 with four choices, as on the ISEE. */
const ASKED: Asked = new Map([12, 13, 14, 15, 16].map((number) => [number, 4]))
const read = (text: string) => {
  const { given, faults } = readAnswers(text, ASKED)
  return given ? writeAnswers(given) : faults.map(({ line, at, says }) => `${line}:${at} ${says}`)
}

describe('is understood', () => {
  test.each([
    ['12A 13- 14C', '12A 13- 14C'],
    ['12a13b14c', '12A 13B 14C'],
    ['12 A, 13 B; 14 C', '12A 13B 14C'],
    ['12. A\n13. B\r\n14. C', '12A 13B 14C'],
    ['12) a | 13: b | 14=c', '12A 13B 14C'],
    ['14C 12A', '12A 14C'],
    ['  12A\t13_ 14– 15—  ', '12A 13- 14- 15-'],
    ['012A', '12A'],
    ['１２Ａ', '12A'],
    ['12-13A', '12- 13A'],
    ['12 - 13 A', '12- 13A'],
    ['12D', '12D'],
  ])('%j', (typed, understood) => {
    expect(read(typed)).toBe(understood)
  })
})

describe('is a fault, with its place and what to write', () => {
  test.each([
    ['', '1:1 Type at least one answer, such as 12A.'],
    [' ,; \n', '1:1 Type at least one answer, such as 12A.'],
    ['12E', '1:1 Question 12 has the choices A to D.'],
    ['12F', '1:1 Question 12 has the choices A to D.'],
    ['12A 99B', '1:5 There is no question 99 on your sheet.'],
    ['11A', '1:1 There is no question 11 on your sheet.'],
    ['0A', '1:1 There is no question 0 on your sheet.'],
    ['123456789012345678901234567890A', '1:1 There is no question 1234 on your sheet.'],
    ['12A 12B', '1:5 Question 12 stands here a second time; it came first as “12A”. Leave one of the two out.'],
    ['12A 12A', '1:5 Question 12 stands here a second time; it came first as “12A”. Leave one of the two out.'],
    ['12- 12A', '1:5 Question 12 stands here a second time; it came first as “12-”. Leave one of the two out.'],
    ['12 13A', '1:1 Question 12 has no answer here. Write 12A, or 12- for a blank.'],
    ['12A 13', '1:5 Question 13 has no answer here. Write 13A, or 13- for a blank.'],
    ['12AB', '1:1 Question 12 takes one letter. Write 12A, or the letter that you mean.'],
    ['12Apple', '1:1 Question 12 takes one letter. Write 12A, or the letter that you mean.'],
    ['A', '1:1 This letter has no number in front of it. Write the number of its question, such as 12A.'],
    ['12A B', '1:5 This letter has no number in front of it. Write the number of its question, such as 12A.'],
    ['12-A', '1:4 This letter has no number in front of it. Write the number of its question, such as 12A.'],
    ['12A -', '1:5 This dash has no number in front of it. Write 12- to leave question 12 blank.'],
    ['12А', '1:1 Question 12 has no answer here. Write 12A, or 12- for a blank.'],
    ['12A ??', '1:5 This is neither a number nor an answer. Write each answer like 12A, with a space between two.'],
    ['12A\n13Z', '2:1 Question 13 has the choices A to D.'],
    ['12A <script>', '1:5 This is neither a number nor an answer. Write each answer like 12A, with a space between two.'],
    ['12🙂', '1:1 Question 12 has no answer here. Write 12A, or 12- for a blank.'],
    ['twelve A', '1:1 This is neither a number nor an answer. Write each answer like 12A, with a space between two.'],
  ])('%j', (typed, first) => {
    const faults = read(typed)
    expect(Array.isArray(faults) && faults[0]).toBe(first)
  })
})

test('every fault is named, not only the first, and nothing of a line with a fault is taken', () => {
  const { given, faults } = readAnswers('12A 13Q 14C\n15 16AB A', ASKED)
  expect(given).toBeNull()
  expect(faults.map(({ line, at, text }) => [line, at, text])).toEqual([
    [1, 5, '13Q'],
    [2, 1, '15'],
    [2, 4, '16AB'],
    [2, 9, 'A'],
  ])
})

test('of a long text that is no line of answers a dozen faults are named, each cut short', () => {
  const { faults } = readAnswers('nonsense-that-goes-on '.repeat(90), ASKED)
  expect(faults).toHaveLength(12)
  expect(faults.every(({ text }) => text.length <= 12)).toBe(true)
})

test('the SSAT has a fifth choice', () => {
  expect(readAnswers('1E', new Map([[1, 5]])).given).toEqual(new Map([[1, 4]]))
})

test('what was understood is written as a line that is understood alike', () => {
  const given = new Map([[12, 0], [13, null], [16, 3]]) // biome-ignore format: pairs
  expect(readAnswers(writeAnswers(given), ASKED).given).toEqual(given)
})
