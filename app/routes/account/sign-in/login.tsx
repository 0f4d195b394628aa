/** Sign-in. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAttempt } from '~/auth/flows/second-factor.server'
import { signIn } from '~/auth/flows/sign-in.server'
import { followSignInProof } from '~/auth/flows/sign-in-proof.server'
import { requireVisitorAt } from '~/auth/guards/partner-guards.server'
import { LOGIN_WORDS, MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keepForm } from '~/forms/keep-form'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { LoginSchema } from '~/models/accounts/account.server'
import { LOGIN_FIELDS } from '~/models/accounts/fields'
import { paths } from '~/paths'
import { type Audience, audienceOf, DOORS, type Door } from '~/paths/doors'
import { ResendForm } from '~/routes/account/registration/parts/resend-form'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { askedPage, safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'
import { firstPage } from './parts/first-page.server'
import { reasonFor } from './parts/reason'

export const meta = pageMeta(
  'Log in',
  'Log in to Stanine and go on where you stopped: practice, quizzes, mistakes and results for the ISEE and SSAT.',
)

/** The specification's words for families; the others name their door. */
const HEADINGS: Record<Audience, string> = { student: 'Welcome Back', tutor: 'Tutor login', affiliate: 'Affiliate login' }
const LOGINS: Record<Audience, string> = { student: 'Student and parent login', tutor: 'Tutor login', affiliate: 'Affiliate login' }
const AUDIENCES = ['student', 'tutor', 'affiliate'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = audienceOf(request)
  // First: whoever is logged in here may have to prove it for a code.
  await followSignInProof(request, audience)
  await requireVisitorAt(request, audience)
  const dashboard = DOORS[audience].dashboard()
  const asked = askedPage(request, dashboard)
  // In the form's address too: a refused form is shown from there.
  return { redirectTo: asked ?? dashboard, asked, audience, reason: reasonFor(asked) }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: credentials, refusal } = parseFormData(form, LoginSchema)
  if (refusal) return refusal

  const audience = audienceOf(request)
  const door = DOORS[audience]
  const result = await signIn(request, { audience, ...credentials })
  const to = safePath(form.get('redirectTo'), door.dashboard())

  switch (result.outcome) {
    case 'signed-in':
      // A new document: what the old one remembers of a section may be another account's.
      return redirectDocument(result.needsSetUp ? paths.account.secondFactor(to) : await firstPage({ audience, id: result.id }, to), {
        status: 303,
        headers: withCookies(result.cookies),
      })
    case 'code-needed':
      return redirectDocument(door.loginCode(to === door.dashboard() ? undefined : to), {
        status: 303,
        headers: { 'Set-Cookie': await openAttempt({ audience, id: result.id }) },
      })
    case 'not-verified':
      if (audience !== 'student') return toConfirmation(door)
      return refuseForm(keptValues(form), { title: MESSAGES.notVerifiedTitle, text: MESSAGES.notVerified }, 403)
    case 'limited':
      return refuseForNow(keptValues(form), { title: 'Error', text: MESSAGES.signInLimited }, result.retryAfter)
    case 'proof-needed':
      return refuseForNow(keptValues(form), { title: MESSAGES.proofNeededTitle, text: MESSAGES.proofNeeded }, result.retryAfter)
    default:
      return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.refused })
  }
}

async function toConfirmation(door: Door): Promise<Response> {
  const headers = await flashHeaders({ kind: 'problem', title: MESSAGES.notVerifiedTitle, text: MESSAGES.notVerified })
  return redirect(door.checkEmail(), { status: 303, headers })
}

export { retryHeaders as headers } from '~/utils/http/retry-headers'

export const clientAction = keepForm(LOGIN_WORDS)

export { revalidateUnlessKept as shouldRevalidate } from '~/utils/http/revalidate'

export default function Login() {
  const { redirectTo, asked, audience, reason } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const door = useDoor()
  const form = useForm('login', LOGIN_FIELDS, answer)
  const isUnverified = answer?.problem?.title === MESSAGES.notVerifiedTitle

  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>{HEADINGS[audience]}</h1>
        {reason && <p>{reason}</p>}
        {isUnverified && <ResendForm email={String(answer?.result.initialValue?.email ?? '')} />}
        <AppForm form={form} action={door.login(asked)} words={LOGIN_WORDS}>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField field={form.email} label="Email" autoComplete="email" />
          <TextField field={form.password} label="Password" autoComplete="current-password" />
          <SubmitButton pending="Logging in...">Log in</SubmitButton>
        </AppForm>
        <p>
          <AppLink to={door.forgotPassword()}>Forgot your password?</AppLink>
        </p>
        <p>
          New here? <AppLink to={door.register(asked)}>Create an account</AppLink>
        </p>
        <p className="cluster small">
          {AUDIENCES.filter((other) => other !== audience).map((other) => (
            <AppLink key={other} to={DOORS[other].login()}>
              {LOGINS[other]}
            </AppLink>
          ))}
        </p>
      </section>
    </div>
  )
}
