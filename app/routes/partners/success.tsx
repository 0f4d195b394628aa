/** Greets whoever signs in for the first time after the approval; anybody may read what comes then. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPartnerSession } from '~/auth/partner-session.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { KINDS } from '~/models/directory/listings/fields'
import { paths } from '~/paths'
import { DOORS } from '~/paths/doors'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Application')

export async function loader({ request }: LoaderFunctionArgs) {
  const listing = new URL(request.url).searchParams.get('listing')
  const kind = KINDS.find((one) => one === listing) ?? null
  for (const audience of ['tutor', 'affiliate'] as const) {
    const partner = await readPartnerSession(request, audience)
    if (!kind && partner?.status === 'approved') return { kind, firstName: partner.firstName, dashboard: DOORS[audience].dashboard() }
  }
  return { kind, firstName: null, dashboard: null }
}

export default function ApplicationSuccess() {
  const { kind, firstName, dashboard } = useLoaderData<typeof loader>()
  if (kind) {
    return (
      <PageDialog title="Thank you for your application">
        <p>We read every application and write to you when we have decided. A profile in a directory needs no account.</p>
        <ButtonLink to={paths.public.listings(kind)}>Back to the directory</ButtonLink>
      </PageDialog>
    )
  }
  if (firstName && dashboard) {
    return (
      <PageDialog title={`Welcome, ${firstName}`}>
        <p>We have approved your application, and your account is open.</p>
        <ButtonLink to={dashboard}>Go to your dashboard</ButtonLink>
      </PageDialog>
    )
  }
  return (
    <PageDialog title="After an application">
      <p>We read every application and write to its address when we have decided.</p>
      <p>If it was approved, log in to your dashboard. If you have not applied yet, the same pages lead to the application.</p>
      <div className="cluster">
        <ButtonLink to={DOORS.tutor.login()}>Log in as a tutor</ButtonLink>
        <ButtonLink to={DOORS.affiliate.login()} look="quiet">
          Log in as an affiliate
        </ButtonLink>
      </div>
    </PageDialog>
  )
}
