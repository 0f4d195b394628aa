/** The check of a tutor's sentences: 200 wrong ones, of which none passes, and 200 right ones, of which two at most are held back. */
import { describe, expect, test } from 'vitest'
import { type Item, LETTERS } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { plainText } from '~/exam/values/notation'
import { checkSentence } from './check'
import { factsOf } from './facts'

interface Case {
  item: Item
  sentence: string
  /** What the student wrote before. */
  said?: string
}

const QUIZZES: [Level, Subject][] = [
  ['isee-upper', 'quantitative_reasoning'],
  ['isee-upper', 'mathematics_achievement'],
  ['ssat-middle', 'quantitative'],
  ['ssat-upper', 'verbal'],
  ['isee-lower', 'reading_comprehension'],
]
const ITEMS = QUIZZES.flatMap(([level, subject]) => assembleQuiz(level, subject, 1).items)
const ofSource = (source: string) => {
  const item = ITEMS.find(({ id }) => id.startsWith(`${source}@`))
  if (!item) throw new Error(`no item of ${source}`)
  return item
}
const isVerbal = ({ subject }: Item) => ['verbal', 'reading_comprehension'].includes(subject)
const keyOf = ({ choices, answer }: Item) => plainText(choices[answer]?.text ?? '')
const otherIndex = ({ answer, choices }: Item) => (answer + 1) % choices.length

/** Written as models err: each is wrong of the question that it is about. */
const WRONG: Record<string, (string | [string, string])[]> = {
  'inverse-variation': [
    'So it takes 16 days.',
    'Multiply 9 × 5 to get 54.',
    'The answer is 11 days.',
    'Since 9 times 5 is 40, divide that by 3.',
    'Three workers need 45 days in all, so the answer is 45.',
    'Add 9 + 5 first.',
    'You should end up with 135 days of work.',
    'Choice B is the one you want.',
    'Now 45 ÷ 3 = 14.',
    ['Exactly!', 'is it 10 days because 5 + 5 = 10?'],
    ['Yes, that is right.', 'The answer is D'],
    'The key says C, but C is wrong.',
  ],
  'missing-for-mean': [
    'The total must be 280.',
    'So she has to practice 86 minutes.',
    '270 − 188 = 92.',
    '3 × 90 equals 260.',
    'The known values add up to 178.',
    'Go with D.',
    'The correct choice is B.',
    'You need half of 90, which is 40.',
    'Her average on two days is 94, so the answer is 94.',
    ['Perfect!', '98 + 90 = 198'],
  ],
  'function-value': [
    'First compute 3² = 6.',
    'f(3) is 25.',
    'Then 5 × 3 = 8.',
    'Putting 3 in place of x gives 9 + 15 + 1 = 25.',
    'It must be D, since 9 + 15 = 24.',
    'So x = 4.',
    'Use the formula x² − 5x + 6.',
    'The value of f(3) is 20.',
  ],
  'simplify-expression': [
    'The answer is 7x + 2.',
    'Combine 6x and x to get 7x.',
    'The constants make 12.',
    'That leaves 5x − 12.',
    '6x − x = 7x.',
    '7 − 5 = 3.',
    'The right choice is (B).',
    'So 6x − 5 − x + 7 = 5x + 12.',
  ],
  'word-gregarious': [
    'Gregarious means boastful.',
    'The best choice is nosy.',
    'Sociable is not the answer here.',
    'A gregarious person is generous, so pick D.',
    'Sociable is the opposite of gregarious.',
    'The answer is E.',
    'Observant fits best.',
    'B is wrong.',
    ['Exactly right!', 'I think it means nosy'],
    'None of the choices is right.',
  ],
  'passage-l18': [
    'The right answer is that the color was once costly and then became cheap.',
    'Choice B is incorrect.',
    'It cannot be B, since the text never says that.',
    'Pick D, because chemists looked for the color for many years.',
    'C is the best answer.',
    'The passage says it was named for the mountains it came from, so C works.',
    'The proof stands in line 94.',
    'The answer key is wrong here.',
  ],
}

/** Written as a patient tutor speaks. */
const RIGHT: Record<string, (string | [string, string])[]> = {
  'inverse-variation': [
    'What happens to the number of days when there are fewer workers?',
    'Think of the whole job as 9 × 5 days of work for one worker.',
    'Good thinking so far.',
    'That product is 45.',
    'Now share 45 days of work among 3 workers.',
    '45 ÷ 3 = 15.',
    'You chose 10, so let us see where that comes from.',
    'Should the answer be larger or smaller than 5?',
    'So 3 workers need 15 days.',
    'Choice B is not right, because it subtracts instead of multiplying.',
    ['Yes, that is right.', '45 / 3 = 15'],
    'Check it: 3 × 15 = 45.',
  ],
  'missing-for-mean': [
    'What must all three days add up to?',
    'The total for 3 days at 90 minutes each is 3 × 90.',
    'She practiced 98 and 90 minutes already.',
    '98 + 90 = 188.',
    'How much of 270 is still missing?',
    'Subtract 188 from 270.',
    'That leaves 82 minutes.',
    'The key is A.',
    'You wrote 94, which is the mean of the first two days.',
    ['Correct!', '270 - 188 = 82'],
  ],
  'function-value': [
    'Put 3 in place of every x.',
    'What is 3 squared?',
    '3² = 9.',
    'Then 5 × 3 = 15.',
    'Do not forget the −1 at the end.',
    '9 + 15 − 1 = 23.',
    'So f(3) = 23.',
    'Powers come before products.',
  ],
  'simplify-expression': [
    'Which terms have an x?',
    'Look at 6x and −x together.',
    'They make 5x.',
    'Next, combine −5 and 7.',
    '−5 + 7 = 2.',
    'Only like terms combine.',
    'The answer is 5x + 2.',
    '6x − x = 5x.',
  ],
  'word-gregarious': [
    'Have you heard the word in a sentence?',
    'It comes from the Latin word for a flock.',
    'You chose nosy, so think about what a nosy neighbor wants.',
    'Boastful does not fit here.',
    'Sociable is the best choice.',
    'Its opposite is shy.',
    'What does a flock of birds do all day?',
    'Why is B closer than C?',
    'Nosy is not the same as fond of company.',
    'The answer is B.',
  ],
  'passage-l18': [
    'Which lines tell you who got to wear the color?',
    'Read lines 7 to 8 once more.',
    'Choice A is wrong, because the color never became cheap.',
    'What does the maid at the end have to do with it?',
    'Look for the words of the text that settle it.',
    'B is right, and the passage says so.',
    'No chemists are mentioned.',
    'Find the sentence about the mask.',
  ],
}

function written(table: typeof WRONG): Case[] {
  return Object.entries(table).flatMap(([source, sentences]) =>
    sentences.map((one) => {
      const [sentence, said] = typeof one === 'string' ? [one, undefined] : one
      return { item: ofSource(source), sentence, said }
    }),
  )
}

/** Steps with one number altered, and the wrong choice praised or the key denied in many words. */
function derivedWrong(): Case[] {
  return ITEMS.flatMap((item, index): Case[] => {
    const letter = LETTERS[otherIndex(item)] ?? ''
    const key = LETTERS[item.answer] ?? ''
    const wrong = plainText(item.choices[otherIndex(item)]?.text ?? '')
    const phrases = [
      `The answer is ${letter === 'A' ? 'choice A' : letter}.`,
      `Choice ${letter} is correct.`,
      `(${letter}) is the best choice.`,
      `Actually, choice ${key} is not right.`,
      `You can rule out choice ${key}.`,
      `I would go with option ${letter}.`,
    ]
    const altered = item.steps.flatMap((step) => {
      const plain = plainText(step)
      const sum = /(\d[\d,.]*) ?= ?(\d+)/.test(plain)
        ? plain.replace(/= ?(\d+)(?!.*= ?\d)/, (_, number) => `= ${Number(number) + 1}`)
        : null
      return sum && sum !== plain ? [sum] : []
    })
    const verbal = isVerbal(item) ? [`The right answer is ${wrong}.`, `${keyOf(item)} is wrong.`] : [`So the answer is ${wrong}.`]
    return [phrases[index % 6], phrases[(index + 3) % 6], ...verbal, ...altered].flatMap((sentence) =>
      sentence ? [{ item, sentence }] : [],
    )
  })
}

function derivedRight(): Case[] {
  return ITEMS.flatMap((item, index): Case[] => {
    const wrong = LETTERS[otherIndex(item)] ?? ''
    const key = LETTERS[item.answer] ?? ''
    const phrases = [
      `Choice ${key} is the right one.`,
      `You picked choice ${wrong}, so let us look at it again.`,
      `Choice ${wrong} is not right.`,
      'What would you try first?',
      `The answer is choice ${key}.`,
      `Let us go back to the question and read it slowly.`,
    ]
    const lead = ['Here is a thought:', 'Remember:', 'Try this:'][index % 3]
    const hint = item.hints[index % Math.max(1, item.hints.length)]
    return [phrases[index % 6], item.steps[index % item.steps.length], hint && `${lead} ${hint}`, phrases[(index + 3) % 6]].flatMap(
      (sentence) => (sentence ? [{ item, sentence }] : []),
    )
  })
}

/** So many of the derived ones, from all items. */
function filled(hand: Case[], derived: Case[], count: number): Case[] {
  const step = derived.length / (count - hand.length)
  return [...hand, ...Array.from({ length: count - hand.length }, (_, index) => derived[Math.floor(index * step)] as Case)]
}

const judge = ({ item, sentence, said }: Case) => checkSentence(sentence, factsOf({ item, said }))
const named = ({ item, sentence }: Case) => `${item.id}: ${sentence}`

describe('of 400 sentences about questions of the bank', () => {
  test('no wrong one passes', () => {
    const cases = filled(written(WRONG), derivedWrong(), 200)
    expect(cases).toHaveLength(200)
    expect(cases.filter((one) => judge(one) === null).map(named)).toEqual([])
  })

  test('at most two right ones are held back', () => {
    const cases = filled(written(RIGHT), derivedRight(), 200)
    expect(cases).toHaveLength(200)
    const held = cases.flatMap((one) => (judge(one) === null ? [] : [`${named(one)} (${judge(one)})`]))
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(2)
  })
})

test('every step and hint of the bank’s own may be said', () => {
  const held = ITEMS.flatMap((item) => [...item.steps, ...item.hints].filter((sentence) => judge({ item, sentence }) !== null))
  expect(held).toEqual([])
})
