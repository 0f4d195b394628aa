/** Sends recorded mail through the mail service, a batch at a time; what fails is tried again later. */
import { letterOf } from '~/models/accounts/mail.server'
import { statementLetter } from '~/models/commissions/payouts/statement.server'
import { isListingMail, listingLetter } from '~/models/directory/listings/mail.server'
import { groupLetter, isGroupMail } from '~/models/groups/mail.server'
import { dropMail, mailToSend, markMailFailed, markMailSent, type WaitingMail } from '~/models/mail/mail.server'
import { isMoneyMail, moneyLetter } from '~/models/money/mail.server'
import { reportLetter } from '~/models/reports/letter.server'
import { supportLetter } from '~/models/site/support-mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { deliver, isRefusedForGood } from '~/services/mail/mail.server'
import { log } from '~/utils/log.server'
import { handBack, type Jobs } from './queue/queue.server'

interface MailJob {
  data: Jobs['send-mail']
}

/** Sends a batch side by side. One that fails goes back to the queue alone, so that a bad address holds up nobody else's mail. */
export async function sendMails(jobs: (MailJob & { id: string })[]): Promise<void> {
  await Promise.all(jobs.map((job) => sendMail(job).catch((reason: unknown) => handBack('send-mail', job.id, reason))))
}

/** Sends the mail unless it is sent already, or nobody is to get it, such as an unknown address. Throws when a later try may succeed. */
export async function sendMail({ data: { mailId } }: MailJob): Promise<void> {
  const mail = await mailToSend(mailId)
  if (!mail) return
  const letter = await letterFor(mail)
  if (!letter) return dropMail(mailId)

  try {
    const messageId = await deliver(letter)
    await markMailSent(mailId, messageId)
  } catch (error) {
    const isFinal = isRefusedForGood(error)
    await markMailFailed(mailId, error instanceof Error ? error.message : String(error), isFinal)
    log.warn({ mailId, template: letter.template, isFinal }, 'mail not sent')
    if (!isFinal) throw error
  }
}

/** About an account, or about what somebody without one has written. */
function letterFor(mail: WaitingMail): Promise<Letter | null> {
  const { aboutId, template } = mail
  if (!aboutId) return letterOf(mail)
  if (template === 'weekly-report') return reportLetter(mail, aboutId)
  if (template === 'commission-paid') return statementLetter(mail, aboutId)
  if (isGroupMail(template)) return groupLetter(mail, template, aboutId)
  if (isMoneyMail(template)) return moneyLetter(mail, template, aboutId)
  return isListingMail(template) ? listingLetter(mail, template, aboutId) : supportLetter(mail, aboutId)
}
