/** Sign-in. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { requireVisitor } from '~/auth/guards.server'
import { MESSAGES } from '~/auth/messages'
import { signIn } from '~/auth/sign-in.server'
import { followSignInProof } from '~/auth/sign-in-proof.server'
import { TextField } from '~/components/form/field'
import { FormErrors } from '~/components/form/form-errors'
import { Problem } from '~/components/form/problem'
import { SubmitButton } from '~/components/form/submit-button'
import { useFieldsForm } from '~/components/form/use-fields-form'
import { AppLink } from '~/components/layout/app-link'
import { LoginSchema } from '~/models/account.server'
import { LOGIN_FIELDS } from '~/models/account-fields'
import { paths } from '~/paths'
import { withCookies } from '~/utils/answers.server'
import { keptValues, parseFormData, readForm, refuseForm } from '~/utils/forms.server'
import { pageMeta } from '~/utils/page-meta'
import { safePath } from '~/utils/safe-path'

export const meta = pageMeta('Log in')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request)
  await followSignInProof(request)
  return { redirectTo: safePath(new URL(request.url).searchParams.get('redirectTo'), paths.dashboard()) }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: credentials, refusal } = parseFormData(form, LoginSchema)
  if (refusal) return refusal

  const result = await signIn(request, credentials)

  switch (result.outcome) {
    case 'signed-in':
      return redirect(safePath(form.get('redirectTo'), paths.dashboard()), { status: 303, headers: withCookies(result.cookies) })
    case 'not-verified':
      return refuseForm(keptValues(form), { title: MESSAGES.notVerifiedTitle, text: MESSAGES.notVerified }, 403)
    case 'limited':
      return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.limited }, 429)
    case 'proof-needed':
      return refuseForm(keptValues(form), { title: MESSAGES.proofNeededTitle, text: MESSAGES.proofNeeded }, 429)
    case 'refused':
      return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.refused })
  }
}

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useFieldsForm('login', LOGIN_FIELDS, answer?.result)
  const isUnverified = answer?.problem?.title === MESSAGES.notVerifiedTitle

  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Welcome Back</h1>
        <Problem problem={answer?.problem} />
        {isUnverified && (
          <form method="post" action={paths.checkEmail()}>
            <input type="hidden" name="email" value={fields.email.value ?? ''} />
            <SubmitButton look="quiet" pending="Sending...">
              Resend Verification Email
            </SubmitButton>
          </form>
        )}
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className="form">
          <FormErrors form={form} />
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField label="E-mail" field={fields.email} type="email" autoComplete="email" />
          <TextField label="Password" field={fields.password} type="password" autoComplete="current-password" />
          <SubmitButton pending="Logging in...">Log in</SubmitButton>
        </Form>
        <p>
          <AppLink to={paths.forgotPassword()}>Forgot your password?</AppLink>
        </p>
        <p>
          New here? <AppLink to={paths.register()}>Create an account</AppLink>
        </p>
      </section>
    </div>
  )
}
