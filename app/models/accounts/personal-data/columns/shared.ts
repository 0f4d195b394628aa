/** What every account has, whatever its audience: its sign-ins, its mail, and what it asked us to do with its data. */
import { OF_NOBODY, ownedBy } from '~/models/accounts/audiences/rows.server'
import { OWNER, type Owner, out, type Rules, WHY } from './rules'

/** The notes of mails to the account's address, and of those about it that went elsewhere. */
export function mailsOf(owner: Owner) {
  const { email: recipient, audience } = owner
  return { OR: [{ recipient, audience }, ownedBy(owner)] }
}

export const SHARED = {
  Registration: {
    of: 'account',
    heading: 'Your account',
    title: 'Registrations that nobody confirmed',
    rows: ({ email, audience }) => ({ email, audience }),
    order: 'createdAt',
    erase: 'delete',
    columns: {
      createdAt: 'Registered',
      ...out('somebody else may have typed it beside your address', 'username', 'firstName', 'lastName', 'referralCode', 'details'),
      ...out('the address of your account', 'email'),
      ...out(WHY.id, 'id'),
      ...out(WHY.owner, 'audience'),
      ...out(WHY.secret, 'password', 'token', 'tokenExpiry', 'resetToken', 'resetTokenExpiry'),
    },
  },
  Session: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Devices that are signed in',
    rows: ownedBy,
    order: 'createdAt',
    erase: 'cascade',
    columns: {
      userAgent: 'Browser',
      createdAt: 'Signed in',
      lastSeenAt: 'Last used',
      expiresAt: 'Ends',
      isNewNetwork: 'From a network new to the account',
      ...out(WHY.secret, 'tokenHash', 'network'),
      ...out(WHY.id, 'id'),
      ...out(WHY.owner, ...OWNER, 'audience'),
    },
  },
  ContactMessage: {
    of: 'account',
    heading: 'Messages',
    title: 'Messages to us',
    // Written while signed in it is the account's, whatever address it names; else it is whose address it is.
    rows: (owner) => ({ OR: [ownedBy(owner), { email: owner.email, ...OF_NOBODY }] }),
    address: 'email',
    order: 'createdAt',
    erase: 'delete',
    columns: {
      name: 'Name',
      email: 'Email',
      message: 'Message',
      createdAt: 'Sent',
      ...out(WHY.id, 'id'),
      ...out(WHY.owner, ...OWNER),
      ...out('says who of us answers, and whether it is done', 'state', 'assigneeId', 'handledAt'),
    },
  },
  MailRecord: {
    of: 'account',
    heading: 'Messages',
    title: 'Emails that we sent',
    rows: mailsOf,
    order: 'createdAt',
    erase: 'delete',
    columns: {
      template: 'About',
      recipient: 'To',
      status: 'State',
      createdAt: 'Asked for',
      sentAt: 'Sent',
      ...out(WHY.id, 'id', 'registrationId', 'messageId', 'aboutId'),
      ...out(WHY.owner, ...OWNER, 'audience'),
      ...out('what the mail service said when it could not send', 'error', 'attempts'),
    },
  },
  DataExport: {
    of: 'account',
    heading: 'What we did with your data',
    title: 'Exports',
    rows: ownedBy,
    order: 'createdAt',
    erase: 'cascade',
    columns: {
      createdAt: 'Asked for',
      state: 'State',
      readyAt: 'Ready',
      expiresAt: 'Erased after',
      ...out('the export itself', 'file'),
      ...out(WHY.id, 'id'),
      ...out(WHY.owner, ...OWNER, 'consentId'),
      ...out(WHY.machine, 'openKey', 'percent'),
    },
  },
  AccountDeletion: {
    of: 'account',
    heading: 'What we did with your data',
    title: 'Deletion',
    rows: ownedBy,
    order: 'askedAt',
    erase: 'cascade',
    columns: {
      askedBy: 'Asked by',
      askedAt: 'Asked for',
      dueAt: 'Deleted on',
      ...out(WHY.id, 'id'),
      ...out(WHY.owner, ...OWNER),
      ...out(WHY.secret, 'tokenHash'),
    },
  },
  AuditLog: {
    of: 'account',
    heading: 'What we did with your data',
    title: 'What our staff changed in this account',
    rows: ({ id: target }) => ({ target }),
    order: 'createdAt',
    erase: {
      stays: 'what admins did must stay provable, without saying to whom',
      changes: ({ id }, pseudonym) => [
        { where: { actorId: id }, data: { actorId: pseudonym } },
        { where: { target: id }, data: { target: pseudonym, before: {}, after: {} } },
      ],
    },
    columns: {
      action: 'What',
      before: 'Before',
      after: 'After',
      createdAt: 'When',
      ...out('points to the admin', 'actorId'),
      ...out(WHY.owner, 'target'),
      ...out(WHY.id, 'id'),
    },
  },
} as const satisfies Partial<Rules>
