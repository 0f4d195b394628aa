/** Messages from the contact form, kept for the admins. */
import { db } from '~/db.server'

export async function storeContactMessage(message: { name: string; email: string; message: string }): Promise<void> {
  await db.contactMessage.create({ data: message })
}
