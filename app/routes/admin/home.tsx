/** The admins' desk: what waits for them, and where the rest is. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ADMIN_PAGES } from '~/components/layout/admin-pages'
import { AppLink } from '~/components/links/app-link'
import { whatNeedsAttention } from '~/models/admins/attention.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Admin')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return whatNeedsAttention()
}

export default function AdminHome() {
  const attention = useLoaderData<typeof loader>()
  const { tutors, affiliates, listings, messages, testimonials, failedMails, leaving, newUsers, lostPayers, disputes, requests } = attention
  return (
    <div className="wrap page stack loose">
      <h1>Admin</h1>
      <section className="card stack">
        <h2 className="title-3">What needs attention</h2>
        <dl className="facts">
          <dt>Tutors</dt>
          <dd>
            <AppLink to={paths.admin.tutors()}>{waiting(tutors)}</AppLink>
          </dd>
          <dt>Affiliates</dt>
          <dd>
            <AppLink to={paths.admin.affiliates()}>{waiting(affiliates)}</AppLink>
          </dd>
          <dt>Directories</dt>
          <dd>
            <AppLink to={paths.admin.listings()}>{waiting(listings)}</AppLink>
          </dd>
          <dt>Messages</dt>
          <dd>
            <AppLink to={paths.admin.inbox()}>{messages} new</AppLink>
          </dd>
          <dt>Testimonials</dt>
          <dd>
            <AppLink to={paths.admin.testimonials()}>{testimonials} waiting</AppLink>
          </dd>
          <dt>Free seats</dt>
          <dd>
            <AppLink to={paths.admin.scholarship()}>{requests === 1 ? '1 request waits' : `${requests} requests wait`}</AppLink>
          </dd>
          <dt>Payments</dt>
          <dd>
            <AppLink to={paths.admin.money()}>
              {lostPayers} not known at Stripe, {disputes} in dispute
            </AppLink>
          </dd>
          <dt>Emails</dt>
          <dd>{failedMails} could not be sent in the last seven days</dd>
          <dt>Deletions</dt>
          <dd>{leaving} scheduled for deletion</dd>
          <dt>New accounts</dt>
          <dd>{newUsers} in the last seven days</dd>
        </dl>
      </section>
      <section className="stack">
        <h2 className="title-3">All rooms</h2>
        <ul className="stack tight">
          {ADMIN_PAGES.map(({ to, label, text }) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
              <br />
              <span className="small soft">{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function waiting(count: number): string {
  return count === 1 ? '1 application is waiting' : `${count} applications are waiting`
}
