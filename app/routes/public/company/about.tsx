/** Who makes this, and by what they go. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { shownTestimonials } from '~/models/site/testimonials.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { Testimonials } from '../testimonials/parts/testimonials'

export const meta = pageMeta('About us', 'What Stanine is for, who makes it, who checks it, and the four values that we hold ourselves to.')

const VALUES = [
  {
    title: 'Excellence',
    text: 'Every question of ours is solved twice before a student sees it.',
  },
  {
    title: 'Integrity',
    text: 'We say what a score means and how sure we are of it. Nobody can promise a place at a school, and we do not.',
  },
  {
    title: 'Innovation',
    text: 'Every page works on an old tablet, on a slow line, and with scripts turned off. New ideas stay only when they help somebody learn.',
  },
  {
    title: 'Empowerment',
    text: 'Students see why an answer tempted them, and try again with new numbers until it holds.',
  },
]

/** As many as the page's first view has room for. */
const MOST_SHOWN = 3

export async function loader() {
  return { testimonials: await shownTestimonials(MOST_SHOWN) }
}

export default function About() {
  const { testimonials } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose">
        <p className="eyebrow">About us</p>
        <h1>A fair chance on test day</h1>
        <p className="lead">
          Stanine prepares students for the ISEE and the SSAT, the tests that many private schools ask for. It is named after the nine-point
          scale on which schools read them.
        </p>
      </header>
      <section className="prose">
        <h2>Our mission</h2>
        <p>
          A strong student can do badly on a test that looks strange. A tutor can fix that, and many families cannot pay for one. We want
          any child with a tablet to be able to sit a whole test under its real rules, read a score that can be trusted, and know what to do
          next.
        </p>
      </section>
      <section className="prose">
        <h2>Who we are</h2>
        <p>
          We are a small team that writes, builds and checks everything here itself: the questions, the passages, the drawings and the
          software. All of our questions are original. None is taken from a real test.
        </p>
      </section>
      <section className="prose">
        <h2>The circle of experts</h2>
        <p>Nobody checks their own work. Before a question reaches a student, it goes around a circle:</p>
        <ul>
          <li>A writer drafts it, with a reason for every wrong choice.</li>
          <li>A second reader, who does not see the key, solves it and notes whatever could be read in two ways.</li>
          <li>For mathematics, a second computation written in another way must find the same answer, on thousands of draws.</li>
          <li>Another reader tries to guess the answer without the passage. If guessing works, the question is rewritten.</li>
          <li>
            Students, parents and tutors who write to us have the last word: a question in doubt comes out of use while we look at it.
          </li>
        </ul>
        <p>
          <AppLink to={paths.public.proof()}>See how every question is proved</AppLink>
        </p>
      </section>
      <section className="stack">
        <h2>Our values</h2>
        <div className="grid">
          {VALUES.map(({ title, text }) => (
            <Card key={title} title={title}>
              <p className="soft">{text}</p>
            </Card>
          ))}
        </div>
      </section>
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      <p className="cluster">
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
        <ButtonLink to={paths.public.contact()} look="quiet">
          Contact us
        </ButtonLink>
        <AppLink to={paths.public.newTestimonial()}>Tell others how it was for you</AppLink>
      </p>
    </div>
  )
}
