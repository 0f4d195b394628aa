/** A question after the section has ended: the right answer, the chosen one, why it tempts, and the worked steps. */
import { LETTERS } from '~/exam/core/item/item'
import type { PrintedSolution } from '~/exam/print/item.server'
import { paths } from '~/paths'
import { MathText } from './math-text'
import { PassageText } from './passage/passage'
import { QuestionText } from './text'

interface SolutionProps {
  solution: PrintedSolution
  /** The sentences of its passage that the student highlighted. */
  highlighted?: number[]
  /** Where its student says that something is wrong with it. */
  markTo?: string
}

export function Solution({ solution, highlighted, markTo }: SolutionProps) {
  const { choices, answer, choice, misconception, isSlip, steps, passage } = solution
  const letter = LETTERS[choice ?? 0]
  return (
    <div className="stack">
      {passage && (
        <>
          <details className="on-screen">
            <summary>Read the passage: {passage.title}</summary>
            <PassageText passage={passage} highlighted={highlighted} />
          </details>
          <p className="on-paper">On the passage “{passage.title}”</p>
        </>
      )}
      <QuestionText question={solution} />
      <ul className="choices">
        {choices.map((html, index) => {
          const outcome = index === answer ? 'right' : index === choice ? 'wrong' : ''
          return (
            <li className={`choice ${outcome}`.trim()} key={LETTERS[index]}>
              <div className="choice-card">
                <span className="choice-key">{LETTERS[index]}</span>
                <span className="cluster">
                  <MathText html={html} />
                  {outcome && <span className="verdict">{verdict(index, answer, choice)}</span>}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      {misconception && (
        <div className="tip tempt">
          <strong>{isSlip ? `Why ${letter} is tempting` : `Why not ${letter}`}</strong>
          <MathText html={misconception} as="p" />
        </div>
      )}
      <ol className="steps">
        {steps.map((html) => (
          <li key={html}>
            <MathText html={html} />
          </li>
        ))}
      </ol>
      {markTo && (
        <p className="small no-print cluster">
          <a href={paths.learn.askAboutMarked(markTo)}>Ask the tutor about this</a>
          <a href={markTo}>Something is wrong with this question</a>
        </p>
      )}
    </div>
  )
}

function verdict(index: number, answer: number, choice: number | null): string {
  if (index !== answer) return '✕ your choice'
  return index === choice ? '✓ your choice, right' : '✓ the answer'
}
