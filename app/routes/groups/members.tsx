/** Who joined a group, and since when. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { listInvitations } from '~/models/groups/people/own.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { GroupFrame, Pages } from './parts/frame'
import { requireGroup } from './parts/own-group.server'
import { personName } from './parts/words'

export const meta = pageMeta('Members')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, group, day } = await requireGroup(request, params.groupId)
  const after = new URL(request.url).searchParams.get('after')
  const { invitations, next } = await listInvitations({ groupPurchaseId: group.id, userId: student.id, which: 'joined', after })
  return {
    ...{
      id: group.id,
      isOpen: group.isOpen,
      isActive: group.status === 'active',
      totalSeats: group.totalSeats,
      usedSeats: group.usedSeats,
      after,
      next,
    },
    members: invitations.map((row) => ({
      ...{ id: row.id, email: row.inviteeEmail, name: personName(row), isGone: row.state === 'gone' },
      joined: day(row.acceptedAt ?? row.sentAt),
    })),
  }
}

export default function Members() {
  const { id, isOpen, isActive, totalSeats, usedSeats, members, after, next } = useLoaderData<typeof loader>()
  return (
    <GroupFrame groupId={id} title="Members" isOpen={isOpen}>
      <p>
        {usedSeats} of {totalSeats} seats are taken. You see who joined and when, and nothing of what they do here.
      </p>
      {members.length === 0 ? (
        <EmptyState title="Nobody has joined yet">Whoever accepts an invitation stands here.</EmptyState>
      ) : (
        <ul className="stack">
          {members.map(({ id: invitationId, email, name, joined, isGone }) => (
            <li key={invitationId} className="card stack tight">
              <h2 className="title-3 breaks">{isGone ? 'A deleted account' : name}</h2>
              <p className="small soft breaks">
                {!isGone && name !== email && `${email}. `}Joined on {joined}.
              </p>
              {isActive && (
                <p>
                  <AppLink to={paths.group.invitation(id, invitationId)}>
                    Take the seat back<span className="hidden">: {isGone ? 'a deleted account' : name}</span>
                  </AppLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pages
        to={(page) => paths.group.members(id, page)}
        after={after}
        next={next}
        exportTo={members.length > 0 ? paths.group.membersExport(id) : undefined}
      />
    </GroupFrame>
  )
}
