/** The drill that follows: for the habit that was named, or the same once more. It starts with a press. */

import { AllowanceNote } from '~/components/results/allowance-note'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import { type DrillForm, HiddenChoice } from './hidden-choice'

export interface NextDrillProps {
  name: string
  how: string
  goal: string | null
  form: DrillForm
  allowance: Parameters<typeof AllowanceNote>[0]['allowance']
}

export function NextDrill({ name, how, goal, form, allowance }: NextDrillProps) {
  const { level, section, exercise } = form
  return (
    <section className="card stack tight on-screen" aria-labelledby="next">
      <h2 id="next" className="title-3">
        Next: {name}
      </h2>
      <p>{how}</p>
      {goal && (
        <p>
          <strong>The goal:</strong> {goal}
        </p>
      )}
      {allowance.isUsedUp ? (
        <AllowanceNote allowance={allowance} />
      ) : (
        <form method="post" action={paths.learn.pacing({ level, section, ...(exercise && { for: exercise }) })} className="cluster">
          <HiddenChoice {...form} />
          <SubmitButton pending="Loading...">Start this drill</SubmitButton>
          {allowance.limit !== null && (
            <span className="small soft">
              {allowance.used}/{allowance.limit} used this week
            </span>
          )}
        </form>
      )}
    </section>
  )
}
