import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuestionStrip, type StripQuestion, stripText } from './question-strip'

const OUTCOMES = ['right', 'wrong', 'omitted'] as const
const sitting = (count: number, seconds = 30): StripQuestion[] =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, outcome: OUTCOMES[index % 3] ?? 'right', seconds }))
const draw = (questions: StripQuestion[], pace: number | null) => renderToStaticMarkup(<QuestionStrip questions={questions} pace={pace} />)

test('the strip says in a sentence what came of the sitting and how its pace was', () => {
  expect(stripText(sitting(20, 48), 51.06)).toBe(
    '20 questions in order: 7 right, 7 wrong, 6 not answered. You took 48 seconds for each question you answered; you had 51.',
  )
  expect(stripText(sitting(1, 1), null)).toBe(
    '1 question: 1 right, 0 wrong, 0 not answered. You took 1 second a question; there was no clock.',
  )
})

test('a time of less than half a second is no time of nothing', () => {
  expect(stripText(sitting(1, 0.2), 30)).toContain('You took under 1 second a question; you had 30.')
})

test('ten questions fill the row as twenty do', () => {
  const lastBar = (count: number) => {
    const [, x = '', width = ''] = [...draw(sitting(count), 30).matchAll(/<rect[^>]*x="([\d.]+)"[^>]*width="([\d.]+)"/g)].at(-1) ?? []
    return Number(x) + Number(width)
  }
  expect(lastBar(10)).toBeGreaterThan(270)
  expect(lastBar(20)).toBeGreaterThan(270)
})

test('each question has its sign in order, and a shape of its own for right, wrong and left blank', () => {
  const markup = draw(sitting(6), 30)
  expect([...markup.matchAll(/strip-sign[^>]*>(.)</g)].map(([, sign]) => sign).join('')).toBe('+−○+−○')
  const pieces = ['strip-right', 'scale-hatch', 'strip-omitted', 'strip-pace'].map((piece) => markup.split(piece).length - 1)
  expect(pieces).toEqual([2, 2, 2, 1])
})

test('a question over which somebody slept is cut, and the others keep their height', () => {
  const questions = [...sitting(3), { position: 4, outcome: 'right', seconds: 5000 } as const]
  const markup = draw(questions, 30)
  expect(markup.split('strip-cut').length - 1).toBe(1)
  expect(markup).toContain('>90 s<')
  expect(draw(questions, null)).not.toContain('strip-cut')
})

test.each([1, 20, 21, 47, 60])('%i questions stand in rows of twenty', (count) => {
  const markup = draw(sitting(count), 60)
  expect(markup.split('<g ').length - 1).toBe(Math.ceil(count / 20))
  expect(markup).not.toMatch(/NaN|undefined|Infinity/)
})

test('no questions and no time at all draw nothing that is not a number', () => {
  expect(draw([], 30)).not.toMatch(/NaN|undefined|Infinity/)
  expect(draw([], null)).not.toMatch(/NaN|undefined|Infinity/)
  expect(draw(sitting(20, 0), null)).not.toMatch(/NaN|undefined|Infinity/)
})
