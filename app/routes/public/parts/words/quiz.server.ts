/** A quiz of ten on the words of a list, as its address has it: the number of the quiz, what was answered, and whether it was handed in. */

import { printQuestion, printSolution } from '~/exam/print/item.server'
import type { Entry, Narrowing } from '~/exam/words/entries.server'
import { drawWords, questionOn } from '~/exam/words/quiz.server'
import { choiceOf } from '../choice.server'
import { addressOf, type ListPlace, pageNumber } from './narrowing.server'

const MOST_QUIZZES = 9999
/** Guides have answers of their own in the address. */
const fieldOf = (index: number) => `word-${index + 1}`

interface Asked {
  entries: Entry[]
  narrowing: Narrowing
  place: ListPlace
  query: URLSearchParams
}

export type WordQuiz = ReturnType<typeof describeQuiz>

export function describeQuiz({ entries, narrowing, place, query }: Asked) {
  const { words, number, next } = drawWords(entries, pageNumber(query.get('quiz'), MOST_QUIZZES))
  const isHandedIn = query.has('done')
  const questions = words.map((entry, index) => {
    const item = questionOn(entry, place.exam ?? 'isee')
    const choice = choiceOf(query.get(fieldOf(index)), item.choices.length)
    return {
      word: entry.word,
      field: fieldOf(index),
      question: printQuestion(item),
      solution: isHandedIn ? printSolution(item, choice) : null,
      isRight: isHandedIn && choice === item.answer,
    }
  })
  const kept = Object.entries(narrowing).flatMap(([name, value]) => (value ? [{ name, value }] : []))
  return {
    questions,
    score: isHandedIn ? questions.filter(({ isRight }) => isRight).length : null,
    action: place.path + place.anchor,
    /** What the form sends beside the answers. */
    hidden: [...kept, { name: 'quiz', value: String(number) }, { name: 'done', value: '1' }],
    again: addressOf(place, narrowing, { quiz: number }),
    others: next && addressOf(place, narrowing, { quiz: next }),
    back: addressOf(place, narrowing),
  }
}
