/** Registration, sign-in and the profile of students. */
import { sharedPaths, withQuery, withReturn, withToken } from './shared'

export const accountPaths = {
  ...sharedPaths('', '/profile'),
  register: (redirectTo?: string) => withReturn('/register', redirectTo),
  /** Registration again with what was typed, to correct the address. */
  correction: () => '/register?correct=address',
  checkEmail: () => '/register/check-email',
  username: (redirectTo?: string) => withReturn('/username', redirectTo),
  welcome: (redirectTo?: string) => withReturn('/welcome', redirectTo),
  consent: (token?: string) => withToken('/consent', token),
  profile: () => '/profile',
  /** The weekly report by mail, by the link in it: to end it or to have it again; and what a mail program posts to. */
  reportMail: (token?: string) => withToken('/report-mail', token),
  reportMailOut: (token: string) => withToken('/report-mail/out', token),
  name: () => '/profile/name',
  accessibility: () => '/profile/accessibility',
  subscription: () => '/profile#subscription',
  /** `of` names the plan in these four where an account has several. */
  planSwitch: (plan?: string, of?: string) => withQuery('/profile/subscription/switch', { plan, of }),
  planCancellation: (of?: string) => withQuery('/profile/subscription/cancellation', { of }),
  planResumption: (of?: string) => withQuery('/profile/subscription/resumption', { of }),
  planRefund: () => '/profile/subscription/refund',
  /** Takes back a request for a free seat, or gives the seat back. */
  scholarshipWithdrawal: () => '/scholarship/withdrawal',
  /** Leads to the provider's page for the card. */
  paymentMethod: (of?: string) => withQuery('/profile/subscription/payment-method', { of }),
}
