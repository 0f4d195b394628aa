/** "Check Your Email": after registration, and where a new verification link is asked for. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPending, registrationFor } from '~/auth/flows/pending.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { EmailSchema, resendVerification } from '~/models/accounts/account.server'
import { paths } from '~/paths'
import { audienceAt, DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ResendForm } from './parts/resend-form'

export const meta = pageMeta('Check your email')

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = audienceAt(new URL(request.url).pathname)
  return { email: (await readPending(request, audience))?.email ?? null, mayCorrect: audience === 'student' }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, EmailSchema)
  if (refusal) return refusal

  const address = addressOf(request)
  const retryAfter = await countTry('mail request address', address)
  if (retryAfter !== null) return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.limited }, 429)

  const audience = audienceAt(new URL(request.url).pathname)
  const pending = await readPending(request, audience)
  await resendVerification(value.email, { audience, address, registrationId: registrationFor(pending, value.email) })

  const headers = await flashHeaders({ kind: 'success', title: MESSAGES.resentTitle, text: MESSAGES.resent })
  return redirect(DOORS[audience].checkEmail(), { status: 303, headers })
}

export default function CheckEmail() {
  const { email, mayCorrect } = useLoaderData<typeof loader>()
  const door = useDoor()
  const answer = useActionData<typeof action>()

  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Check Your Email</h1>
        <p>
          {email ? (
            <>
              We have sent a link to <strong>{email}</strong>.
            </>
          ) : (
            'Enter your address and we will send a new link if you still need one.'
          )}
        </p>
        <ol>
          <li>Check your inbox for our email.</li>
          <li>Click the link in it.</li>
          <li>Return here to log in.</li>
        </ol>
        <ResendForm email={email} answer={answer} />
        {email && mayCorrect && (
          <p>
            Is the address wrong? <AppLink to={paths.account.correction()}>Correct it</AppLink>
          </p>
        )}
        <ButtonLink to={door.login()}>Go to Login</ButtonLink>
        <p className="small soft">Nothing after a few minutes? Please check your spam folder too.</p>
      </section>
    </div>
  )
}
