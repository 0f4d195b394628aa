/** Registration, sign-in and the profile. */
export const accountPaths = {
  register: (redirectTo?: string) => withReturn('/register', redirectTo),
  /** Registration again with what was typed, to correct the address. */
  correction: () => '/register?correct=address',
  checkEmail: () => '/register/check-email',
  verifyEmail: (token?: string) => withToken('/verify-email', token),
  login: (redirectTo?: string) => (redirectTo ? `/login?redirectTo=${encodeURIComponent(redirectTo)}` : '/login'),
  loginCode: (redirectTo?: string) => withReturn('/login/second-factor', redirectTo),
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  username: (redirectTo?: string) => (redirectTo ? `/username?redirectTo=${encodeURIComponent(redirectTo)}` : '/username'),
  welcome: (redirectTo?: string) => (redirectTo ? `/welcome?redirectTo=${encodeURIComponent(redirectTo)}` : '/welcome'),
  consent: (token?: string) => withToken('/consent', token),
  profile: () => '/profile',
  name: () => '/profile/name',
  password: () => '/profile/password',
  email: () => '/profile/email',
  emailLink: () => '/profile/email/link',
  emailCancellation: () => '/profile/email/cancellation',
  emailConfirmation: (token?: string) => withToken('/profile/email/confirmation', token),
  accessibility: () => '/profile/accessibility',
  sessions: (after?: string) => (after ? `/profile/sessions?after=${after}` : '/profile/sessions'),
  secondFactor: (redirectTo?: string) => withReturn('/profile/second-factor', redirectTo),
  secondFactorSetUp: (redirectTo?: string) => withReturn('/profile/second-factor/set-up', redirectTo),
  secondFactorOff: () => '/profile/second-factor/off',
  recoveryCodes: (redirectTo?: string) => withReturn('/profile/second-factor/recovery-codes', redirectTo),
  recoveryCodesSaved: (redirectTo?: string) => withReturn('/profile/second-factor/recovery-codes/saved', redirectTo),
  recoveryCodesFile: () => '/profile/second-factor/recovery-codes/file',
  dataExport: () => '/profile/export',
  dataExportFile: () => '/profile/export/file',
  deletion: () => '/profile/deletion',
  /** Where an account that is to be deleted is kept: after signing in, or by the mailed token. */
  keep: (token?: string) => withToken('/keep-account', token),
  subscription: () => '/profile#subscription',
}

/** The page of a mailed link: with the token in the mail, without it everywhere else. */
export function withToken(path: string, token?: string): string {
  return token ? `${path}?token=${encodeURIComponent(token)}` : path
}

/** A path that leads on to another when its work is done. */
export function withReturn(path: string, redirectTo?: string): string {
  return redirectTo ? `${path}?redirectTo=${encodeURIComponent(redirectTo)}` : path
}
