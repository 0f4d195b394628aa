/** Turning the second factor off, with the password and a code. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { BothFactorsSchema, turnOffSecondFactor } from '~/models/accounts/second-factor/factor.server'
import { BOTH_FACTORS_FIELDS } from '~/models/accounts/second-factor/fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../../parts/frame'
import { CurrentPasswordField } from '../../parts/password-fields'
import { CodeField } from './parts/code-field'
import { refuseWithoutBoth } from './parts/password-and-code.server'

export const meta = pageMeta('Turn the second factor off')

export async function loader({ request }: LoaderFunctionArgs) {
  const { hasSecondFactor } = await requireStudent(request)
  if (!hasSecondFactor) throw redirect(paths.account.secondFactor())
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, BothFactorsSchema)
  if (refusal) return refusal
  const refused = await refuseWithoutBoth(request, { student, form, value })
  if (refused) return refused

  await turnOffSecondFactor(student.id)

  const headers = await flashHeaders({ kind: 'success', title: 'Second factor turned off', text: 'Your password alone logs in now.' })
  return redirect(paths.account.secondFactor(), { status: 303, headers })
}

export default function TurnOff() {
  const form = useForm('off', BOTH_FACTORS_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Turn the second factor off?">
      <section className="card stack">
        <p>Your password alone will log in then, and your recovery codes will be gone.</p>
        <AppForm form={form} action={paths.account.secondFactorOff()}>
          <CurrentPasswordField field={form.currentPassword} />
          <CodeField field={form.code} />
          <SubmitButton pending="Turning it off..." look="danger">
            Turn it off
          </SubmitButton>
        </AppForm>
        <p>
          <AppLink to={paths.account.secondFactor()}>Keep it on</AppLink>
        </p>
      </section>
    </ProfilePage>
  )
}
