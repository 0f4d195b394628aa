/** The way to the boot camp, with the badge that the specification gives it for whoever has no plan. */
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

export function BootcampCard({ isPremium }: { isPremium: boolean }) {
  return (
    <section className="card stack tight">
      <h2 className="cluster">
        30-Day Boot Camp
        {!isPremium && <Badge tone="notice">Premium</Badge>}
      </h2>
      <p>5 sessions a day: Verbal, Quantitative, Reading, Math, and Review. A plan for the last month before the test.</p>
      <p>
        <ButtonLink to={paths.public.bootcamp()} look="quiet">
          See the 30 days
        </ButtonLink>
      </p>
    </section>
  )
}
