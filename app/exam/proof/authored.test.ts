import { expect, test } from 'vitest'
import { bankSources, bankSubjects } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { LEVELS } from '~/exam/core/levels'
import { examineItem, valueOfText } from './authored'

const ITEM: Item = {
  id: 'authored-1@1:1',
  exam: 'isee',
  level: 'isee-upper',
  subject: 'mathematics_achievement',
  strand: 'number',
  skill: 'Adding fractions',
  kind: 'computation',
  difficulty: 'easy',
  stem: 'What is $\\frac{1}{4} + \\frac{1}{4}$?',
  choices: [
    ...['1', '2', '3'].map((n) => ({
      text: `$\\frac{${n}}{8}$`,
      value: `${n}/8`,
      misconception: { type: 'calculation_error' as const, says: `Gives ${n} eighths.` },
    })),
    { text: '$\\frac{1}{2}$', value: '1/2' },
  ],
  answer: 3,
  steps: ['The denominators agree, so add the numerators.', 'The sum is $\\frac{2}{4} = \\frac{1}{2}$.'],
  hints: ['Do the two fractions have the same denominator?'],
}

const problems = (item: Item) => examineItem(item).flatMap(({ problem }) => problem ?? [])

test('a sound item keeps every rule', () => {
  expect(problems(ITEM)).toEqual([])
})

test('what is wrong is named', () => {
  expect(problems({ ...ITEM, choices: ITEM.choices.slice(1), answer: 2 })).toEqual(['has 3 choices'])
  expect(problems({ ...ITEM, hints: [] })).toEqual(['has fewer than two steps or no hint'])
  expect(problems({ ...ITEM, answer: 1 })).toContain('a wrong choice names no misconception, or the key does')
  const twice = ITEM.choices.map((choice, index) => (index === 1 ? { ...choice, text: '0.5', value: valueOfText('0.5') } : choice))
  expect(problems({ ...ITEM, choices: twice })).toContain('two choices are equal in value')
  const [first] = ITEM.choices
  const alike = ITEM.choices.map((choice, index) => (index === 1 ? { ...choice, misconception: first?.misconception } : choice))
  expect(problems({ ...ITEM, choices: alike })).toEqual(['two wrong choices carry the same explanation'])
})

test.each([
  [['$\\frac{3}{8}$', '$\\frac{1}{4}$', '$\\frac{1}{8}$', '$\\frac{1}{2}$'], false],
  [['25%', '50%', '75%', '5%'], false],
  [['5%', '25%', '50%', '75%'], true],
  [['\\$1.50', '\\$1.25', '\\$2', '\\$3'], false],
  [['1 hour', '45 minutes', '2 hours', '3 hours'], true],
  [['45 minutes', '1 hour', '1 hour 5 minutes', '2 hours'], true],
  [['1 hour', '45 minutes', '1 hour 5 minutes', '2 hours'], false],
  [['a rhombus', 'a kite', 'a square', 'a trapezoid'], true],
])('numbers must be typed from the least to the greatest: %j is in order: %s', (texts, isInOrder) => {
  const choices = texts.map((text, index) => ({
    text,
    value: valueOfText(text),
    misconception: index === 3 ? undefined : { type: 'calculation_error' as const, says: `Finds number ${index}.` },
  }))
  expect(problems({ ...ITEM, choices }).includes('its numbers do not stand in ascending order')).toBe(!isInOrder)
})

test('items in words are held to the rules for words alone', () => {
  const promises = examineItem({ ...ITEM, kind: 'synonym', stem: 'MAGNANIMOUS' }).map(({ promise }) => promise)
  expect(promises).toContain('One choice is right, and only one.')
  expect(promises.some((promise) => /Flesch|range of the level|second, independent/.test(promise))).toBe(false)
})

test('numbers are known however they are typed', () => {
  expect(['0.5', '1/2', '$\\frac{2}{4}$', '\\$0.50', '.5'].map(valueOfText)).toEqual(['1/2', '1/2', '1/2', '1/2', '=.5'])
  expect(['−3', '2 1/3', '1,250', '50%', '5/0', 'Half'].map(valueOfText)).toEqual(['-3', '7/3', '1250', '50%', '=5/0', '=half'])
  expect(valueOfText('9'.repeat(30))).toBe(`=${'9'.repeat(30)}`)
})

test('the words and passages of the bank keep the rules for choices', () => {
  for (const level of LEVELS) {
    for (const subject of bankSubjects(level)) {
      for (const { family, offers } of bankSources({ level, subject })) {
        const [first] = offers
        if (family || !first) continue
        const broken = problems(first.item('')).filter((problem) => !/carry the same explanation|a hint holds/.test(problem))
        expect(broken, first.item('').id).toEqual([])
      }
    }
  }
})
