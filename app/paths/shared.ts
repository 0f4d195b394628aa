/** What students, tutors and affiliates have alike: coming in, and the pages of an account. */

/** A path that leads on to another when its work is done. */
export function withReturn(path: string, redirectTo?: string): string {
  return redirectTo ? `${path}?redirectTo=${encodeURIComponent(redirectTo)}` : path
}

/** The page of a mailed link: with the token in the mail, without it everywhere else. */
export function withToken(path: string, token?: string): string {
  return token ? `${path}?token=${encodeURIComponent(token)}` : path
}

export type SharedPaths = ReturnType<typeof sharedPaths>

/** `door` begins the addresses of signing in, `account` those of the account. */
export function sharedPaths(door: string, account: string) {
  return {
    verifyEmail: (token?: string) => withToken(`${door}/verify-email`, token),
    login: (redirectTo?: string) => withReturn(`${door}/login`, redirectTo),
    loginCode: (redirectTo?: string) => withReturn(`${door}/login/second-factor`, redirectTo),
    logout: () => `${door}/logout`,
    forgotPassword: () => `${door}/forgot-password`,
    resetPassword: () => `${door}/reset-password`,
    password: () => `${account}/password`,
    email: () => `${account}/email`,
    emailLink: () => `${account}/email/link`,
    emailCancellation: () => `${account}/email/cancellation`,
    emailConfirmation: (token?: string) => withToken(`${account}/email/confirmation`, token),
    sessions: (after?: string) => (after ? `${account}/sessions?after=${after}` : `${account}/sessions`),
    secondFactor: (redirectTo?: string) => withReturn(`${account}/second-factor`, redirectTo),
    secondFactorSetUp: (redirectTo?: string) => withReturn(`${account}/second-factor/set-up`, redirectTo),
    secondFactorOff: () => `${account}/second-factor/off`,
    recoveryCodes: (redirectTo?: string) => withReturn(`${account}/second-factor/recovery-codes`, redirectTo),
    recoveryCodesSaved: (redirectTo?: string) => withReturn(`${account}/second-factor/recovery-codes/saved`, redirectTo),
    recoveryCodesFile: () => `${account}/second-factor/recovery-codes/file`,
    dataExport: () => `${account}/export`,
    dataExportFile: () => `${account}/export/file`,
    deletion: () => `${account}/deletion`,
    /** Where an account that is to be deleted is kept: after signing in, or by the mailed token. */
    keep: (token?: string) => withToken(`${door}/keep-account`, token),
  }
}

/** The address with those parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
