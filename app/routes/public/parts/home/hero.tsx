/** The first screen: what this is, two ways in, and a question to try. */
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { SampleQuestion } from './sample-question'

export function Hero({ firstName, answer }: { firstName: string | null; answer: string | null }) {
  return (
    <section className="wrap hero">
      <div className="stack">
        <p className="eyebrow">ISEE and SSAT preparation</p>
        {firstName ? (
          <>
            <h1>Welcome back, {firstName}.</h1>
            <p className="lead">
              Our AI tutors are ready for your ISEE & SSAT preparation. Pick up where you left off, or try something new.
            </p>
          </>
        ) : (
          <>
            <h1>Ace your private-school admissions tests.</h1>
            <p className="lead">
              Full tests with the real timing, a score that shows its work, and every mistake brought back until you have mastered it. On
              any device, from grade 3 to grade 12.
            </p>
          </>
        )}
        <div className="cluster">
          {firstName && <ButtonLink to={paths.learn.dashboard()}>Go to your dashboard</ButtonLink>}
          <ButtonLink to={paths.account.register()} look={firstName ? 'quiet' : 'solid'}>
            Start Free Trial
          </ButtonLink>
          <ButtonLink to={paths.public.pricing()} look="quiet">
            View Premium Plans
          </ButtonLink>
        </div>
        <p className="small soft">48 hours of everything, free. No card needed.</p>
      </div>
      <SampleQuestion answer={answer} />
    </section>
  )
}
