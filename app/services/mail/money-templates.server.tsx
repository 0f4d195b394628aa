/** What payers are told: that we got their money, that a renewal fails, that a plan or the trial ends. */
import type { MailTemplate } from '~/models/mail/mail.server'
import { paths } from '~/paths'
import { MailLayout, MailParagraph } from './layout/layout'
import type { Letter } from './layout/letter'
import { hello, link, type Template } from './layout/template.server'

type MoneyTemplate = Extract<
  MailTemplate,
  | 'receipt'
  | 'purchase-waiting'
  | 'renewal-failing'
  | 'plan-ended'
  | 'trial-ending'
  | 'commission-paid'
  | 'commission-given'
  | 'payout-details-changed'
>

const OF_ACCOUNT = 'You are getting this email because your account at Stanine has this address.'

const OF_PARTNER = 'You are getting this email because your affiliate account at Stanine has this address.'

function PaidLine({ payment }: { payment: Letter['payment'] }) {
  const { plan, amount, on, number, invoiceUrl } = payment ?? {}
  return (
    <>
      <MailParagraph>
        {plan}: {amount}, paid on {on}
        {number ? `, invoice ${number}` : ''}.
      </MailParagraph>
      {invoiceUrl ? (
        <MailParagraph>
          <a href={invoiceUrl}>The invoice</a>
        </MailParagraph>
      ) : null}
    </>
  )
}

export const MONEY_TEMPLATES: Record<MoneyTemplate, Template> = {
  receipt: {
    subject: 'Your receipt',
    Mail: ({ name, payment }) => (
      <MailLayout
        preview="Thank you. This is your receipt."
        heading="Your receipt"
        greeting={hello(name)}
        action={{ href: link(paths.account.subscription()), label: 'See your membership' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>Thank you. We have received your payment.</MailParagraph>
        <PaidLine payment={payment} />
        {payment?.isOneOfSeveral ? (
          <MailParagraph>
            You have more than one plan, and each of them is charged. One is enough to open everything: cancel what you do not need.
          </MailParagraph>
        ) : null}
        <MailParagraph>
          Your membership page has every invoice, and there you switch or cancel at any time. Within 30 days of your first payment you get
          all of it back if you ask there.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'purchase-waiting': {
    subject: 'Your receipt, and how to begin',
    Mail: ({ token, payment }) => (
      <MailLayout
        preview="One click adds it to an account."
        heading="Your plan waits for its account"
        greeting="Hello,"
        action={{ href: link(paths.public.purchase(token)), label: 'Add it to an account' }}
        note="You are getting this email because somebody paid at Stanine with this address. Whoever follows the link gets the plan, so please keep it to yourself."
      >
        <MailParagraph>Thank you. We have received your payment.</MailParagraph>
        <PaidLine payment={payment} />
        <MailParagraph>
          You paid without an account. Follow the link and log in or create one: then everything is open. The link works once, for 30 days.
          An account with this email address gets the plan by itself.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'renewal-failing': {
    subject: 'We could not renew your plan',
    Mail: ({ name, payment }) => (
      <MailLayout
        preview={`Everything stays open until ${payment?.until}.`}
        heading="We could not renew your plan"
        greeting={hello(name)}
        action={{ href: link(paths.account.subscription()), label: 'Change the card' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          The payment for {payment?.plan} did not go through. Nothing closes yet: for seven days, until {payment?.until}, everything stays
          open, and we try the card again.
        </MailParagraph>
        {payment?.invoiceUrl ? (
          <MailParagraph>
            <a href={payment.invoiceUrl}>Pay now</a>
          </MailParagraph>
        ) : null}
        <MailParagraph>Or change the card on your membership page, and we will try it again.</MailParagraph>
      </MailLayout>
    ),
  },
  'plan-ended': {
    subject: 'Your plan has ended',
    Mail: ({ name, payment }) => (
      <MailLayout
        preview="Your results and mistakes stay."
        heading="Your plan has ended"
        greeting={hello(name)}
        action={{ href: link(paths.public.pricing()), label: 'See the plans' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          {payment?.plan} ended on {payment?.until}. Your account goes on as a free one: your results, mistakes and plans are all there, and
          each tool is open a few times a week.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'commission-paid': {
    subject: 'We have paid your commission',
    Mail: ({ name, payment }) => (
      <MailLayout
        preview={`${payment?.amount} on ${payment?.on}. The statement is attached.`}
        heading="We have paid your commission"
        greeting={hello(name)}
        action={{ href: link(paths.affiliate.payout()), label: 'See your payments' }}
        note={OF_PARTNER}
      >
        <MailParagraph>
          We paid you {payment?.amount} on {payment?.on}, by {payment?.plan}. The statement is attached as a PDF.
        </MailParagraph>
        <MailParagraph>If the money has not arrived within ten days, please answer this email.</MailParagraph>
      </MailLayout>
    ),
  },
  'payout-details-changed': {
    subject: 'Where we pay you was changed',
    Mail: ({ name }) => (
      <MailLayout
        preview="If it was not you, act now."
        heading="Where we pay you was changed"
        greeting={hello(name)}
        action={{ href: link(paths.affiliate.payout()), label: 'Look at it' }}
        note={OF_PARTNER}
      >
        <MailParagraph>
          Somebody with your password and a code from your app changed how we pay your commission. If it was not you, change your password
          now and write to us.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'commission-given': {
    subject: 'Commission of yours became seats',
    Mail: ({ name }) => (
      <MailLayout
        preview="If it was not you, act now."
        heading="Commission of yours became seats"
        greeting={hello(name)}
        action={{ href: link(paths.affiliate.earnings()), label: 'See your earnings' }}
        note={OF_PARTNER}
      >
        <MailParagraph>
          Thank you. Commission of yours was turned into seats for students with a fee waiver. Your earnings show how much.
        </MailParagraph>
        <MailParagraph>If it was not you, change your password now and write to us.</MailParagraph>
      </MailLayout>
    ),
  },
  'trial-ending': {
    subject: 'Your welcome gift ends within a day',
    Mail: ({ name }) => (
      <MailLayout
        preview="What stays open, and what has a limit then."
        heading="Your 48 hours end within a day"
        greeting={hello(name)}
        action={{ href: link(paths.learn.dashboard()), label: 'Keep practicing' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          Until then everything is open. After that your account goes on as a free one: each tool has a weekly or monthly limit, and what
          you did in the first 48 hours does not count. Nothing is charged.
        </MailParagraph>
        <MailParagraph>
          The plans without limits: <a href={link(paths.public.pricing())}>plans and prices</a>
        </MailParagraph>
      </MailLayout>
    ),
  },
}
