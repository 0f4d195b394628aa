/** What the plans cost, what they share, and what families ask before they choose one. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Table } from '~/components/ui/table'
import { paths } from '~/paths'
import { PlanCards } from '~/routes/public/parts/plan-cards'
import { pageMeta } from '~/utils/text/page-meta'
import { COMING_TOOLS, READY_TOOLS } from './parts/tool-overview.server'

export const meta = pageMeta(
  'Plans and prices',
  'One free plan and three paid ones for the ISEE and SSAT: prices, what each opens, refunds, and how to switch or cancel.',
)

export function loader() {
  return { tools: [...READY_TOOLS, ...COMING_TOOLS].map(({ title, free }) => ({ title, free })) }
}

export default function Pricing() {
  const { tools } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">Pricing</p>
        <h1>Plans and prices</h1>
        <p className="lead">Start free. If you stay, choose by how long you have until the test: all paid plans open the same tools.</p>
      </header>
      <PlanCards heading="h2" />
      <div className="split top">
        <GoodToKnow />
        <section className="stack">
          <h2>Free and paid, side by side</h2>
          <p className="soft">
            In the first 48 hours everything is open to everyone. <AppLink to={paths.public.premium()}>What each tool does</AppLink>, and
            which of them are ready today.
          </p>
          <Table
            caption="How often you may use each tool"
            columns={[{ label: 'Tool' }, { label: 'Free Starter' }, { label: 'Paid plans' }]}
            rows={tools.map(({ title, free }) => ({ key: title, cells: [title, free, 'No limit'] }))}
          />
        </section>
      </div>
    </div>
  )
}

const QUESTIONS = [
  {
    question: 'Which plan fits our date?',
    answer:
      'Less than a month to the test: Monthly Flex. Two or three months: Quarterly Success. More, or two tests in one season: Annual Excellence. We recommend three to six months in all.',
  },
  {
    question: 'Can we switch?',
    answer: 'At any time. What you have paid for and not used is taken off the price of the new plan, to the day.',
  },
  {
    question: 'How do we cancel?',
    answer: 'At any time, in the profile. The plan runs to the end of the time you paid for; then the account goes on as a free one.',
  },
  {
    question: 'And if it is not for us?',
    answer:
      'Within 30 days of your first payment you get all of it back. Access to the paid tools ends with it; results and mistakes stay.',
  },
  {
    question: 'Is there a plan for two children?',
    answer: 'Each child has an account, because the practice follows one student. Please write to us before you pay twice.',
  },
  {
    question: 'And for a class or a group?',
    answer: 'Seats cost $30 each for a year, from 1 to 50. You buy them and invite people under Groups, in your account.',
  },
]

function GoodToKnow() {
  return (
    <section>
      <h2>Good to know</h2>
      {QUESTIONS.map(({ question, answer }) => (
        <details className="faq" key={question} open>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p className="small">
        More: <AppLink to={paths.public.terms()}>Terms of Service</AppLink>, <AppLink to={paths.public.beta()}>what the beta is</AppLink>,{' '}
        <AppLink to={paths.public.earlierPrices()}>earlier prices</AppLink>,{' '}
        <AppLink to={paths.public.subscriptionTest()}>which plan this account has</AppLink>,{' '}
        <AppLink to={paths.public.contact()}>write to us</AppLink>.
      </p>
    </section>
  )
}
