/** Mail in tests: what is queued is sent by the job itself through the real client to the sandbox, and read back from its inbox. */
import { db } from '~/db.server'
import { env } from '~/env.server'
import { sendMail } from '~/jobs/send-mail.server'

export interface Message {
  to: string[]
  subject: string
  /** Where a reply goes, if not to the sender. */
  replyTo: string
  /** Beside the usual ones. */
  headers: { Name: string; Value: string }[]
  html: string
  text: string
  links: string[]
  attachments: { name: string; type: string; bytes: number }[]
}

/** Sends what is queued for the address, then returns all of its mail, newest first. */
export async function mailTo(recipient: string): Promise<Message[]> {
  const queued = await db.mailRecord.findMany({ where: { recipient, status: 'queued' }, orderBy: { createdAt: 'asc' } })
  for (const { id } of queued) await sendMail({ data: { mailId: id } })
  return inbox(recipient)
}

/** The mail of the address that has arrived. */
export async function inbox(recipient: string): Promise<Message[]> {
  const response = await fetch(`${env.POSTMARK_API_URL}/inbox.json?to=${encodeURIComponent(recipient)}`)
  return (await response.json()) as Message[]
}

/** The token in the newest mail to the address. Throws when its link carries none. */
export async function tokenMailedTo(recipient: string): Promise<string> {
  const [newest] = await mailTo(recipient)
  const token = newest?.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean)
  if (!token) throw new Error(`no token was mailed to ${recipient}`)
  return token
}

/** What the mail service does on a bad day; `{}` ends it (sandbox/faults.mjs). */
export async function setFaults(faults: object): Promise<void> {
  await fetch(`${env.POSTMARK_API_URL}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
}
