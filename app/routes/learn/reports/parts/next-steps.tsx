/** Three things to do after a whole test; each starts something. */
import { ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import type { LinkedStep } from './steps.server'

export function NextSteps({ steps, sittingId }: { steps: LinkedStep[]; sittingId: string }) {
  return (
    <section className="stack tight" aria-labelledby="next">
      <h2 id="next">The next {steps.length === 3 ? 'three things' : 'things'}</h2>
      <ol className="steps">
        {steps.map(({ to, label, why }) => (
          <li key={label}>
            <span className="on-paper">{label}.</span> <span>{why}</span>
            <div className="on-screen">
              {to ? (
                <ButtonLink to={to} look="quiet">
                  {label}
                </ButtonLink>
              ) : (
                <form method="post" action={paths.learn.twins()}>
                  <input type="hidden" name="sitting" value={sittingId} />
                  <SubmitButton pending="Loading...">{label}</SubmitButton>
                </form>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
