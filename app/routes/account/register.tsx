/** Registration. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { requireVisitor } from '~/auth/guards.server'
import { MESSAGES } from '~/auth/messages'
import { register } from '~/auth/register.server'
import { TextField } from '~/components/form/field'
import { FormErrors } from '~/components/form/form-errors'
import { Problem } from '~/components/form/problem'
import { SubmitButton } from '~/components/form/submit-button'
import { useFieldsForm } from '~/components/form/use-fields-form'
import { AppLink } from '~/components/layout/app-link'
import { Card } from '~/components/ui/card'
import { RegistrationSchema } from '~/models/account.server'
import { REGISTRATION_FIELDS } from '~/models/account-fields'
import { paths } from '~/paths'
import { keptValues, parseFormData, readForm, refuseForm } from '~/utils/forms.server'
import { pageMeta } from '~/utils/page-meta'

export const meta = pageMeta('Create an account', 'Register for Stanine: 48 hours of everything, free.')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value: registration, refusal } = parseFormData(form, RegistrationSchema)
  if (refusal) return refusal

  const result = await register(request, registration)

  switch (result.outcome) {
    case 'registered':
      return redirect(paths.checkEmail(), { status: 303, headers: { 'Set-Cookie': result.cookie } })
    case 'username-taken':
      return refuseForm(
        { ...keptValues(form), error: { username: [MESSAGES.usernameTaken] } },
        { title: MESSAGES.registrationFailedTitle, text: MESSAGES.usernameTaken },
        409,
      )
    case 'limited':
      return refuseForm(keptValues(form), { title: MESSAGES.registrationFailedTitle, text: MESSAGES.limited }, 429)
  }
}

export default function Register() {
  const answer = useActionData<typeof action>()
  const [form, fields] = useFieldsForm('register', REGISTRATION_FIELDS, answer?.result)

  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1>Create your account</h1>
        <Problem problem={answer?.problem} />
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className="form">
          <FormErrors form={form} />
          <div className="grid">
            <TextField label="First name" field={fields.firstName} autoComplete="given-name" />
            <TextField label="Last name" field={fields.lastName} autoComplete="family-name" />
          </div>
          <TextField label="Username" field={fields.username} autoComplete="username" hint="At least 3 characters" />
          <TextField label="E-mail" field={fields.email} type="email" autoComplete="email" />
          <TextField
            label="Password"
            field={fields.password}
            type="password"
            autoComplete="new-password"
            hint="At least 6 characters; longer is safer"
          />
          <TextField label="Confirm password" field={fields.confirmPassword} type="password" autoComplete="new-password" />
          <p className="small soft">
            By creating an account you agree to the <AppLink to={paths.terms()}>Terms of Service</AppLink> and the{' '}
            <AppLink to={paths.privacy()}>Privacy Policy</AppLink>.
          </p>
          <SubmitButton pending="Creating Account...">Create Account</SubmitButton>
        </Form>
        <p>
          Already registered? <AppLink to={paths.login()}>Log in</AppLink>
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
