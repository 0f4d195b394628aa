/** What our own support is told: somebody wrote to us. The words of a stranger stand in the text, never in a subject. */
import { Children } from 'react'
import { paths } from '~/paths'
import { MailLayout, MailParagraph } from './layout/layout'
import { link, type Template } from './layout/template.server'

const LINES = /\n+/

function Lines({ text = '' }: { text?: string }) {
  return (
    <>
      {Children.map(text.split(LINES), (line) => (
        <MailParagraph>{line}</MailParagraph>
      ))}
    </>
  )
}

export const SUPPORT_TEMPLATES = {
  'contact-message': {
    subject: 'A message from the contact form',
    Mail: ({ written }) => (
      <MailLayout
        preview="Somebody wrote to us."
        heading="A message from the contact form"
        greeting={`${written?.name} (${written?.who}) wrote:`}
        action={{ href: link(paths.admin.message(written?.id ?? '')), label: 'Open it in the inbox' }}
        note="A reply to this email goes to whoever wrote. Please mark the message as done in the inbox when you have answered."
      >
        <Lines text={written?.text} />
      </MailLayout>
    ),
  },
  testimonial: {
    subject: 'A testimonial waits to be read',
    Mail: ({ written }) => (
      <MailLayout
        preview="It is shown to nobody until one of us has read it."
        heading="A testimonial waits to be read"
        greeting={`${written?.name} (${written?.who}) wrote:`}
        action={{ href: link(paths.admin.testimonial(written?.id ?? '')), label: 'Read and decide' }}
        note="It is shown to nobody until one of us has approved it."
      >
        <Lines text={written?.text} />
      </MailLayout>
    ),
  },
} satisfies Record<string, Template>
