/** Said beside the plan buttons while nobody can pay: what a button does today. */
import { Banner } from '~/components/ui/banner'

export function NoPaymentYet() {
  return (
    <Banner tone="notice" title="You cannot pay here yet">
      <p>
        Until you can, each button opens an account: 48 hours of every tool that is ready, then the free tier. We ask for no card, and
        nothing turns into a paid plan by itself.
      </p>
    </Banner>
  )
}
