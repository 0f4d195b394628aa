/** The mail that the product has sent, read from its stand-in's inbox. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client'
import type { Product } from './product'

const LOOK_MS = 200

interface Message {
  links: string[]
}

/** The newest mail to an address with such a link, as soon as there is one; only those links. Throws when none comes in time. */
export async function waitForMail(
  { inboxUrl }: Product,
  recipient: string,
  withinMs: number,
  isWanted: (link: string) => boolean = () => true,
): Promise<Message> {
  for (const until = performance.now() + withinMs; performance.now() < until; await pause(LOOK_MS)) {
    const response = await fetch(`${inboxUrl}/inbox.json?to=${encodeURIComponent(recipient)}`)
    for (const message of (await response.json()) as Message[]) {
      const links = message.links.filter(isWanted)
      if (links.length > 0) return { links }
    }
  }
  throw new Error(`no mail came within ${Math.round(withinMs)} ms`)
}

/** Whether the queue works: somebody asks for a new password and gets the mail. */
export async function mailGoesOut(product: Product, client: Client, recipient: string, withinMs: number): Promise<void> {
  const { status } = await client.send({ method: 'POST', path: '/forgot-password', fields: { email: recipient } })
  if (status !== 303) throw new Error(`the request for a mail answered ${status}`)
  await waitForMail(product, recipient, withinMs)
}
