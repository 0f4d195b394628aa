/** Reading the mail that the product has sent, in the stand-in's inbox. */
import { expect } from '@playwright/test'

interface Mail {
  subject: string
  text: string
  links: string[]
}

/** The newest mail to an address, waiting until `count` of them have come. */
export async function newestMail(to: string, count = 1): Promise<Mail> {
  await expect
    .poll(async () => (await inbox(to)).length, { message: `mail ${count} to ${to}`, timeout: 20_000 })
    .toBeGreaterThanOrEqual(count)
  const [newest] = await inbox(to)
  if (!newest) throw new Error(`no mail to ${to}`)
  return newest
}

/** The mail with this subject, however many have come before or after it. */
export async function mailNamed(to: string, subject: string): Promise<Mail> {
  const named = async () => (await inbox(to)).find((mail) => mail.subject === subject)
  await expect.poll(async () => (await named())?.subject, { message: `“${subject}” to ${to}`, timeout: 20_000 }).toBe(subject)
  const mail = await named()
  if (!mail) throw new Error(`no “${subject}” to ${to}`)
  return mail
}

/** The first link of a mail that leads to the given path. */
export function linkTo(mail: Mail, path: string): string {
  const link = mail.links.find((address) => new URL(address).pathname === path)
  if (!link) throw new Error(`“${mail.subject}” has no link to ${path}: ${mail.links.join(' ')}`)
  return link
}

/** Newest first. */
async function inbox(to: string): Promise<Mail[]> {
  const response = await fetch(`${process.env.POSTMARK_API_URL}/inbox.json?to=${encodeURIComponent(to)}`)
  return response.json()
}
