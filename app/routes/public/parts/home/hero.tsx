/** The first screen: what this is and for whom, two ways in, the days to the next season, and a question to try. */
import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

/** `children` is the question that stands beside the words. */
export function Hero({ firstName, children }: { firstName: string | null; children: ReactNode }) {
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
              For students from grade 3 to grade 12, and their parents. Whole tests with the real timing, a score that shows its work, and
              every mistake brought back until it holds.
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
        {/* public/clock.js puts the visitor's own time in its place, and as many lines are kept free for it. */}
        <p className="clock small" id="clock">
          ISEE seasons: fall from August, winter from December, spring and summer from April.
        </p>
      </div>
      {children}
    </section>
  )
}
