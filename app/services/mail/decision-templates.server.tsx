/** What tutors and affiliates are told about their application and their account. An admin's reason stands in the text, never in a subject. */
import type { ComponentProps, ReactNode } from 'react'
import type { MailTemplate } from '~/models/mail/mail.server'
import { paths } from '~/paths'
import { DOORS } from '~/paths/doors'
import { MailLayout, MailParagraph } from './layout/layout'
import { hello, link, type Template } from './layout/template.server'

type Decision = Extract<MailTemplate, `application-${string}` | `partner-${string}`>

interface DecisionMailProps extends Pick<ComponentProps<typeof MailLayout>, 'preview' | 'heading' | 'action'> {
  name?: string
  reason?: string
  children: ReactNode
}

function DecisionMail({ name, reason, children, ...layout }: DecisionMailProps) {
  return (
    <MailLayout
      {...layout}
      greeting={hello(name)}
      note="You are getting this email because you have an account at Stanine with this address."
    >
      <MailParagraph>{children}</MailParagraph>
      {reason ? <MailParagraph>The reason: {reason}</MailParagraph> : null}
    </MailLayout>
  )
}

const WRITE_TO_US = { href: link(paths.public.contact()), label: 'Write to us' }

export const DECISION_TEMPLATES: Record<Decision, Template> = {
  'application-approved': {
    subject: 'Your application is approved',
    Mail: ({ audience, ...told }) => (
      <DecisionMail
        {...told}
        preview="Welcome to Stanine."
        heading="Your application is approved"
        action={{ href: link(DOORS[audience].login()), label: 'Log in' }}
      >
        We have read your application and approved it. Your account is open: log in to see your dashboard.
      </DecisionMail>
    ),
  },
  'application-rejected': {
    subject: 'Your application to Stanine',
    Mail: (told) => (
      <DecisionMail {...told} preview="We have read your application." heading="Your application to Stanine" action={WRITE_TO_US}>
        We have read your application and could not accept it.
      </DecisionMail>
    ),
  },
  'partner-suspended': {
    subject: 'Your account is suspended',
    Mail: (told) => (
      <DecisionMail {...told} preview="All devices were logged out." heading="Your account is suspended" action={WRITE_TO_US}>
        We have suspended your account. All devices were logged out; when you log in, you see only this notice.
      </DecisionMail>
    ),
  },
  'partner-restored': {
    subject: 'Your account is open again',
    Mail: ({ audience, ...told }) => (
      <DecisionMail
        {...told}
        preview="You can log in again."
        heading="Your account is open again"
        action={{ href: link(DOORS[audience].login()), label: 'Log in' }}
      >
        Your account is no longer suspended. Everything is as it was.
      </DecisionMail>
    ),
  },
}
