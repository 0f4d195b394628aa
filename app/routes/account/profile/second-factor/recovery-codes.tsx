/** Recovery codes: the new ones, until their owner has them, or the form that makes ten in place of the old. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { BothFactorsSchema } from '~/models/accounts/second-factor/factor.server'
import { BOTH_FACTORS_FIELDS } from '~/models/accounts/second-factor/fields'
import { renewRecoveryCodes } from '~/models/accounts/second-factor/recovery-codes.server'
import { DOORS } from '~/paths/doors'
import { askedPage } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'
import { CodeField } from '../../parts/code-field'
import { ProfilePage } from '../../parts/frame'
import { refuseWithoutBoth } from '../../parts/password-and-code.server'
import { CurrentPasswordField } from '../../parts/password-fields'
import { NewCodes } from './parts/new-codes'
import { showCodes, shownCodes } from './parts/new-codes.server'

export const meta = pageMeta('Recovery codes')

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  if (!account.hasSecondFactor) throw redirect(DOORS[account.audience].secondFactor())
  return { codes: await shownCodes(request, account), email: account.email, asked: askedPage(request) }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, BothFactorsSchema)
  if (refusal) return refusal
  const refused = await refuseWithoutBoth(request, { account, form, value })
  if (refused) return refused

  const codes = await renewRecoveryCodes(account)

  return codes ? showCodes(account, codes, undefined) : redirect(DOORS[account.audience].secondFactor(), 303)
}

export default function RecoveryCodes() {
  const { codes, email, asked } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('renew', BOTH_FACTORS_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Recovery codes">
      {codes ? (
        <NewCodes codes={codes} email={email} asked={asked} />
      ) : (
        <section className="card stack">
          <p>Ten new recovery codes take the place of the ones you have. The old ones stop working at once.</p>
          <AppForm form={form} action={door.recoveryCodes()}>
            <CurrentPasswordField field={form.currentPassword} />
            <CodeField field={form.code} />
            <SubmitButton pending="Making them...">Make new codes</SubmitButton>
          </AppForm>
          <p>
            <AppLink to={door.secondFactor()}>Keep the ones I have</AppLink>
          </p>
        </section>
      )}
    </ProfilePage>
  )
}
