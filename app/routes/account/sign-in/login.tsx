/** Sign-in. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAttempt } from '~/auth/flows/second-factor.server'
import { signIn } from '~/auth/flows/sign-in.server'
import { followSignInProof } from '~/auth/flows/sign-in-proof.server'
import { requireVisitor } from '~/auth/guards.server'
import { LOGIN_WORDS, MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keepForm } from '~/forms/keep-form'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { LoginSchema } from '~/models/accounts/account.server'
import { LOGIN_FIELDS } from '~/models/accounts/fields'
import { paths } from '~/paths'
import { ResendForm } from '~/routes/account/registration/parts/resend-form'
import { withCookies } from '~/utils/http/answers.server'
import { safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Log in')

export async function loader({ request }: LoaderFunctionArgs) {
  // First: whoever is logged in here may have to prove it for a code.
  await followSignInProof(request)
  await requireVisitor(request)
  const dashboard = paths.learn.dashboard()
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'), dashboard)
  // In the form's address too: a refused form is shown from there.
  return { redirectTo, asked: redirectTo === dashboard ? undefined : redirectTo }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: credentials, refusal } = parseFormData(form, LoginSchema)
  if (refusal) return refusal

  const result = await signIn(request, credentials)
  const to = safePath(form.get('redirectTo'), paths.learn.dashboard())

  switch (result.outcome) {
    case 'signed-in':
      // A new document: what the old one remembers of a section may be another account's.
      return redirectDocument(result.needsSetUp ? paths.account.secondFactor(to) : to, {
        status: 303,
        headers: withCookies(result.cookies),
      })
    case 'code-needed':
      return redirectDocument(paths.account.loginCode(to === paths.learn.dashboard() ? undefined : to), {
        status: 303,
        headers: { 'Set-Cookie': await openAttempt(result.userId) },
      })
    case 'not-verified':
      return refuseForm(keptValues(form), { title: MESSAGES.notVerifiedTitle, text: MESSAGES.notVerified }, 403)
    case 'limited':
      return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.limited }, 429)
    case 'proof-needed':
      return refuseForm(keptValues(form), { title: MESSAGES.proofNeededTitle, text: MESSAGES.proofNeeded }, 429)
    default:
      return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.refused })
  }
}

export const clientAction = keepForm(LOGIN_WORDS)

export { revalidateUnlessKept as shouldRevalidate } from '~/utils/http/revalidate'

export default function Login() {
  const { redirectTo, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const form = useForm('login', LOGIN_FIELDS, answer)
  const isUnverified = answer?.problem?.title === MESSAGES.notVerifiedTitle

  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Welcome Back</h1>
        {isUnverified && <ResendForm email={String(answer?.result.initialValue?.email ?? '')} />}
        <AppForm form={form} action={paths.account.login(asked)} words={LOGIN_WORDS}>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField field={form.email} label="Email" autoComplete="email" />
          <TextField field={form.password} label="Password" autoComplete="current-password" />
          <SubmitButton pending="Logging in...">Log in</SubmitButton>
        </AppForm>
        <p>
          <AppLink to={paths.account.forgotPassword()}>Forgot your password?</AppLink>
        </p>
        <p>
          New here? <AppLink to={paths.account.register()}>Create an account</AppLink>
        </p>
      </section>
    </div>
  )
}
