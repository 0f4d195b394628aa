/** How to reach us. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readAnySession } from '~/auth/any-session.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { env } from '~/env.server'
import { isTrapped } from '~/forms/fields/honeypot'
import { keptValues, parseFormData, readForm, refuseForNow } from '~/forms/parse.server'
import { ContactSchema, storeContactMessage } from '~/models/site/contact.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ContactForm } from './parts/contact-form'

export const meta = pageMeta('Contact', 'Questions about the ISEE, the SSAT or Stanine: write, call or send a letter. A person reads it.')

export function loader() {
  const { CONTACT_ADDRESS, CONTACT_PHONE, SUPPORT_EMAIL } = env
  return { address: CONTACT_ADDRESS.split('|').map((line) => line.trim()), phone: CONTACT_PHONE, email: SUPPORT_EMAIL }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: message, refusal } = parseFormData(form, ContactSchema)
  if (refusal) return refusal
  const retryAfter = await countTry('contact address', addressOf(request))
  if (retryAfter !== null) {
    return refuseForNow(keptValues(form), { title: MESSAGES.contactFailedTitle, text: MESSAGES.messagesLimited }, retryAfter)
  }

  await storeContactMessage({ ...message, writer: await readAnySession(request) }, isTrapped(form))

  const headers = await flashHeaders({ kind: 'success', title: MESSAGES.contactSentTitle, text: MESSAGES.contactSent })
  return redirect(paths.public.contact(), { status: 303, headers })
}

export default function Contact() {
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1>Contact us</h1>
        <ContactForm answer={answer} />
      </section>
      <WaysToReachUs />
    </div>
  )
}

function WaysToReachUs() {
  const { address, phone, email } = useLoaderData<typeof loader>()
  const [mailbox = '', domain = ''] = email.split('@')
  return (
    <aside className="card stack tight">
      <h2 className="title-3">Other ways to reach us</h2>
      <dl className="pairs">
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>
            {mailbox}@
            <wbr />
            {domain}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </dd>
        <dt>Address</dt>
        <dd>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </dd>
        <dt>Office hours</dt>
        <dd>Always available</dd>
      </dl>
      <p className="small soft">You can write at any hour, day or night. Our answer comes by the next business day, usually sooner.</p>
    </aside>
  )
}
