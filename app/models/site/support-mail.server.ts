/** Telling our own support that somebody wrote. The record names the row; what was written is read when the mail is sent. */
import { type Database, db } from '~/db.server'
import { env } from '~/env.server'
import { queueMail, type WaitingMail } from '~/models/mail/mail.server'
import type { Letter, Written } from '~/services/mail/layout/letter'

type SupportMail = 'contact-message' | 'testimonial'

/** Queues the mail in the transaction that stores what was written; the page has counted the sender's tries already. */
export async function tellSupport(transaction: Database, template: SupportMail, aboutId: string): Promise<void> {
  await queueMail(transaction, { kind: 'support', template, recipient: env.SUPPORT_EMAIL, aboutId })
}

/** The letter with what was written; null when it is gone by now. */
export async function supportLetter({ template, recipient }: WaitingMail, aboutId: string): Promise<Letter | null> {
  if (template === 'testimonial') return letter('testimonial', recipient, await testimonialText(aboutId))
  return letter('contact-message', recipient, await messageText(aboutId))
}

function letter(template: SupportMail, recipient: string, written: Written | null): Letter | null {
  return written && { template, recipient, written }
}

async function messageText(id: string): Promise<Written | null> {
  const found = await db.contactMessage.findUnique({ where: { id }, select: { name: true, email: true, message: true } })
  return found && { id, name: found.name, who: found.email, text: found.message }
}

async function testimonialText(id: string): Promise<Written | null> {
  const found = await db.testimonial.findUnique({ where: { id }, select: { name: true, role: true, content: true } })
  return found && { id, name: found.name, who: found.role, text: found.content }
}
