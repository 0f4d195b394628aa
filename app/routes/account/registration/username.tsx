/** Another username, for an account whose registered one was taken before its address was confirmed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { MESSAGES } from '~/auth/messages'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { UsernameSchema } from '~/models/accounts/account.server'
import { USERNAME_FIELDS } from '~/models/accounts/fields'
import { chooseUsername } from '~/models/accounts/username.server'
import { paths } from '~/paths'
import { askedPage, safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Choose a username')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const redirectTo = askedPage(request) ?? paths.learn.dashboard()
  if (!student.isUsernameOpen) throw redirect(redirectTo)
  return { redirectTo }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const form = await readForm(request)
  const redirectTo = safePath(form.get('redirectTo'), paths.learn.dashboard())
  if (!student.isUsernameOpen) return redirect(redirectTo, 303)
  const { value, refusal } = parseFormData(form, UsernameSchema)
  if (refusal) return refusal

  const isChosen = await chooseUsername({ userId: student.id, username: value.username })

  if (!isChosen) return refuseForm({ ...keptValues(form), error: { username: [MESSAGES.usernameTaken] } }, undefined, 409)
  return redirect(redirectTo, 303)
}

export default function Username() {
  const { redirectTo } = useLoaderData<typeof loader>()
  const form = useForm('username', USERNAME_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Choose another username</h1>
        <p>Someone else took the username you registered with before you confirmed your email address. Please choose another.</p>
        <AppForm form={form} action={paths.account.username(redirectTo)}>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField field={form.username} label="Username" autoComplete="username" hint="At least 3 characters" />
          <SubmitButton pending="Saving...">Save and continue</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
