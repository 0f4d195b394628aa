/** The ways to work with us, each with what it asks and what it gives. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'Working together',
  'For tutors, affiliates, schools and groups: the ways to work with Stanine, what each asks, and what it gives.',
)

export default function Partnership() {
  return (
    <div className="wrap page stack loose">
      <header className="prose">
        <p className="eyebrow">Partners</p>
        <h1>Working together</h1>
        <p className="lead">
          Families trust the people who know their child: a tutor, a counselor, a teacher, a neighbor. If you are one of them, there are
          four ways to work with us.
        </p>
      </header>
      <div className="grid wide">
        <Card title="You teach" heading="h2">
          <p>
            A tutor’s account is free, and made for following the students who accept your invitation: which mistakes repeat, and where the
            next lesson should begin. Applications are open, and a person reads each one. We are still building the tutor tools.
          </p>
          <p>
            <ButtonLink to={paths.tutor.register()}>Apply as a tutor</ButtonLink>
          </p>
        </Card>
        <Card title="You recommend" heading="h2">
          <p>
            As an affiliate you get a link and a code of your own, and 35 percent of the first payment of every family that comes through
            them.
          </p>
          <p>
            <ButtonLink to={paths.public.affiliateProgram()}>The affiliate program</ButtonLink>
          </p>
        </Card>
        <Card title="You provide seats" heading="h2">
          <p>
            A school, a foundation or a community group buys seats at $30 for a year, 1 to 50 of them, and invites students by email. To
            anybody else, the account looks like every other one.
          </p>
          <p>
            You cannot buy seats here yet. <AppLink to={paths.public.contact()}>Tell us how many you need</AppLink>, and we write to you
            when you can.
          </p>
        </Card>
        <Card title="Something else" heading="h2">
          <p>A study, a translation, a library, a school that wants to try it with one class: we like to hear of it.</p>
          <p>
            <ButtonLink to={paths.public.contact()} look="quiet">
              Write to us
            </ButtonLink>
          </p>
        </Card>
      </div>
      <section className="prose">
        <h2>What we promise every partner</h2>
        <ul>
          <li>Nobody’s data is part of a deal. We sell no names and share no results.</li>
          <li>A student decides who may see the work. For a child under 13, a parent does.</li>
          <li>We say no score and no admission is certain, and we ask you to say the same.</li>
        </ul>
      </section>
    </div>
  )
}
