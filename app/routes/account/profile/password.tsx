/** Another password, by somebody who knows the present one. Every other device has to log in again. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { rememberDevice } from '~/auth/devices.server'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { openSession } from '~/auth/session.server'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { PASSWORD_CHANGE_FIELDS } from '~/models/accounts/fields'
import { changePassword, PasswordChangeSchema } from '~/models/accounts/profile/password.server'
import { DOORS } from '~/paths/doors'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../parts/frame'
import { proveOwner } from '../parts/own-password.server'
import { CurrentPasswordField, NewPasswordFields } from '../parts/password-fields'

export const meta = pageMeta('Your password')

const OVERTAKEN = {
  title: 'Your password was changed a moment ago',
  text: 'It happened in another window or on another device, so nothing was changed here.',
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireSignedIn(request)
  return { email }
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireSignedIn(request)
  const { audience, id, email } = owner
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, PasswordChangeSchema)
  if (refusal) return refusal
  const proof = await proveOwner(owner, form, value.currentPassword)
  if (proof.refusal) return proof.refusal

  const isChanged = await changePassword({ audience, id, provenHash: proof.provenHash, password: value.password })
  if (!isChanged) return refuseForm({}, OVERTAKEN, 409)

  const text = 'All other devices were logged out. We have sent you an email about it.'
  const flash = await flashHeaders({ kind: 'success', title: 'Password changed', text })
  const cookies = [flash['Set-Cookie'], await openSession(request, { audience, id }), await rememberDevice(request, { audience, email })]
  return redirect(DOORS[audience].password(), { status: 303, headers: withCookies(cookies) })
}

export default function Password() {
  const { email } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('password', PASSWORD_CHANGE_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Change your password">
      <section className="card stack">
        <AppForm form={form} action={door.password()}>
          {/* For password managers, which then know whose password changes. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <CurrentPasswordField field={form.currentPassword} />
          <NewPasswordFields form={form} confirmation="Confirm new password" />
          <SubmitButton pending="Saving...">Change password</SubmitButton>
        </AppForm>
        <p className="small soft">Changing it logs out all other devices.</p>
      </section>
      <p>
        Forgot it? <a href={door.forgotPassword()}>Choose a new one by email</a>.
      </p>
    </ProfilePage>
  )
}
