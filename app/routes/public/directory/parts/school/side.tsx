/** The boxes beside a school: how to reach it, how to prepare, and where to ask for advice. */
import { ButtonLink } from '~/components/ui/button'
import type { School } from '~/models/directory/schools.server'
import { paths } from '~/paths'
import { Facts } from './facts'

export function Side({ school }: { school: School }) {
  return (
    <aside className="stack" aria-label="Contact and preparation">
      <Contact school={school} />
      <section className="card stack tight no-print">
        <h2 className="title-3">Test Preparation</h2>
        <p>{testText(school)} Stanine prepares for both tests, section by section.</p>
        <ButtonLink to={paths.public.bootcamp()}>Join Our 30-Day ISEE &amp; SSAT Boot Camp</ButtonLink>
      </section>
      <section className="card stack tight no-print">
        <h2 className="title-3">Admissions Consulting</h2>
        <p>Not sure which schools fit your child, or how to time the tests? Write to us.</p>
        <ButtonLink to={paths.public.contact()} look="quiet">
          Contact us
        </ButtonLink>
      </section>
    </aside>
  )
}

function testText({ testsAccepted }: School): string {
  if (testsAccepted.length > 0) return `This school takes the ${testsAccepted.join(' and the ')}.`
  return 'Ask the school whether it takes the ISEE, the SSAT or neither.'
}

function Contact({ school: { location, contact } }: { school: School }) {
  const { address, city, state, zip } = location
  const { phone, email, website } = contact
  return (
    <section className="card stack tight contact">
      <h2 className="title-3">Contact</h2>
      <Facts
        facts={[
          {
            name: 'Address',
            value: (
              <>
                {address}
                {address && <br />}
                {[`${city}, ${state}`, zip].filter(Boolean).join(' ')}
              </>
            ),
          },
          { name: 'Phone', value: phone && <a href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>{phone}</a> },
          { name: 'Email', value: email && <a href={`mailto:${email}`}>{email}</a> },
          {
            name: 'Website',
            value: website && (
              <a href={website} rel="noopener nofollow">
                {new URL(website).hostname.replace(/^www\./, '')}
              </a>
            ),
          },
        ]}
      />
    </section>
  )
}
