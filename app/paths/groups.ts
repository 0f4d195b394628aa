/** Groups of seats: their admin's pages, and the page of an invitation. */
import { withQuery } from './shared'

const group = (id: string) => `/groups/${encodeURIComponent(id)}`

export const groupPaths = {
  list: () => '/groups',
  /** Where the payment page leads back to. */
  arrival: (sessionId: string) => `/groups/payment?session_id=${sessionId}`,
  overview: group,
  invitations: (id: string, after?: string) => withQuery(`${group(id)}/invitations`, { after }),
  invite: (id: string) => `${group(id)}/invitations/new`,
  invitation: (id: string, invitationId: string) => `${group(id)}/invitations/${encodeURIComponent(invitationId)}`,
  members: (id: string, after?: string) => withQuery(`${group(id)}/members`, { after }),
  membersExport: (id: string) => `${group(id)}/members/export`,
  handover: (id: string) => `${group(id)}/handover`,
  /** For the account to which it is offered. */
  offer: (id: string) => `${group(id)}/offer`,
  closing: (id: string) => `${group(id)}/closing`,
  /** The page of a mailed code. */
  invited: (code: string) => `/invitations/${encodeURIComponent(code)}`,
}
