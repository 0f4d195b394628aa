/** One invitation as a slip to print and hand on: the code to type, and its link as a picture. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { QrCode } from '~/components/links/qr-code'
import { Badge } from '~/components/ui/badge'
import { Button, ButtonLink } from '~/components/ui/button'
import { CopyField } from '~/components/ui/copy-field'
import { env } from '~/env.server'
import { spelledCode } from '~/models/tutoring/codes/codes.server'
import { findInvitation } from '~/models/tutoring/codes/invite.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { qrPicture } from '~/utils/qr-code.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { TutorFrame } from '../parts/tutor-frame'
import { STATES } from './parts/invitation-words'

export const meta = pageMeta('Invitation')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId, firstName, lastName } = await requireApproved(request, 'tutor')
  const invitation = await findInvitation({ tutorId, id: params.invitationId ?? '' })
  if (!invitation) throw notFound()
  const { id, label, inviteeEmail, group, maxUses, usedCount, expiresAt, state, code } = invitation
  const link = code && new URL(paths.learn.tutorAgreement(code), env.APP_URL).href
  return {
    ...{ id, label, inviteeEmail, state, link },
    tutor: `${firstName} ${lastName}`,
    group: group?.name ?? null,
    used: `${usedCount} of ${maxUses}`,
    until: dayText(expiresAt, DEFAULT_TIME_ZONE),
    code: code && spelledCode(code),
    site: new URL(paths.learn.tutorCode(), env.APP_URL).href.replace(/^https?:\/\//, ''),
    picture: link && qrPicture(link),
  }
}

export default function Slip() {
  const { id, label, inviteeEmail, state, tutor, group, used, until, code, link, site, picture } = useLoaderData<typeof loader>()
  const works = state === 'open'
  return (
    <TutorFrame title={label ?? 'Invitation'}>
      <p className="on-screen">
        <AppLink to={paths.tutor.invitations()}>All invitations</AppLink>
      </p>
      <dl className="facts on-screen">
        <dt>State</dt>
        <dd>
          <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        </dd>
        <dt>Used</dt>
        <dd>{used}</dd>
        <dt>Works until</dt>
        <dd>{until}</dd>
        <dt>Group</dt>
        <dd>{group ?? 'None'}</dd>
        {inviteeEmail && (
          <>
            <dt>Only for</dt>
            <dd>{inviteeEmail}</dd>
          </>
        )}
      </dl>
      {works && !code && <p>This code still works, but it can no longer be shown. Please revoke it and make a new one.</p>}
      {works && code && link && picture && (
        <>
          <section className="hand-card">
            <div className="stack tight">
              <p className="title-3">Work with {tutor} at Stanine</p>
              <p>
                Code <strong>{code}</strong>
              </p>
              <p className="small">
                Enter it at {site}, or scan the picture. It works until {until}.
              </p>
              <p className="small">You read what your tutor will see before you agree. Under 13, a parent agrees.</p>
            </div>
            <QrCode picture={picture} label="The link of this invitation as a QR code" />
          </section>
          <div className="stack on-screen">
            <CopyField id="code" label="The code" text={code} />
            <CopyField id="link" label="Its link" text={link} />
          </div>
          <p className="cluster on-screen">
            <span className="with-scripts">
              <Button look="quiet" data-print="">
                Print the slip
              </Button>
            </span>
            <span className="small soft without-scripts">To print the slip, use your browser’s menu.</span>
            <ButtonLink to={paths.tutor.invitationRevocation(id)} look="danger">
              Revoke it
            </ButtonLink>
          </p>
        </>
      )}
    </TutorFrame>
  )
}
