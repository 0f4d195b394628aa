/** How an account's holder, of any audience, proves who they are, and an address that they want to move to. */
import { ownedBy } from '~/models/accounts/audiences/rows.server'
import { OWNER, out, type Rules, WHY } from './rules'

const SEALED = 'a sealed secret, which only serves to check codes'

export const SIGN_IN = {
  EmailChange: {
    of: 'account',
    heading: 'Your account',
    title: 'A new email that waits to be confirmed',
    rows: ownedBy,
    order: 'expiresAt',
    erase: 'cascade',
    columns: {
      newEmail: 'New email',
      expiresAt: 'The link works until',
      ...out(WHY.id, 'id'),
      ...out(WHY.secret, 'tokenHash'),
      ...out(WHY.owner, ...OWNER),
    },
  },
  SecondFactor: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Second factor',
    rows: ownedBy,
    order: 'createdAt',
    erase: 'cascade',
    columns: {
      createdAt: 'On since',
      codesShownUntil: 'Recovery codes shown until',
      ...out(SEALED, 'secret', 'lastStep'),
      ...out(WHY.id, 'id'),
      ...out(WHY.secret, 'recoverySalt'),
      ...out(WHY.owner, ...OWNER),
    },
  },
  RecoveryCode: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Recovery codes',
    rows: (owner) => ({ factor: ownedBy(owner) }),
    order: 'codeHash',
    erase: 'cascade',
    columns: { ...out(WHY.secret, 'codeHash'), ...out(WHY.id, 'factorId') },
  },
  SecondFactorSetUp: {
    of: 'account',
    heading: 'Sign-in',
    title: 'A second factor that is being set up',
    rows: ownedBy,
    order: 'createdAt',
    erase: 'cascade',
    columns: { createdAt: 'Begun', ...out(SEALED, 'secret'), ...out(WHY.id, 'id'), ...out(WHY.owner, ...OWNER, 'sessionId') },
  },
  SignInAttempt: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Sign-ins that wait for a code',
    rows: ownedBy,
    order: 'expiresAt',
    erase: 'cascade',
    columns: { expiresAt: 'Ends', triesLeft: 'Tries left', ...out(WHY.secret, 'tokenHash'), ...out(WHY.owner, ...OWNER) },
  },
} as const satisfies Partial<Rules>
