/** One invitation of a group: send it again, or take it or the seat back. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { type ResendOutcome, resendInvitation, revokeInvitation } from '~/models/groups/people/invite.server'
import { findOwnInvitation } from '~/models/groups/people/own.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireGroup } from './parts/own-group.server'
import { personName } from './parts/words'

export const meta = pageMeta('An invitation')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, group, mayInvite } = await requireGroup(request, params.groupId)
  const which = { groupPurchaseId: group.id, userId: student.id, invitationId: params.invitationId ?? '' }
  const invitation = await findOwnInvitation(which)
  const { state } = invitation ?? {}
  if (!invitation || group.status !== 'active' || state === 'declined' || state === 'revoked') throw notFound()
  const isMember = state === 'joined' || state === 'gone'
  return {
    ...{ groupId: group.id, id: invitation.id, name: state === 'gone' ? 'a deleted account' : personName(invitation), state, isMember },
    mayResend: mayInvite && !isMember,
    back: isMember ? paths.group.members(group.id) : paths.group.invitations(group.id),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { student, group } = await requireGroup(request, params.groupId)
  const form = await readForm(request)
  const which = { groupPurchaseId: group.id, userId: student.id, invitationId: params.invitationId ?? '' }
  switch (form.get('step')) {
    case 'resend':
      return resend(which)
    case 'revoke':
      return revoke(which)
    default:
      throw notFound()
  }
}

type Which = Parameters<typeof resendInvitation>[0]

const RESENT: Record<ResendOutcome, { kind: 'success' | 'problem'; title: string; text: string }> = {
  sent: { kind: 'success', title: 'Sent again', text: 'The link in the newest email works; the one before does not any more.' },
  twice: {
    kind: 'problem',
    title: 'Not sent',
    text: 'The same person has a newer invitation that waits, or a seat already. You find it in the lists.',
  },
  full: { kind: 'problem', title: 'No seat is left', text: 'Take another invitation back first, or buy more seats.' },
  limited: {
    kind: 'problem',
    title: 'Not sent',
    text: 'An address gets three invitations a day, and a group sends sixty an hour. Please try again later.',
  },
  none: { kind: 'problem', title: 'Nothing was changed', text: 'It was answered or taken back meanwhile, or the group has ended.' },
}

async function resend(which: Which) {
  const headers = await flashHeaders(RESENT[await resendInvitation(which)])
  return redirect(paths.group.invitations(which.groupPurchaseId), { status: 303, headers })
}

async function revoke(which: Which) {
  const was = await revokeInvitation(which)
  const said = {
    waiting: { kind: 'success', title: 'Taken back', text: 'The link opens nothing any more, and the seat is yours to give.' },
    member: { kind: 'success', title: 'The seat is free', text: 'We have told its member. You can offer it to somebody else.' },
  } as const
  const headers = await flashHeaders(was ? said[was] : RESENT.none)
  const back = was === 'member' ? paths.group.members : paths.group.invitations
  return redirect(back(which.groupPurchaseId), { status: 303, headers })
}

export default function Invitation() {
  const { groupId, id, name, state, isMember, mayResend, back } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={isMember ? 'Take this seat back?' : 'This invitation'}>
      {state === 'joined' && (
        <p>
          {name} has this seat. When you take it back, full access ends at once, and we write to them. Their results, notes and words stay
          theirs.
        </p>
      )}
      {state === 'gone' && <p>The account that had this seat is deleted. Take the seat back to offer it to somebody else.</p>}
      {state === 'waiting' && <p>{name} has not answered yet. Sent again, the link is a new one and works for 30 days more.</p>}
      {state === 'expired' && <p>The invitation of {name} has run out. Sent again, it works for 30 days.</p>}
      <form method="post" action={paths.group.invitation(groupId, id)} className="cluster">
        {mayResend && (
          <SubmitButton pending="Sending..." name="step" value="resend">
            Send it again
          </SubmitButton>
        )}
        {state !== 'expired' && (
          <SubmitButton pending="Taking it back..." look="danger" name="step" value="revoke">
            {isMember ? 'Take the seat back' : 'Take it back'}
          </SubmitButton>
        )}
        <ButtonLink to={back} look="quiet">
          {isMember ? 'Leave it as it is' : 'Back'}
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
