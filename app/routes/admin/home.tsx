/** The admins' desk: what waits for them, and where the rest is. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { whatNeedsAttention } from '~/models/admins/attention.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Admin')

const TOOLS = [
  { to: paths.admin.users(), label: 'Users', text: 'Find an account, see its plan and devices, log devices out.' },
  { to: paths.admin.tutorsApproved(), label: 'Approved tutors', text: 'Look one up, or suspend one.' },
  { to: paths.admin.audit(), label: 'Audit log', text: 'What every admin did, to what, and why.' },
  { to: paths.admin.regions(), label: 'Regions', text: 'What the pages of schools announce in some states for a time.' },
  { to: paths.admin.questionGenerator(), label: 'Question generator', text: 'Work sheets, items by hand, hidden sources.' },
  { to: paths.admin.secondFactorReset(), label: 'Reset a second factor', text: 'For somebody who lost both app and recovery codes.' },
  { to: paths.admin.accountHolder(), label: 'Whose account', text: 'When an account wrongly says that a child under 13 uses it.' },
]

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return whatNeedsAttention()
}

export default function AdminHome() {
  const { tutors, affiliates, listings, messages, testimonials, failedMails, leaving, newUsers } = useLoaderData<typeof loader>()
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
            <AppLink to={paths.admin.listings()}>{listings} applications waiting</AppLink>
          </dd>
          <dt>Messages</dt>
          <dd>
            <AppLink to={paths.admin.inbox()}>{messages} new</AppLink>
          </dd>
          <dt>Testimonials</dt>
          <dd>
            <AppLink to={paths.admin.testimonials()}>{testimonials} waiting</AppLink>
          </dd>
          <dt>Emails</dt>
          <dd>{failedMails} could not be sent in the last seven days</dd>
          <dt>Deletions</dt>
          <dd>{leaving} in their days of grace</dd>
          <dt>New accounts</dt>
          <dd>{newUsers} in the last seven days</dd>
        </dl>
      </section>
      <section className="stack">
        <h2 className="title-3">Everything else</h2>
        <ul className="stack tight">
          {TOOLS.map(({ to, label, text }) => (
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
