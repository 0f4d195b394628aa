/** How the account's holder proves who they are, and an address that they want to move to. */
import { out, type Rules, WHY } from './rules'

const SEALED = 'a sealed secret, which only serves to check codes'

export const SIGN_IN = {
  EmailChange: {
    of: 'account',
    heading: 'Your account',
    title: 'A new email that waits to be confirmed',
    rows: ({ id: userId }) => ({ userId }),
    order: 'expiresAt',
    erase: 'cascade',
    columns: {
      newEmail: 'New email',
      expiresAt: 'The link works until',
      ...out(WHY.secret, 'tokenHash'),
      ...out(WHY.owner, 'userId'),
    },
  },
  SecondFactor: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Second factor',
    rows: ({ id: userId }) => ({ userId }),
    order: 'createdAt',
    erase: 'cascade',
    columns: {
      createdAt: 'On since',
      codesShownUntil: 'Recovery codes shown until',
      ...out(SEALED, 'secret', 'lastStep'),
      ...out(WHY.secret, 'recoverySalt'),
      ...out(WHY.owner, 'userId'),
    },
  },
  RecoveryCode: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Recovery codes',
    rows: ({ id: userId }) => ({ userId }),
    order: 'codeHash',
    erase: 'cascade',
    columns: { ...out(WHY.secret, 'codeHash'), ...out(WHY.owner, 'userId') },
  },
  SecondFactorSetUp: {
    of: 'account',
    heading: 'Sign-in',
    title: 'A second factor that is being set up',
    rows: ({ id: userId }) => ({ userId }),
    order: 'createdAt',
    erase: 'cascade',
    columns: { createdAt: 'Begun', ...out(SEALED, 'secret'), ...out(WHY.owner, 'userId', 'sessionId') },
  },
  SignInAttempt: {
    of: 'account',
    heading: 'Sign-in',
    title: 'Sign-ins that wait for a code',
    rows: ({ id: userId }) => ({ userId }),
    order: 'expiresAt',
    erase: 'cascade',
    columns: { expiresAt: 'Ends', triesLeft: 'Tries left', ...out(WHY.secret, 'tokenHash'), ...out(WHY.owner, 'userId') },
  },
} as const satisfies Partial<Rules>
