/** Registration, sign-in and the profile of students. */
import { sharedPaths, withReturn, withToken } from './shared'

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
  name: () => '/profile/name',
  accessibility: () => '/profile/accessibility',
  subscription: () => '/profile#subscription',
  planSwitch: (plan?: string) => (plan ? `/profile/subscription/switch?plan=${plan}` : '/profile/subscription/switch'),
  planCancellation: () => '/profile/subscription/cancellation',
  planResumption: () => '/profile/subscription/resumption',
  planRefund: () => '/profile/subscription/refund',
  /** Leads to the provider's page for the card. */
  paymentMethod: () => '/profile/subscription/payment-method',
}
