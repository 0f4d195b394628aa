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
  subscription: () => '/profile#subscription',
}
