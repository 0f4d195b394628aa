/**
 * Where an application stands: anybody reads what happens next, and whoever is signed in through this door reads their own state. Affiliates
 * ask for a new link here, too.
 */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPending } from '~/auth/flows/pending.server'
import { readPartnerSession } from '~/auth/partner-session.server'
import { useDoor } from '~/components/links/use-door'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { partnerAt } from '~/paths/doors'
import { action } from '~/routes/account/registration/check-email'
import { ResendForm } from '~/routes/account/registration/parts/resend-form'
import { pageMeta } from '~/utils/text/page-meta'

export { action }

export const meta = pageMeta('Your application')

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = partnerAt(new URL(request.url).pathname)
  const partner = await readPartnerSession(request, audience)
  const pending = partner ? null : await readPending(request, audience)
  return {
    state: partner && { status: partner.status, reason: partner.decisionReason },
    email: pending?.email ?? null,
    asksForLink: audience === 'affiliate' && !partner,
  }
}

const STATES = {
  approved: { tone: 'good', title: 'We have approved your application', text: 'Your account is open.' },
  pending: { tone: 'notice', title: 'We are reading your application', text: 'You get an email when we have decided.' },
  rejected: {
    tone: 'bad',
    title: 'We could not accept your application',
    text: 'If you think that we missed something, please write to us.',
  },
  suspended: { tone: 'bad', title: 'Your account is suspended', text: 'Please write to us to have it opened again.' },
} as const

export default function StandingPage() {
  const { state, email, asksForLink } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const door = useDoor()
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Your application</h1>
        {state && <StateBanner {...state} />}
        {email && (
          <p>
            We have your application and sent a link to <strong>{email}</strong>. Please open it, so that we know the address is yours.
          </p>
        )}
        {(!state || state.status === 'pending') && (
          <ol>
            <li>
              {state ? (
                <>
                  <strong>Done:</strong> you have confirmed your email address.
                </>
              ) : (
                'You confirm your email address with the link that we send. It works for 24 hours.'
              )}
            </li>
            <li>We read your application.</li>
            <li>We write to you, and from then on you log in to your dashboard.</li>
          </ol>
        )}
        {asksForLink && <ResendForm email={email} answer={answer} />}
        <div className="cluster">
          {!state && <ButtonLink to={door.login()}>Go to Login</ButtonLink>}
          {state?.status === 'approved' && <ButtonLink to={door.dashboard()}>Go to your dashboard</ButtonLink>}
          <ButtonLink to={paths.public.contact()} look="quiet">
            Write to us
          </ButtonLink>
          {state && (
            <ButtonLink to={door.account()} look="quiet">
              Your account
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  )
}

function StateBanner({ status, reason }: { status: keyof typeof STATES; reason: string | null }) {
  const { tone, title, text } = STATES[status]
  return (
    <Banner tone={tone} title={title}>
      {(status === 'rejected' || status === 'suspended') && reason && <p>The reason: {reason}</p>}
      <p>{text}</p>
    </Banner>
  )
}
