/** For whoever comes by an old link: the prices as they were, beside those of today. */

import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { paths } from '~/paths'
import { PLANS } from '~/routes/public/parts/plans'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Earlier prices', 'What the plans of Stanine cost before, and what they cost today.')

export default function EarlierPrices() {
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">Pricing</p>
        <h1 className="title-2">Earlier prices</h1>
        <p className="lead">You may have come by an older link. The prices of today are the only ones that hold.</p>
      </header>
      <Table
        caption="Each plan, then and now"
        columns={[{ label: 'Plan' }, { label: 'Earlier', isNumber: true }, { label: 'Today', isNumber: true }]}
        rows={PLANS.map(({ name, price, originalPrice, per }) => ({
          key: name,
          cells: [
            name,
            originalPrice ?? price,
            <>
              <strong>{price}</strong>
              <br />
              <span className="small soft">{per}</span>
            </>,
          ],
        }))}
      />
      <p>
        <ButtonLink to={paths.public.pricing()}>Plans and prices</ButtonLink>
      </p>
    </div>
  )
}
