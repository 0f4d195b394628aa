/** Registration. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { readPending } from '~/auth/flows/pending.server'
import { register } from '~/auth/flows/register.server'
import { requireVisitor } from '~/auth/guards/guards.server'
import { MESSAGES, REGISTRATION_WORDS } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keepForm } from '~/forms/keep-form'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { RegistrationSchema } from '~/models/accounts/account.server'
import { REGISTRATION_FIELDS } from '~/models/accounts/fields'
import { paths } from '~/paths'
import { askedPage, safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'
import { NewPasswordFields } from '../parts/password-fields'
import { mirrorReferral } from './parts/referral-mirror'

export const meta = pageMeta(
  'Create an account',
  'Register for Stanine and prepare for the ISEE or SSAT: 48 hours of everything, free and without a card.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request)
  const isCorrection = new URL(request.url).searchParams.has('correct')
  const pending = isCorrection ? await readPending(request) : null
  const redirectTo = pending?.redirectTo ?? askedPage(request, paths.learn.dashboard())
  return { typed: pending && { ...pending.person, email: pending.email }, redirectTo }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: registration, refusal } = parseFormData(form, RegistrationSchema)
  if (refusal) return refusal

  const result = await register(request, registration, safePath(form.get('redirectTo'), '') || undefined)

  switch (result.outcome) {
    case 'registered':
      return redirect(paths.account.checkEmail(), { status: 303, headers: { 'Set-Cookie': result.cookie } })
    case 'username-taken':
      return refuseForm(
        { ...keptValues(form), error: { username: [MESSAGES.usernameTaken] } },
        { title: MESSAGES.registrationFailedTitle, text: MESSAGES.usernameTaken },
        409,
      )
    case 'limited':
      return refuseForNow(
        keptValues(form),
        { title: MESSAGES.registrationFailedTitle, text: MESSAGES.registrationLimited },
        result.retryAfter,
      )
  }
}

export { retryHeaders as headers } from '~/utils/http/retry-headers'

export const clientAction = keepForm(REGISTRATION_WORDS)

export { revalidateUnlessKept as shouldRevalidate } from '~/utils/http/revalidate'

export default function Register() {
  const { typed, redirectTo } = useLoaderData<typeof loader>()
  useEffect(mirrorReferral, [])
  const form = useForm('register', REGISTRATION_FIELDS, useActionData<typeof action>(), typed ?? {})

  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1>Create your account</h1>
        {typed && <p>Correct your address and enter a password again. We then send a new link.</p>}
        <AppForm form={form} action={typed ? paths.account.correction() : paths.account.register(redirectTo)} words={REGISTRATION_WORDS}>
          {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <div className="grid">
            <TextField field={form.firstName} label="First name" autoComplete="given-name" />
            <TextField field={form.lastName} label="Last name" autoComplete="family-name" />
          </div>
          <TextField field={form.username} label="Username" autoComplete="username" hint="At least 3 characters" />
          <TextField field={form.email} label="Email" autoComplete="email" />
          <NewPasswordFields form={form} label="Password" />
          <SubmitButton pending="Creating Account...">Create Account</SubmitButton>
          <p className="small soft">
            By creating an account you agree to our <NewTab to={paths.public.terms()}>Terms of Service</NewTab> and{' '}
            <NewTab to={paths.public.privacy()}>Privacy Policy</NewTab>.
          </p>
        </AppForm>
        <p>
          Already registered? <AppLink to={paths.account.login(redirectTo)}>Log in</AppLink>
        </p>
      </section>
      <Card title="What you get, free" heading="h2">
        <ul>
          <li>Free PDF downloads and the poetry corner</li>
          <li>Trials of the video lessons, the AI tutor and the essay workshop</li>
          <li>48 hours of everything, without limits and without a card</li>
        </ul>
      </Card>
    </div>
  )
}

/** What is typed already stays in this tab. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="hidden"> (opens in a new tab)</span>
    </a>
  )
}
