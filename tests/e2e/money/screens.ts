/** The way to the payment and back, as a visitor sees it. */

export const MONEY_SCREENS = [
  { route: 'checkout', title: 'a choice of plans', at: () => '/checkout' },
  { route: 'checkout', title: 'the checkout of a plan', at: () => '/checkout?plan=annual' },
  { route: 'payment-success', title: 'nothing was bought here', at: () => '/payment-success' },
  { route: 'payment-canceled', title: 'nothing was charged', at: () => '/payment-canceled?plan=monthly' },
  { route: 'purchase', title: 'a dead link of a purchase', at: () => '/purchase' },
]
