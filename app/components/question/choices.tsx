/** The choices of a question: a radio button each, and a box that strikes it out. Plain inputs, kept by the form. */
import { LETTERS } from '~/exam/core/item/item'
import { MathText } from './math-text'

interface ChoicesProps {
  /** From renderMath(). */
  choices: string[]
  choice: number | null
  struck: number[]
  /** On a page with a state of its own: what the student changes. Elsewhere the inputs keep it. */
  onChange?: (change: { choice?: number; struck?: number[] }) => void
}

export function Choices({ choices, choice, struck, onChange }: ChoicesProps) {
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
                {...checkedAs(choice === index, onChange && (() => onChange({ choice: index })))}
              />
              <input
                type="checkbox"
                name="struck"
                value={index}
                id={`strike-${letter}`}
                className="choice-strike"
                {...checkedAs(struck.includes(index), onChange && (() => onChange({ struck: toggled(struck, index) })))}
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

function checkedAs(isChecked: boolean, onChange: (() => void) | undefined) {
  return onChange ? { checked: isChecked, onChange } : { defaultChecked: isChecked }
}

function toggled(struck: number[], index: number): number[] {
  return struck.includes(index) ? struck.filter((other) => other !== index) : [...struck, index].sort()
}
