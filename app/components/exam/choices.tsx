/** The choices of a question: a radio button each, and a box that strikes it out. Plain inputs, kept by the form. */
import { LETTERS } from '~/exam/core/item'
import { MathText } from './math-text'

interface ChoicesProps {
  /** From renderMath(). */
  choices: string[]
  choice: number | null
  struck: number[]
}

export function Choices({ choices, choice, struck }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="hidden">Your answer</legend>
      <ul className="choices">
        {choices.map((html, index) => {
          const letter = LETTERS[index]
          return (
            <li className="choice" key={letter}>
              <input
                type="radio"
                name="choice"
                value={index}
                id={`choice-${letter}`}
                className="choice-pick"
                defaultChecked={choice === index}
              />
              <input
                type="checkbox"
                name="struck"
                value={index}
                id={`strike-${letter}`}
                className="choice-strike"
                defaultChecked={struck.includes(index)}
                aria-label={`Strike out ${letter}`}
              />
              <label className="choice-cross" htmlFor={`strike-${letter}`} title="Strike out" aria-hidden="true">
                ✕
              </label>
              <label className="choice-card" htmlFor={`choice-${letter}`}>
                <span className="choice-key">{letter}</span>
                <MathText html={html} className="choice-text" />
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
