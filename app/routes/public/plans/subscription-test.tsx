/** Which plan the server sees for this browser: for families and for our support, when something seems to be closed that was paid for. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readStudentSession } from '~/auth/session.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { membershipText } from '~/routes/account/profile/parts/membership-section'
import { pageMeta } from '~/utils/text/page-meta'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('Which plan is this?', 'See which plan your account has, as our server sees it.')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await readStudentSession(request)
  return { membership: student && membershipText(student.membership, profileTimeZone(student)), email: student?.email ?? null }
}

export default function SubscriptionTest() {
  const { membership, email } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1 className="title-2">Which plan is this?</h1>
        <p className="lead">Our server decides what is open. Nothing that is stored in a browser can change it.</p>
      </header>
      <section className="card stack">
        {membership ? (
          <>
            <dl className="facts">
              <dt>Account</dt>
              <dd>{email}</dd>
              <dt>Plan</dt>
              <dd>
                <strong>{membership.plan}</strong>
              </dd>
              <dt>Open</dt>
              <dd>{membership.text}</dd>
            </dl>
            <p className="cluster">
              <ButtonLink to={paths.account.subscription()}>Your membership</ButtonLink>
              <AppLink to={paths.public.pricing()}>Plans and prices</AppLink>
            </p>
          </>
        ) : (
          <>
            <p>Nobody is logged in here, so there is no plan to show.</p>
            <p className="cluster">
              <ButtonLink to={paths.account.login(paths.public.subscriptionTest())}>Log in</ButtonLink>
              <AppLink to={paths.account.register()}>Create an account</AppLink>
            </p>
          </>
        )}
      </section>
      <p className="small soft">
        Paid, and it still says Free Starter? You may have another account under another email address.{' '}
        <AppLink to={paths.public.contact()}>Write to us</AppLink> with both addresses.
      </p>
    </div>
  )
}
