/** A question of a strategy page as an item, so that pages ask and explain it like every other question. */
import type { Strategy, StrategyText } from '~/content/reading/reading.server'
import { dealtPlace, withKeyAt } from '~/exam/bank/deal'
import type { Choice, Item } from '~/exam/core/item/item'
import { examOf, type Level } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { literal } from '~/exam/values/notation'

/** `part` tells the worked question from the one to practice. */
export function strategyItem(
  { category, name }: Pick<Strategy, 'category' | 'name'>,
  part: 'worked' | 'practice',
  text: StrategyText,
  level: Level,
): Item {
  const { title, kind, lines, cited, question } = text
  const id = `strategy-${category}@1:${part}`
  const wrong = question.wrong.map(
    ({ text: words, trap, tempts }): Choice => ({
      text: literal(words),
      value: `=${words}`,
      misconception: { type: 'strategy_error', says: literal(`${trap}. ${tempts}`) },
    }),
  )
  const key = { text: literal(question.answer), value: `=${question.answer}` }
  const choices = withKeyAt(dealtPlace(`strategy-${category}`, part === 'worked' ? 0 : 1, wrong.length + 1), key, wrong, seededRandom(id))
  return {
    id,
    exam: examOf(level),
    level,
    subject: 'reading_comprehension',
    strand: 'reading',
    skill: name,
    kind: 'passage_question',
    difficulty: 'medium',
    stem: literal(question.stem),
    passage: { id: `strategy-${category}-${part}`, title, isPoem: kind === 'poem', lines, cited },
    choices,
    answer: choices.findIndex(({ value }) => value === key.value),
    steps: [literal(question.why)],
    hints: [],
  }
}
