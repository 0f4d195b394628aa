/** What a beta means here: what is ready, what is not, and what we ask of those who come early. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { TOOLS } from './parts/tool-overview.server'

export const meta = pageMeta(
  'The beta',
  'Stanine is in its beta: what is ready to use today, what we are still building, and what the beta price means.',
)

export function loader() {
  return { ready: TOOLS.map(({ title }) => title) }
}

export default function Beta() {
  const { ready } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose">
        <p className="eyebrow">Beta</p>
        <h1>Come in while we are building</h1>
        <p className="lead">
          The beta is open to everyone. What is ready is ready: the questions are proved, the clock is right, the scores show their work.
          Some rooms will still change.
        </p>
      </header>
      <div className="sidebar">
        <section className="prose">
          <h2>What the beta price means</h2>
          <p>
            While the beta lasts, Annual Excellence costs $99 for a year instead of $499. A year that you buy in the beta stays a whole
            year, also when the beta ends before it does, and whatever we add in that year is yours.{' '}
            <AppLink to={paths.public.pricing()}>All plans and prices</AppLink>
          </p>
          <h2>What does not change</h2>
          <p>
            Your answers, results and mistakes are kept as carefully as they ever will be, and you can{' '}
            <AppLink to={paths.public.privacy()}>take them along or delete them</AppLink> at any time. What is new never changes a quiz that
            you have begun.
          </p>
          <h2>What we ask of you</h2>
          <p>
            Tell us what is wrong, slow, or hard to understand. <AppLink to={paths.public.contact()}>Write to us</AppLink>, with the address
            of the page if you can; we answer. And if something helped,{' '}
            <AppLink to={paths.public.newTestimonial()}>tell other families</AppLink>.
          </p>
        </section>
        <aside className="stack">
          <Card title="Ready today" heading="h2">
            <ul className="ticks">
              {ready.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </Card>
        </aside>
      </div>
      <p>
        <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
      </p>
    </div>
  )
}
