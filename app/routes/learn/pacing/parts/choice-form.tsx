/** What to drill: a section at its own seconds, a habit to work on, and whether the beat is seen. */

import { RunningList } from '~/components/results/running-list'
import { BESIDE } from '~/components/results/start-card'
import { Checkbox } from '~/forms/fields/checkbox'
import { SubmitButton } from '~/forms/submit-button'
import type { DrillChoice } from './choice'

interface ChoiceFormProps {
  address: string
  sections: { id: string; name: string; each: string; whole: string }[]
  habits: { id: string; name: string; drill: string; how: string; aim: string }[]
  choice: DrillChoice
  /** Other timed sections that are open. */
  others: { to: string; name: string; time: string }[]
  /** "Starting uses one of this week’s 3; 1 used so far." Null without a limit. */
  use: string | null
}

export function ChoiceForm({ address, sections, habits, choice, others, use }: ChoiceFormProps) {
  return (
    <form method="post" action={address} className="card stack">
      <fieldset className="field">
        <legend>Section</legend>
        <div className="pace-sections">
          {sections.map(({ id, name, each, whole }) => (
            <div className="radio-card" key={id}>
              <input type="radio" name="section" id={`section-${id}`} value={id} defaultChecked={id === choice.section} required />
              <label htmlFor={`section-${id}`}>
                {name}
                <span className="hint">
                  {each}; {whole}
                </span>
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="exercise">What to work on</label>
        <select id="exercise" name="exercise" className="input" defaultValue={choice.exercise ?? ''} aria-describedby="exercise-hint">
          <option value="">Plain drill</option>
          {habits.map(({ id, name }) => (
            <option value={id} key={id}>
              {name}
            </option>
          ))}
        </select>
        {/* The style sheet leaves the one that is chosen. */}
        <div id="exercise-hint" className="hint pace-hints">
          <p data-for="">Ten questions of the section, and the beat.</p>
          {habits.map(({ id, drill, how, aim }) => (
            <p data-for={id} key={id}>
              <strong>{drill}.</strong> {how} <strong>The goal:</strong> {aim}
            </p>
          ))}
        </div>
      </div>
      <Checkbox
        id="beat"
        name="beat"
        value="seen"
        label="Show the beat"
        hint="A bar that fills in the seconds of a question."
        defaultChecked={choice.hasBeat}
      />
      {others.length > 0 && (
        <div className="stack tight">
          <p>
            <strong>Another section is open.</strong> Do you want to continue with it first? The real test has one section at a time.
          </p>
          <RunningList works={others} />
        </div>
      )}
      <div className="cluster">
        {others.length > 0 ? (
          <SubmitButton look="quiet" pending="Loading..." {...BESIDE}>
            Start the drill as well
          </SubmitButton>
        ) : (
          <SubmitButton pending="Loading...">Start the drill</SubmitButton>
        )}
        {use && <span className="small soft">{use}</span>}
      </div>
    </form>
  )
}
