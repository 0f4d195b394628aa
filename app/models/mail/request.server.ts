/** Mail that anybody may ask for at a public form: known and unknown addresses, over the limit and under it, all take the same time. */
import type { Database } from '~/db.server'
import { enqueue } from '~/jobs/queue/queue.server'
import type { Refusal } from './limits.server'
import { type Mail, queueMail } from './mail.server'

/** Queues the mail, or over the limit a mail to nobody, behind all others, which is dropped in its turn. Returns the limit reached. */
export async function requestMail(transaction: Database, mail: Mail): Promise<Refusal | null> {
  const { refusal } = await queueMail(transaction, mail)
  if (refusal) {
    const { id } = await transaction.mailRecord.create({
      data: { template: mail.template, recipient: '', audience: mail.audience },
      select: { id: true },
    })
    await enqueue(transaction, 'send-mail', { mailId: id }, -1)
  }
  return refusal
}
