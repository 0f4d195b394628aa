/** "Check Your Email": after registration, and where a new verification link is asked for. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerMailRequest } from '~/auth/flows/mail-request.server'
import { readPending, registrationFor } from '~/auth/flows/pending.server'
import { MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { resendVerification } from '~/models/accounts/account.server'
import { paths } from '~/paths'
import { audienceOf, DOORS } from '~/paths/doors'
import { pageMeta } from '~/utils/text/page-meta'
import { ResendForm } from './parts/resend-form'

export const meta = pageMeta('Check your email')

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = audienceOf(request)
  return { email: (await readPending(request, audience))?.email ?? null, mayCorrect: audience === 'student' }
}

export async function action({ request }: ActionFunctionArgs) {
  const audience = audienceOf(request)
  const pending = await readPending(request, audience)
  return answerMailRequest(request, {
    ask: (email, by) => resendVerification(email, { ...by, audience, registrationId: registrationFor(pending, email) }),
    to: DOORS[audience].checkEmail(),
    title: MESSAGES.resentTitle,
    text: MESSAGES.resent,
  })
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
          <li>In this browser it logs you in. Anywhere else, log in with your password.</li>
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
