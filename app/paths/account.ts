/** Registration, sign-in and the profile. */
export const accountPaths = {
  register: () => '/register',
  /** Registration again with what was typed, to correct the address. */
  correction: () => '/register?correct=address',
  checkEmail: () => '/register/check-email',
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
  login: (redirectTo?: string) => (redirectTo ? `/login?redirectTo=${encodeURIComponent(redirectTo)}` : '/login'),
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  username: (redirectTo?: string) => (redirectTo ? `/username?redirectTo=${encodeURIComponent(redirectTo)}` : '/username'),
  welcome: (redirectTo?: string) => (redirectTo ? `/welcome?redirectTo=${encodeURIComponent(redirectTo)}` : '/welcome'),
  consent: (token: string) => `/consent?token=${encodeURIComponent(token)}`,
  profile: () => '/profile',
  dataExport: () => '/profile/export',
  dataExportFile: () => '/profile/export/file',
  deletion: () => '/profile/deletion',
  /** Where an account that is to be deleted is kept: after signing in, or by the mailed token. */
  keep: (token?: string) => (token ? `/keep-account?token=${encodeURIComponent(token)}` : '/keep-account'),
  subscription: () => '/profile#subscription',
}
