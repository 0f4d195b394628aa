/** Registration, sign-in and the profile. */
export const accountPaths = {
  register: () => '/register',
  /** Registration again with what was typed, to correct the address. */
  correction: () => '/register?correct=address',
  checkEmail: () => '/register/check-email',
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
  login: (redirectTo?: string) => (redirectTo ? `/login?redirectTo=${encodeURIComponent(redirectTo)}` : '/login'),
  loginCode: (redirectTo?: string) => withReturn('/login/second-factor', redirectTo),
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  username: (redirectTo?: string) => (redirectTo ? `/username?redirectTo=${encodeURIComponent(redirectTo)}` : '/username'),
  welcome: (redirectTo?: string) => (redirectTo ? `/welcome?redirectTo=${encodeURIComponent(redirectTo)}` : '/welcome'),
  consent: (token: string) => `/consent?token=${encodeURIComponent(token)}`,
  profile: () => '/profile',
  name: () => '/profile/name',
  password: () => '/profile/password',
  email: () => '/profile/email',
  emailLink: () => '/profile/email/link',
  emailCancellation: () => '/profile/email/cancellation',
  emailConfirmation: (token?: string) => (token ? `/profile/email/confirmation?token=${token}` : '/profile/email/confirmation'),
  accessibility: () => '/profile/accessibility',
  sessions: (after?: string) => (after ? `/profile/sessions?after=${after}` : '/profile/sessions'),
  secondFactor: (redirectTo?: string) => withReturn('/profile/second-factor', redirectTo),
  secondFactorSetUp: (redirectTo?: string) => withReturn('/profile/second-factor/set-up', redirectTo),
  secondFactorOff: () => '/profile/second-factor/off',
  recoveryCodes: (redirectTo?: string) => withReturn('/profile/second-factor/recovery-codes', redirectTo),
  recoveryCodesFile: () => '/profile/second-factor/recovery-codes/file',
  dataExport: () => '/profile/export',
  dataExportFile: () => '/profile/export/file',
  deletion: () => '/profile/deletion',
  /** Where an account that is to be deleted is kept: after signing in, or by the mailed token. */
  keep: (token?: string) => (token ? `/keep-account?token=${encodeURIComponent(token)}` : '/keep-account'),
  subscription: () => '/profile#subscription',
}

/** A path that leads on to another when its work is done. */
export function withReturn(path: string, redirectTo?: string): string {
  return redirectTo ? `${path}?redirectTo=${encodeURIComponent(redirectTo)}` : path
}
