/** The mail service, in our verbs: Postmark through its own client. */
import { Errors, Models, ServerClient } from 'postmark'
import { env } from '~/env.server'
import { paths } from '~/paths'
import { composeMail } from './compose.server'
import type { Letter } from './layout/letter'

const TIMEOUT_SECONDS = 10

const address = new URL(env.POSTMARK_API_URL)
const client = new ServerClient(env.POSTMARK_SERVER_TOKEN, {
  useHttps: address.protocol === 'https:',
  requestHost: address.host,
  timeout: TIMEOUT_SECONDS,
})

/** Composes and sends one mail; returns the service's message id. Throws what the client throws. */
export async function deliver(letter: Letter): Promise<string> {
  const { subject, html, text } = await composeMail(letter)
  const { attachment } = letter
  const answer = await client.sendEmail({
    From: env.MAIL_FROM,
    To: letter.recipient,
    ReplyTo: replyTo(letter),
    Subject: subject,
    HtmlBody: html,
    TextBody: text,
    Tag: letter.template,
    MessageStream: 'outbound',
    Headers: headersOf(letter),
    Attachments: attachment && [
      new Models.Attachment(attachment.name, Buffer.from(attachment.bytes).toString('base64'), 'application/pdf'),
    ],
    TrackOpens: false,
    TrackLinks: Models.LinkTrackingOptions.None,
  })
  return answer.MessageID
}

/** Mail that somebody may not want any more is ended with one click in the reader's own program (RFC 8058). */
function headersOf({ template, token }: Letter): { Name: string; Value: string }[] | undefined {
  if (template !== 'weekly-report' || !token) return undefined
  const address = new URL(paths.account.reportMailOut(token), env.APP_URL).href
  return [
    { Name: 'List-Unsubscribe', Value: `<${address}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]
}

/** Support answers from its own mailbox. An address beyond ASCII, which the service might refuse, stands in the text alone. */
function replyTo({ template, written }: Letter): string | undefined {
  return template === 'contact-message' && written && /^[!-~]+$/.test(written.who) ? written.who : undefined
}

/** Whether trying again is useless: the address is refused or inactive. Anything else may pass. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof Errors.InactiveRecipientsError || error instanceof Errors.InvalidEmailRequestError
}
