/** When words return. */
import { expect, test } from 'vitest'
import { GRADES, type Memory, recallAfter, reviewed } from './memory'
import { returnsIn } from './schedule'

const seen = (grade: (typeof GRADES)[keyof typeof GRADES]): Memory => reviewed(null, grade, 0)
const grades = [GRADES.hard, GRADES.good, GRADES.easy]

test('a missed word returns on the same day, others later the better they were known', () => {
  const days = grades.map((grade) => returnsIn({ word: 'abstruse', memory: seen(grade), grade, daysToTest: null }))
  expect(returnsIn({ word: 'abstruse', memory: seen(GRADES.again), grade: GRADES.again, daysToTest: 40 })).toBe(0)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(days[0]).toBeGreaterThanOrEqual(1)
})

test('a word that would fade over the test has a last look in the days before it, never on its eve', () => {
  for (const word of ['abstruse', 'acerbic', 'candid', 'ornate', 'wary', 'zeal', 'terse', 'lucid']) {
    for (let daysToTest = 8; daysToTest <= 200; daysToTest += 3) {
      let memory = seen(GRADES.good)
      let day = 0
      while (day < daysToTest) {
        const rest = returnsIn({ word, memory, grade: GRADES.good, daysToTest: daysToTest - day })
        if (day + rest >= daysToTest) break
        expect(rest).toBeGreaterThanOrEqual(1)
        day += rest
        memory = reviewed(memory, GRADES.good, rest)
      }
      expect(recallAfter(memory, daysToTest - day), `${word}, ${daysToTest} days`).toBeGreaterThan(0.9)
    }
  }
})

test('without a date and after it, nothing bends the schedule', () => {
  const memory = reviewed(seen(GRADES.easy), GRADES.easy, 9)
  const plain = returnsIn({ word: 'wary', memory, grade: GRADES.good, daysToTest: null })
  expect(returnsIn({ word: 'wary', memory, grade: GRADES.good, daysToTest: 0 })).toBe(plain)
  expect(returnsIn({ word: 'wary', memory, grade: GRADES.good, daysToTest: 1 })).toBe(plain)
})
