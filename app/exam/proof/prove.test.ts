/** Each rule must be able to fail: a sound family, spoiled in one way at a time. */
import { expect, it } from 'vitest'
import { defineFamily, type Question } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'
import { examineDraw, proveDraw, RULES } from './prove'

const sound: Question = {
  stem: 'A tin holds 4 pens and a box holds 3 tins. How many pens are in 5 boxes?',
  answer: whole(60),
  distractors: [
    wrong(whole(20), 'careless_mistake', 'Leaves the tins out.'),
    wrong(whole(12), 'misread_question', 'Counts the pens of one box.'),
    wrong(whole(15), 'misread_question', 'Counts the tins.'),
  ],
  steps: ['One box holds 3 × 4 = 12 pens.', 'Five boxes hold 5 × 12 = 60 pens.'],
  hints: ['How many pens does one box hold?'],
}

function problemsOf(change: Partial<Question>, solved = '60', seed = '1'): string[] {
  const family = defineFamily<{ pens: number }>({
    id: 'pens',
    version: 1,
    title: 'Pens',
    asks: 'Counts pens.',
    strand: 'number',
    skill: 'Multiplying',
    kind: 'word_problem',
    levels: { 'isee-lower': ['quantitative_reasoning'] },
    parameters: { pens: 'how many' },
    draw: () => ({ pens: 4 }),
    write: () => ({ ...sound, ...change }),
    solve: () => solved,
  })
  return proveDraw(family, { level: 'isee-lower', difficulty: 'easy', seed }).problems
}

const [first, second, third] = sound.distractors as [Question['distractors'][0], Question['distractors'][0], Question['distractors'][0]]

it('finds nothing wrong with a sound question', () => {
  expect(problemsOf({})).toEqual([])
})

it.each<[string, Partial<Question>, string?]>([
  ['the second computation gives 61', {}, '61'],
  ['a choice is empty', { distractors: [first, second, { ...third, text: ' ' }] }],
  ['two choices read the same', { distractors: [first, second, { ...third, text: '$20$' }] }],
  ['a misconception is no sentence', { distractors: [first, second, { ...third, says: 'Counts the tins' }] }],
  ['asks nothing', { stem: '' }],
  ['stem of over 600 characters', { stem: `${'a '.repeat(299)}pens?` }],
  [
    'reads at grade',
    { stem: 'Notwithstanding considerable deliberation, how extraordinarily numerous are 60 interchangeable articles altogether?' },
  ],
  ['fewer than two steps or no hint', { hints: [] }],
  ['do not state the key', { steps: ['Think.', 'Think again.'] }],
  ['a hint holds the key', { answer: { text: '600', value: '60' }, hints: ['Is it near 600?'] }],
  ['prints a value that does not exist', { hints: ['undefined'] }],
  ['double space', { stem: 'How many  pens?' }],
  ['unmatched dollar sign', { stem: 'How many $x pens?' }],
  ['hyphen for a minus sign', { hints: ['Start from -3.'] }],
  ['without its comma', { hints: ['Start from 12000.'] }],
  ['the number 2,000,000', { stem: 'A hall holds 2,000,000 pens. How many are in it?' }],
  ['the decimal 0.1234', { stem: 'A pen costs \\$0.1234. How much is that?' }],
  ['below zero', { stem: 'It is −3 degrees. How many pens are there?' }],
  ['a wrong choice has the number 200,000,000', { distractors: [first, second, { ...third, text: '200,000,000', value: '200000000' }] }],
  ['speaks of a figure that is not there', { stem: 'How many pens are shown?' }],
  ['has a figure that the question does not speak of', { figure: { type: 'clock', alt: 'A round face at 3.', hour: 3, minute: 0 } }],
  [
    'the description says 7, which is not drawn',
    { stem: 'What does the clock say?', figure: { type: 'clock', alt: 'A clock at 7.', hour: 3, minute: 0 } },
  ],
  [
    'the figure prints 9, which its description leaves out',
    {
      stem: 'How many cubes fill the box shown?',
      figure: { type: 'solid', solid: 'box', alt: 'A box.', width: 9, depth: 2, height: 2, labels: { width: '9 cm' } },
    },
  ],
])('finds that it %s', (problem, change, solved) => {
  expect(problemsOf(change, solved).join('\n')).toContain(problem)
})

it('finds numbers that a family hands over as words, and which are shuffled therefore', () => {
  const asWord = (count: number) => ({ text: `${count} pens`, value: `=${count}` })
  const problems = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap((seed) => {
    const distractors = [
      { ...first, ...asWord(20) },
      { ...second, ...asWord(12) },
      { ...third, ...asWord(15) },
    ]
    return problemsOf({ answer: asWord(60), distractors }, '=60', seed)
  })
  expect(new Set(problems)).toEqual(new Set(['its numbers do not stand in ascending order']))
})

it('gives a verdict on every promise', () => {
  const family = defineFamily<{ n: number }>({
    id: 'n',
    version: 1,
    title: 'N',
    asks: 'N.',
    strand: 'number',
    skill: 'N',
    kind: 'computation',
    levels: { 'isee-lower': ['mathematics_achievement'] },
    parameters: { n: 'n' },
    draw: () => ({ n: 1 }),
    write: () => sound,
    solve: () => '60',
  })
  const { verdicts, solved } = examineDraw(family, { level: 'isee-lower', difficulty: 'easy', seed: '1' })
  expect(verdicts.map(({ promise }) => promise)).toEqual(RULES.map(({ promise }) => promise))
  expect(verdicts.every(({ problem }) => problem === null)).toBe(true)
  expect(solved).toBe('60')
})
