/** A verdict that stands apart from the choice it is about. */
import { expect, test } from 'vitest'
import { assembleQuiz } from '~/exam/forms/quiz/quiz.server'
import { checkSentence } from './check'
import { factsOf } from './facts'

const [item] = assembleQuiz('isee-upper', 'quantitative_reasoning', 1).items.filter(({ kind }) => kind !== 'quantitative_comparison')
if (!item) throw new Error('no question')
const facts = factsOf({ item })
const key = 'ABCDE'[item.answer]
const other = 'ABCDE'[(item.answer + 1) % item.choices.length]

test.each([
  `You chose ${other}, and that is right.`,
  `You picked ${other} and it works.`,
  `You picked ${other}, so that is the answer.`,
  `You chose ${key}, but that is wrong.`,
])('"%s" is held back', (sentence) => expect(checkSentence(sentence, facts)).not.toBeNull())

test.each([`You chose ${other}, but that is not right.`, `You chose ${key}, and that is right.`])('"%s" may stand', (sentence) =>
  expect(checkSentence(sentence, facts)).toBeNull(),
)
