/** Sends recorded mail through the mail service, a batch at a time; what fails is tried again later. */
import { hashToken } from '~/auth/tokens.server'
import { findConsent } from '~/models/consent.server'
import { MAIL_TOKENS, type MailTemplate, mailToSend, markMailFailed, markMailSent, tokenOfMail } from '~/models/mail.server'
import { deliver, isRefusedForGood } from '~/services/mail.server'
import { log } from '~/utils/log.server'
import { handBack, type Jobs } from './queue.server'

interface MailJob {
  data: Jobs['send-mail']
}

/** Sends a batch side by side. One that fails goes back to the queue alone, so that a bad address holds up nobody else's mail. */
export async function sendMails(jobs: (MailJob & { id: string })[]): Promise<void> {
  await Promise.all(jobs.map((job) => sendMail(job).catch((reason: unknown) => handBack('send-mail', job.id, reason))))
}

/** Sends the mail unless it is sent already, or its link died because a newer mail replaced it. Throws when a later try may succeed. */
export async function sendMail({ data: { mailId } }: MailJob): Promise<void> {
  const mail = await mailToSend(mailId)
  if (!mail) return

  const template = mail.template as MailTemplate
  const token = MAIL_TOKENS[template] ? tokenOfMail(template, mailId) : undefined
  if (token && (await isReplaced(template, token, mail.user))) return markMailFailed(mailId, 'replaced by a newer mail', true)

  try {
    const messageId = await deliver({ template, recipient: mail.recipient, firstName: mail.firstName, token })
    await markMailSent(mailId, messageId)
  } catch (error) {
    const isFinal = isRefusedForGood(error)
    await markMailFailed(mailId, error instanceof Error ? error.message : String(error), isFinal)
    log.warn({ mailId, template, isFinal }, 'mail not sent')
    if (!isFinal) throw error
  }
}

/** Whether the link is dead already: the account's hash belongs to a newer mail of the same kind, or another parent is asked. */
async function isReplaced(
  template: MailTemplate,
  token: string,
  user: { verificationToken: string | null; resetToken: string | null } | null,
): Promise<boolean> {
  if (template === 'verify-email') return user?.verificationToken !== hashToken(token)
  if (template === 'reset-password') return user?.resetToken !== hashToken(token)
  if (template === 'parent-consent') return (await findConsent(token)) === null
  return false
}
