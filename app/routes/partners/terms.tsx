/** The terms for affiliates. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Terms for affiliates', 'What affiliates of Stanine earn, when it is paid, and what we ask of them.')

const TERMS = [
  {
    title: 'Who can join',
    text: 'We read every application and may say no. An account may be suspended when these terms are broken; we then say why.',
  },
  {
    title: 'What you earn',
    text: 'You earn 35 percent of the first payment of each family that you refer, after discounts and before tax, once. Renewals earn nothing.',
  },
  {
    title: 'How a family counts as yours',
    text: 'A family counts when it follows your link, or gives your code, and registers within 30 days, or when its first payment names your code or coupon. The last link counts. A family counts once, ever, and nobody refers themselves. With a coupon of yours, the coupon says the percentage.',
  },
  {
    title: 'When it is paid',
    text: 'A commission waits for 30 days, in which families may ask for their money back. A refund or a disputed payment cancels it; what was paid to you before is taken off the next payment. You can ask for a payment from $25 on.',
  },
  {
    title: 'What we ask of you',
    text: 'Say that you earn a commission. Promise no scores and no admission. Send no mail to people who did not ask for it. ISEE is a trademark of ERB and SSAT of EMA; do not suggest that either stands behind Stanine.',
  },
]

export default function AffiliateTerms() {
  return (
    <div className="wrap narrow page stack loose">
      <h1>Terms for affiliates</h1>
      {TERMS.map(({ title, text }) => (
        <section className="stack tight" key={title}>
          <h2 className="title-3">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <p>
        <AppLink to={paths.affiliate.register()}>Apply as an affiliate</AppLink>
      </p>
    </div>
  )
}
