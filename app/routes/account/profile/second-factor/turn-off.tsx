/** Turning the second factor off, with the password and a code. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { BothFactorsSchema, turnOffSecondFactor } from '~/models/accounts/second-factor/factor.server'
import { BOTH_FACTORS_FIELDS } from '~/models/accounts/second-factor/fields'
import { DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { CodeField } from '../../parts/code-field'
import { ProfilePage } from '../../parts/frame'
import { refuseWithoutBoth } from '../../parts/password-and-code.server'
import { CurrentPasswordField } from '../../parts/password-fields'

export const meta = pageMeta('Turn the second factor off')

export async function loader({ request }: LoaderFunctionArgs) {
  const { audience, hasSecondFactor } = await requireSignedIn(request)
  if (!hasSecondFactor) throw redirect(DOORS[audience].secondFactor())
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, BothFactorsSchema)
  if (refusal) return refusal
  const refused = await refuseWithoutBoth(request, { account, form, value })
  if (refused) return refused

  await turnOffSecondFactor({ owner: account, sessionId: account.session.id })

  const headers = await flashHeaders({ kind: 'success', title: 'Second factor turned off', text: 'Your password alone logs in now.' })
  return redirect(DOORS[account.audience].secondFactor(), { status: 303, headers })
}

export default function TurnOff() {
  const door = useDoor()
  const form = useForm('off', BOTH_FACTORS_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Turn the second factor off?">
      <section className="card stack">
        <p>Your password alone will log in then, and your recovery codes will be gone. All other devices are logged out.</p>
        <AppForm form={form} action={door.secondFactorOff()}>
          <CurrentPasswordField field={form.currentPassword} />
          <CodeField field={form.code} />
          <SubmitButton pending="Turning it off..." look="danger">
            Turn it off
          </SubmitButton>
        </AppForm>
        <p>
          <AppLink to={door.secondFactor()}>Keep it on</AppLink>
        </p>
      </section>
    </ProfilePage>
  )
}
