/** The question that a talk is about, with its passage and its choices, and without its key. */
import { MathText } from '~/components/question/math-text'
import { PassageText } from '~/components/question/passage/passage'
import { QuestionText } from '~/components/question/text'
import { LETTERS } from '~/exam/core/item/item'
import type { PrintedQuestion } from '~/exam/print/item.server'

export function TalkQuestion({ question }: { question: PrintedQuestion }) {
  const { passage, choices } = question
  return (
    <div className="stack tight">
      {passage && (
        <details>
          <summary>Read the passage: {passage.title}</summary>
          <PassageText passage={passage} />
        </details>
      )}
      <QuestionText question={question} />
      <ul className="choices">
        {choices.map((html, index) => (
          <li className="choice" key={LETTERS[index]}>
            <div className="choice-card">
              <span className="choice-key">{LETTERS[index]}</span>
              <MathText html={html} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
