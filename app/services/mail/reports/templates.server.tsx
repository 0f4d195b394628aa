/** The weekly report by mail: plain words, effort first, one next step. No pictures, so nothing in it tells whether it was read. */
import type { MailTemplate } from '~/models/mail/mail.server'
import { paths } from '~/paths'
import { MailLayout, MailParagraph } from '../layout'
import { link, type Template } from '../template.server'

export const REPORT_TEMPLATES: Record<Extract<MailTemplate, 'weekly-report'>, Template> = {
  'weekly-report': {
    subject: 'Your weekly report',
    Mail: ({ digest, token }) => (
      <MailLayout
        preview={digest?.effort ?? ''}
        heading="The week in short"
        greeting="Hello,"
        action={{ href: link(paths.learn.report(digest?.reportId ?? '')), label: 'See the whole report' }}
        note={`You are getting this email because somebody asked for it in the account. To end it, open ${link(paths.account.reportMail(token))}`}
      >
        <MailParagraph>
          This is what {digest?.who} did from {digest?.week}.
        </MailParagraph>
        <MailParagraph>{digest?.effort}</MailParagraph>
        {digest?.seen.map((line) => (
          <MailParagraph key={line}>{line}</MailParagraph>
        ))}
        <MailParagraph>
          <strong>One next step:</strong> {digest?.step}
        </MailParagraph>
      </MailLayout>
    ),
  },
}
