/** A whole section as its page with scripts fetches it (routes/learn/sittings/section): every published quiz, in bytes and in words. */
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Item, publicItem } from '~/exam/core/item/item'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { assembleQuiz, offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { printQuestion } from './item.server'

const LIMIT = 20_000
const SECTIONS = LEVELS.flatMap((level) => SUBJECTS.filter((subject) => offersQuiz(level, subject)).map((subject) => ({ level, subject })))

test.each(SECTIONS)(
  'each quiz of $level $subject is few bytes, and none of them tells a key, a step, a reason or a name',
  ({ level, subject }) => {
    for (let number = 1; number <= QUIZ_NUMBERS; number++) {
      const { items } = assembleQuiz(level, subject, number)
      const text = JSON.stringify({ questions: items.map((item) => printQuestion(publicItem(item))) })
      // The front door packs with a low quality, because it packs for one reader.
      const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
      expect(packed.length).toBeLessThan(LIMIT)
      for (const word of ['misconception', 'steps', 'hints', 'answer', 'isRight', 'id']) expect(text).not.toContain(`"${word}":`)
      for (const secret of items.flatMap(secretsOf)) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
    }
  },
)

/**
 * Its name, and the sentences of its solution. Formulas are printed as HTML, short words may stand in a question as well, and the last step
 * may say what a choice says.
 */
function secretsOf({ id, stem, choices, steps }: Item): string[] {
  const shown = [stem, ...choices.map(({ text }) => text)].join('\n')
  const reasons = choices.flatMap(({ misconception }) => misconception?.says ?? [])
  return [id, ...[...steps, ...reasons].filter((text) => !text.includes('$') && text.length > 12 && !shown.includes(text))]
}
