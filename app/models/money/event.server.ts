/** The provider's calls: each event is taken once, and a job reads what has become of its customer. */
import { db } from '~/db.server'
import { enqueue } from '~/jobs/queue/queue.server'
import { type PaymentEvent, readEvent } from '~/services/payments/event.server'

/**
 * Takes the event of a webhook's raw body: its id and the job that reads its customer are written together, so that it takes effect once
 * however often it comes, and not at all when nothing was written. False when it is not the provider's.
 */
export async function takeEvent(body: string, signature: string | null): Promise<boolean> {
  const event = await readEvent(body, signature)
  if (!event) return false
  if (event.customerId) await storeEvent(event, event.customerId)
  return true
}

async function storeEvent({ id, type, createdAt }: PaymentEvent, customerId: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.stripeEvent.createMany({ data: [{ id, type, createdAt }], skipDuplicates: true })
    if (count === 1) await enqueue(transaction, 'sync-payments', { customerId })
  })
}
