/** The fork in the road: who somebody is decides which door is theirs. */
import { GraduationCap, Megaphone, School, Users } from 'lucide-react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Get started', 'Students, parents, tutors, affiliates, schools and groups: choose who you are, and begin.')

export default function GetStarted() {
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Who are you?</h1>
        <p className="lead">Tell us who you are. It takes two minutes.</p>
      </header>
      <div className="grid wide">
        <Card title="Student or parent" heading="h2" icon={<GraduationCap aria-hidden="true" />}>
          <p>Prepare for the ISEE or SSAT. Everything that is ready is open for 48 hours; after that, the free tier goes on every week.</p>
          <p className="cluster">
            <ButtonLink to={paths.account.register()}>Create an account</ButtonLink>
            <AppLink to={paths.account.login()}>I have one</AppLink>
          </p>
        </Card>
        <Card title="Tutor" heading="h2" icon={<School aria-hidden="true" />}>
          <p>You teach students who sit these tests. Tell us what you teach and for how long. A person reads it, and writes back.</p>
          <p className="cluster">
            <ButtonLink to={paths.tutor.register()} look="quiet">
              Apply as a tutor
            </ButtonLink>
            <AppLink to={paths.tutor.login()}>Tutor login</AppLink>
          </p>
        </Card>
        <Card title="Affiliate" heading="h2" icon={<Megaphone aria-hidden="true" />}>
          <p>You know families who will need this. Refer them, and earn 35 percent of their first payment.</p>
          <p className="cluster">
            <ButtonLink to={paths.public.affiliateProgram()} look="quiet">
              How it works
            </ButtonLink>
            <AppLink to={paths.affiliate.login()}>Affiliate login</AppLink>
          </p>
        </Card>
        <Card title="Group or school" heading="h2" icon={<Users aria-hidden="true" />}>
          <p>
            You want to provide seats for students: up to 50, at $30 each for a year. Not available yet. Write to us, and we will tell you
            when it is.
          </p>
          <p className="cluster">
            <ButtonLink to={paths.public.contact()} look="quiet">
              Write to us
            </ButtonLink>
            <AppLink to={paths.public.partnership()}>Working together</AppLink>
          </p>
        </Card>
      </div>
    </div>
  )
}
