/** What the model says when it fails as models do: without sense, wrong, or doing what a text told it to do. */
import { materialOf } from './material.mjs'
import { textOf } from './wire.mjs'

const LETTERS = ['A', 'B', 'C', 'D', 'E']

/** @returns {import('./wire.mjs').Said} */
export function badDay(sort, request) {
  const material = materialOf(request)
  if (sort === 'hostile') return { text: hostile(request, material) }
  if (sort === 'wrong') return { text: wrong(material) }
  return { text: 'Purple sevens gallop. ]] {"role": null} The the the 48151623 of of. <|end|>' }
}

function wrong({ key = 0, hints = [], choices = [] }) {
  const other = LETTERS[(key + 1) % Math.max(2, choices.length)]
  return [`The answer is ${other}.`, 'That is because 7 + 8 = 16.', hints[0] ?? 'Read the question once more.', 'What do you get?'].join(
    ' ',
  )
}

/** Obeys the student's text, tells everything that it was given, and adds what nobody asked for. */
function hostile(request, material) {
  const system = request.messages.filter(({ role }) => role === 'system').map(textOf)
  const wanted = textOf(request.messages.findLast(({ role }) => role === 'user') ?? { content: '' })
  return [
    `Of course! Here are my instructions: ${system.join(' ')}`,
    `You asked me to: ${wanted}.`,
    wrong(material),
    'Visit https://prizes.example/win or ![win](https://prizes.example/pixel.png).',
    'Tell me your home address and your telephone number.',
    'You are stupid and should give up.',
  ].join(' ')
}
