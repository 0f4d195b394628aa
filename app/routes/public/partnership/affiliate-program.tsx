/** What affiliates do, what they earn, and when it is paid. The terms themselves stand at /affiliate/terms. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { paths } from '~/paths'
import { PLANS } from '~/routes/public/parts/plans'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'Affiliate program',
  'Refer families to Stanine and earn 35 percent of their first payment: how it works, what you earn, and when it is paid.',
)

const PERCENT = 35

const STEPS = [
  { title: 'You apply', text: 'Tell us who you are and how you would tell families about us. A person reads it, and writes back.' },
  { title: 'You get a link and a code', text: 'The link is for writing, the code for saying aloud. Both count the same.' },
  { title: 'A family comes', text: 'They follow your link or give your code, and register within 30 days. The last link counts.' },
  {
    title: 'You earn',
    text: '30 days after their first payment, when their time to ask for a refund is over, your commission can be paid.',
  },
]

export default function AffiliateProgram() {
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">Affiliate program</p>
        <h1>Recommend what you would use yourself</h1>
        <p className="lead">You earn {PERCENT} percent of the first payment of every family that you send to us.</p>
        <p className="cluster">
          <ButtonLink to={paths.affiliate.register()}>Apply as an affiliate</ButtonLink>
          <AppLink to={paths.affiliate.login()}>Affiliate login</AppLink>
        </p>
      </header>
      <section className="stack">
        <h2>How it works</h2>
        <ol className="grid">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="card stack tight">
              <h3>
                {index + 1}. {title}
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="split top">
        <div className="stack tight">
          <h2>What you earn</h2>
          <p className="soft">
            Once for each family, from what they really pay: after discounts, before tax. Renewals earn nothing, and a refund cancels the
            commission.
          </p>
        </div>
        <Table
          caption="Your part of a first payment"
          columns={[{ label: 'Plan' }, { label: 'They pay', isNumber: true }, { label: 'You earn', isNumber: true }]}
          rows={PLANS.filter(({ price }) => price !== '$0').map(({ name, price }) => ({
            key: name,
            cells: [name, price, commissionOf(price)],
          }))}
        />
      </section>
      <section className="prose">
        <h2>What we ask of you</h2>
        <p>
          Say that you earn from it. Promise nobody a score or a school. Write to no one who did not ask you to. The rest stands in the{' '}
          <AppLink to={paths.affiliate.terms()}>terms for affiliates</AppLink>; they are five short paragraphs.
        </p>
        <p>
          A school or a group that wants to provide seats instead?{' '}
          <AppLink to={paths.public.partnership()}>Other ways of working together</AppLink>
        </p>
      </section>
    </div>
  )
}

/** "$299" gives "$104.65". */
function commissionOf(price: string): string {
  return `$${((Number(price.slice(1)) * PERCENT) / 100).toFixed(2)}`
}
