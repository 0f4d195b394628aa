/** The choices of a question in a plain form, a radio button each. */
import { LETTERS } from '~/exam/core/item/item'
import { MathText } from '../math-text'

interface PicksProps {
  /** The name that the choice is sent under. */
  field: string
  /** From renderMath(). */
  choices: string[]
  /** What the group is called by those who hear it. */
  legend?: string
  /** False where a question may be left open. */
  isRequired?: boolean
}

export function Picks({ field, choices, legend = 'Your answer', isRequired = true }: PicksProps) {
  return (
    <fieldset>
      <legend className="hidden">{legend}</legend>
      <ul className="choices">
        {choices.map((html, index) => (
          <li className="choice" key={LETTERS[index]}>
            <input type="radio" name={field} value={index} id={`${field}-${index}`} className="choice-pick" required={isRequired} />
            <label className="choice-card" htmlFor={`${field}-${index}`}>
              <span className="choice-key">{LETTERS[index]}</span>
              <MathText html={html} className="choice-text" />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
