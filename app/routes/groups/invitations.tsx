/** Who was invited to a group and has not joined: waiting, run out, declined, taken back. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { listInvitations } from '~/models/groups/people/own.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { GroupFrame, Pages } from './parts/frame'
import { requireGroup } from './parts/own-group.server'
import { INVITATION_STATES, personName } from './parts/words'

export const meta = pageMeta('Invitations')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, group, day, mayInvite } = await requireGroup(request, params.groupId)
  const after = new URL(request.url).searchParams.get('after')
  const { invitations, next } = await listInvitations({ groupPurchaseId: group.id, userId: student.id, which: 'open', after })
  return {
    ...{ id: group.id, isOpen: group.isOpen, canInvite: mayInvite && group.left > 0, after, next },
    invitations: invitations.map((row) => ({
      ...{ id: row.id, email: row.inviteeEmail, name: personName(row), state: row.state },
      ...{ sent: day(row.sentAt), until: day(row.expiresAt) },
    })),
  }
}

export default function Invitations() {
  const { id, isOpen, canInvite, invitations, after, next } = useLoaderData<typeof loader>()
  return (
    <GroupFrame groupId={id} title="Invitations" isOpen={isOpen}>
      {canInvite && (
        <p>
          <ButtonLink to={paths.group.invite(id)}>Invite people</ButtonLink>
        </p>
      )}
      {invitations.length === 0 ? (
        <EmptyState title="Nobody is waiting">Whoever you invite stands here until they answer. Then they stand under Members.</EmptyState>
      ) : (
        <ul className="stack">
          {invitations.map(({ id: invitationId, email, name, state, sent, until }) => (
            <li key={invitationId} className="card stack tight">
              <div className="cluster">
                <h2 className="title-3 breaks">{name}</h2>
                <Badge tone={INVITATION_STATES[state].tone}>{INVITATION_STATES[state].text}</Badge>
              </div>
              <p className="small soft breaks">
                {name !== email && `${email}. `}Sent on {sent}
                {state === 'waiting' && `, waits until ${until}`}.
              </p>
              {isOpen && (state === 'waiting' || state === 'expired') && (
                <p>
                  <AppLink to={paths.group.invitation(id, invitationId)}>
                    {state === 'waiting' ? 'Send again or take back' : 'Send again'}
                    <span className="hidden">: {name}</span>
                  </AppLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pages to={(page) => paths.group.invitations(id, page)} after={after} next={next} />
    </GroupFrame>
  )
}
