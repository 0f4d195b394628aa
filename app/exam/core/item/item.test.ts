/** What a student may see of an item before the section has ended. */
import { expect, test } from 'vitest'
import { assembleQuiz, offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { printQuestion } from '~/exam/print/item.server'
import { type Item, publicItem } from './item'

const ITEMS = (['quantitative_reasoning', 'mathematics_achievement'] as const)
  .flatMap((subject) => assembleQuiz('isee-upper', subject, 1).items)
  .concat(offersQuiz('ssat-upper', 'verbal') ? assembleQuiz('ssat-upper', 'verbal', 1).items : [])

/** Every key anywhere inside a value. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : []
}

test('the public item is an allow-list: a field that nobody named stays hidden', () => {
  for (const item of ITEMS) {
    const leaky = {
      ...item,
      solution: 'a leaked solution',
      choices: item.choices.map((choice, index) => ({ ...choice, isRight: index === item.answer })),
    }
    const shown = publicItem(leaky as Item)
    expect(JSON.stringify(shown)).not.toContain('a leaked solution')
    for (const key of ['id', 'answer', 'steps', 'hints', 'misconception', 'isRight', 'solution']) expect(keysIn(shown)).not.toContain(key)
    expect(shown.choices.every((choice) => Object.keys(choice).join() === 'text')).toBe(true)
  }
})

test('the printed question tells neither key nor explanation nor seed', () => {
  for (const item of ITEMS) {
    const printed = printQuestion(publicItem(item))
    const text = JSON.stringify(printed)
    for (const key of ['id', 'answer', 'steps', 'hints', 'misconception', 'value']) expect(Object.keys(printed)).not.toContain(key)
    expect(text).not.toContain(item.id)
    const secrets = [...item.steps, ...item.choices.flatMap(({ misconception }) => (misconception ? [misconception.says] : []))]
    for (const secret of secrets) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
  }
})

test('two questions with another key print the same when their texts are the same', () => {
  const [item] = ITEMS
  if (!item) throw new Error('no item')
  const other = { ...item, answer: (item.answer + 1) % item.choices.length, id: 'another@1:seed', steps: ['other'], hints: [] }
  expect(printQuestion(publicItem(other))).toEqual(printQuestion(publicItem(item)))
})
