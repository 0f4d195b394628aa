/** One group: seats taken and left, until when, and what to do next. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { GroupFrame } from './parts/frame'
import { requireGroup } from './parts/own-group.server'
import { groupState, seatsText } from './parts/words'

export const meta = pageMeta('Your group')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { group, day, ends, mayInvite } = await requireGroup(request, params.groupId)
  const { id, totalSeats, usedSeats, totalAmount, waiting, left, isOpen, status, closedAt, purchaseDate } = group
  const state = groupState({ status, closedAt })
  return {
    id,
    totalSeats,
    usedSeats,
    totalAmount,
    waiting,
    left,
    isOpen,
    mayInvite,
    ends,
    status,
    state,
    isClosing: closedAt !== null,
    bought: day(purchaseDate),
  }
}

export default function GroupOverview() {
  const { id, totalSeats, usedSeats, totalAmount, waiting, left, isOpen, mayInvite, ends, status, state, isClosing, bought } =
    useLoaderData<typeof loader>()
  return (
    <GroupFrame groupId={id} title={`Your group of ${seatsText(totalSeats)}`} isOpen={isOpen}>
      {status === 'active' && isClosing && (
        <Banner tone="notice" title={`This group closes on ${ends}`}>
          <p>We have told everybody who has a seat. Until that day nothing changes for them.</p>
        </Banner>
      )}
      {status === 'refunded' && (
        <Banner tone="notice" title="The money for these seats went back">
          <p>The seats have ended, and we have told everybody who had one.</p>
        </Banner>
      )}
      {status === 'disputed' && (
        <Banner tone="notice" title="A bank is checking the payment for these seats">
          <p>Until it has decided the seats open nothing. If the payment stands, they open again by themselves, and we write to you.</p>
        </Banner>
      )}
      <Card title="Seats" heading="h2">
        <p>
          <Badge tone={state.tone}>{state.text}</Badge>
        </p>
        <dl className="facts">
          <dt>Taken</dt>
          <dd>
            {usedSeats} of {totalSeats}
          </dd>
          <dt>Invited and not answered</dt>
          <dd>{waiting}</dd>
          <dt>Left to give</dt>
          <dd>{isOpen ? left : 0}</dd>
          <dt>{status === 'active' || status === 'disputed' ? 'Until' : 'Ended'}</dt>
          <dd>{ends}</dd>
          <dt>Bought</dt>
          <dd>
            {bought}, for {moneyText(totalAmount)}
          </dd>
        </dl>
        {mayInvite && left > 0 && (
          <p>
            <ButtonLink to={paths.group.invite(id)}>Invite people</ButtonLink>
          </p>
        )}
        {mayInvite && left === 0 && (
          <p>
            Every seat is taken or offered. Take one back to offer it to somebody else, or <a href={paths.group.list()}>buy more seats</a>.
          </p>
        )}
      </Card>
      {status === 'active' && !isClosing && (
        <Card title={`What happens on ${ends}`} heading="h2">
          <p>
            The seats end, and nothing renews by itself. We write to you and to everybody who has a seat 14 days before. Their results,
            notes and words stay theirs, with the free tier.
          </p>
        </Card>
      )}
    </GroupFrame>
  )
}
