/** One mail to be composed and sent. */
import type { MailTemplate } from '~/models/mail/mail.server'

export interface Letter {
  template: MailTemplate
  recipient: string
  name?: string
  /** The token of its link, for templates that carry one. */
  token?: string
}
