/** How to reach us. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { ContactSchema } from '~/models/accounts/account.server'
import { storeContactMessage } from '~/models/site/contact.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ContactForm } from './parts/contact-form'

export const meta = pageMeta('Contact', 'Questions about the ISEE, the SSAT or Stanine: write to us.')

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: message, refusal } = parseFormData(form, ContactSchema)
  if (refusal) return refusal
  const retryAfter = await countTry('contact address', addressOf(request))
  if (retryAfter !== null) return refuseForm(keptValues(form), { title: MESSAGES.contactFailedTitle, text: MESSAGES.limited }, 429)

  await storeContactMessage(message)

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
      <aside className="card stack tight">
        <h2>Other ways to reach us</h2>
        <dl className="facts">
          <dt>Email</dt>
          <dd>
            <a href="mailto:support@stanine.example">
              support@
              <wbr />
              stanine.example
            </a>
          </dd>
          <dt>Office hours</dt>
          <dd>Always available</dd>
        </dl>
        <p className="small soft">We answer by the next business day, usually sooner.</p>
      </aside>
    </div>
  )
}
