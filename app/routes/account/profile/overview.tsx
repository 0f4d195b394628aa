/** The account of a tutor or an affiliate at a glance, with the way to each of its pages. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requirePartner } from '~/auth/guards/partner-guards.server'
import { liveSessions } from '~/auth/own-sessions.server'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { waitingChange } from '~/models/accounts/email-change.server'
import { secondFactorOf } from '~/models/accounts/second-factor/factor.server'
import { partnerAt, STANDING_PAGES } from '~/paths/doors'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { ProfilePage } from '../parts/frame'

export const meta = pageMeta('Your account')

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = partnerAt(new URL(request.url).pathname)
  const partner = await requirePartner(request, audience)
  const [factor, change, devices] = await Promise.all([secondFactorOf(partner), waitingChange(partner), liveSessions(partner)])
  const { firstName, lastName, email, status, createdAt } = partner
  return {
    ...{ audience, email, status, devices },
    name: `${firstName} ${lastName}`,
    applied: dayText(createdAt, DEFAULT_TIME_ZONE),
    waitsFor: change?.newEmail ?? null,
    factor: factor && { since: dayText(factor.since, DEFAULT_TIME_ZONE), codesLeft: factor.codesLeft },
  }
}

const STATES = {
  pending: 'We are reading it',
  approved: 'Approved',
  rejected: 'Not accepted',
  suspended: 'Suspended',
}

export default function Account() {
  const { audience, name, email, status, applied, waitsFor, factor, devices } = useLoaderData<typeof loader>()
  const door = useDoor()
  return (
    <ProfilePage title="Your account">
      <section className="card stack">
        <h2 className="title-3">You</h2>
        <dl className="facts">
          <dt>Name</dt>
          <dd>{name}</dd>
          <dt>Application</dt>
          <dd>
            {STATES[status]}, sent {applied}
            <br />
            {status === 'approved' ? (
              <AppLink to={door.dashboard()}>Your dashboard</AppLink>
            ) : (
              <AppLink to={STANDING_PAGES[audience]}>How it stands</AppLink>
            )}
          </dd>
          <dt>Email</dt>
          <dd>
            {email}
            <br />
            {waitsFor && (
              <>
                {waitsFor} waits to be confirmed.
                <br />
              </>
            )}
            <AppLink to={door.email()}>Change email</AppLink>
          </dd>
        </dl>
      </section>
      <section className="card stack">
        <h2 className="title-3">Logging in</h2>
        <dl className="facts">
          <dt>Password</dt>
          <dd>
            <AppLink to={door.password()}>Change password</AppLink>
          </dd>
          <dt>Second factor</dt>
          <dd>
            {factor ? `On since ${factor.since}, ${recoveryCodes(factor.codesLeft)} left` : 'Off'}
            <br />
            <AppLink to={door.secondFactor()}>{factor ? 'Recovery codes, or turn it off' : 'Set it up'}</AppLink>
          </dd>
          <dt>Devices</dt>
          <dd>
            {devices === 1 ? 'Only this one is logged in' : `${devices} are logged in`}
            <br />
            <AppLink to={door.sessions()}>See your devices</AppLink>
          </dd>
        </dl>
      </section>
      <section className="card stack">
        <h2 className="title-3">Your data</h2>
        <p>
          <AppLink to={door.dataExport()}>Download everything we keep about you</AppLink>
        </p>
        <p>
          <AppLink to={door.deletion()}>Delete your account</AppLink>
        </p>
      </section>
    </ProfilePage>
  )
}

function recoveryCodes(count: number): string {
  return count === 1 ? 'one recovery code' : `${count} recovery codes`
}
