/** A group of seats as its admin sees it, an offer, and the page of a code. */
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { beginCheckout, openCheckout } from '~/models/money/checkout.server'
import { createStudent } from '../../factories/accounts'
import { createGroup, createSeat, invite } from '../../factories/groups/groups'

export interface GroupHistory {
  group: string
  /** A group that is offered to the same account. */
  offered: string
  invitation: string
  seat: string
  code: string
  /** A payment page for seats that nobody has paid at. */
  seatSession: string
}

interface GroupScreen {
  route: string
  title: string
  at: (history: GroupHistory) => string
}

const ONE = 'groups/:groupId'

/** Of a member. */
export const GROUP_SCREENS: GroupScreen[] = [
  { route: 'groups', title: 'groups of seats', at: () => '/groups' },
  {
    route: 'groups/payment',
    title: 'waiting for the payment of seats',
    at: ({ seatSession }) => `/groups/payment?session_id=${seatSession}`,
  },
  { route: ONE, title: 'a group', at: ({ group }) => `/groups/${group}` },
  { route: `${ONE}/invitations`, title: 'invitations of a group', at: ({ group }) => `/groups/${group}/invitations` },
  { route: `${ONE}/invitations/new`, title: 'inviting people', at: ({ group }) => `/groups/${group}/invitations/new` },
  {
    route: `${ONE}/invitations/:invitationId`,
    title: 'an invitation of a group',
    at: ({ group, invitation }) => `/groups/${group}/invitations/${invitation}`,
  },
  {
    route: `${ONE}/invitations/:invitationId`,
    title: 'taking a seat back',
    at: ({ group, seat }) => `/groups/${group}/invitations/${seat}`,
  },
  { route: `${ONE}/members`, title: 'members of a group', at: ({ group }) => `/groups/${group}/members` },
  { route: `${ONE}/handover`, title: 'handing a group over', at: ({ group }) => `/groups/${group}/handover` },
  { route: `${ONE}/offer`, title: 'a group that is offered', at: ({ offered }) => `/groups/${offered}/offer` },
  { route: `${ONE}/closing`, title: 'closing a group', at: ({ group }) => `/groups/${group}/closing` },
  { route: 'invitations/:code', title: 'an invitation to a seat', at: ({ code }) => `/invitations/${code}` },
  { route: 'invitations/:code', title: 'a dead invitation', at: () => '/invitations/none' },
]

/** A group with members and invitations, and another that is offered to its admin. */
export async function liveGroups(adminUserId: string): Promise<GroupHistory> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: adminUserId } })
  const { id: group } = await createGroup({ adminUserId, seats: 8 })
  const { invitationId: seat } = await createSeat(group, { firstName: 'Ines' })
  const { id: invitation } = await invite(group, 'a.name.that.is.rather.long.for.a.telephone@example.com')
  await db.groupPurchase.update({ where: { id: group }, data: { handoverEmail: 'dana.reyes@example.com', handoverAt: new Date() } })
  const giver = await createStudent({ firstName: 'Dana', lastName: 'Reyes' })
  const { id: offered } = await createGroup({ adminUserId: giver.id, seats: 3 })
  const { code } = await invite(offered, email, { inviteMessage: 'For the debate team.\nWe begin on Monday.' })
  await db.groupPurchase.update({ where: { id: offered }, data: { handoverEmail: email, handoverAt: new Date() } })
  return { group, offered, invitation, seat, code, seatSession: await openSeats(adminUserId) }
}

/** Opens the page where one pays for seats; the provider's name of it. */
async function openSeats(userId: string): Promise<string> {
  const checkout = await beginCheckout({ plan: 'seats', seats: 2, userId, attempt: randomToken() }, async () => null)
  if (!('id' in checkout)) throw new Error('nobody counts here')
  await openCheckout(checkout, [])
  return (await db.checkout.findUniqueOrThrow({ where: { id: checkout.id } })).stripeSessionId ?? ''
}
