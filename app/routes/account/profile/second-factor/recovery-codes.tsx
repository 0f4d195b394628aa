/** Recovery codes: the new ones, until their owner has them, or the form that makes ten in place of the old. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { BothFactorsSchema } from '~/models/accounts/second-factor/factor.server'
import { BOTH_FACTORS_FIELDS } from '~/models/accounts/second-factor/fields'
import { renewRecoveryCodes } from '~/models/accounts/second-factor/recovery-codes.server'
import { paths } from '~/paths'
import { askedPage } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../../parts/frame'
import { CurrentPasswordField } from '../../parts/password-fields'
import { CodeField } from './parts/code-field'
import { NewCodes } from './parts/new-codes'
import { showCodes, shownCodes } from './parts/new-codes.server'
import { refuseWithoutBoth } from './parts/password-and-code.server'

export const meta = pageMeta('Recovery codes')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  if (!student.hasSecondFactor) throw redirect(paths.account.secondFactor())
  return { codes: await shownCodes(request, student), email: student.email, asked: askedPage(request) }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, BothFactorsSchema)
  if (refusal) return refusal
  const refused = await refuseWithoutBoth(request, { student, form, value })
  if (refused) return refused

  const codes = await renewRecoveryCodes(student.id)

  return codes ? showCodes(student, codes, undefined) : redirect(paths.account.secondFactor(), 303)
}

export default function RecoveryCodes() {
  const { codes, email, asked } = useLoaderData<typeof loader>()
  const form = useForm('renew', BOTH_FACTORS_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Recovery codes">
      {codes ? (
        <NewCodes codes={codes} email={email} asked={asked} />
      ) : (
        <section className="card stack">
          <p>Ten new recovery codes take the place of the ones you have. The old ones stop working at once.</p>
          <AppForm form={form} action={paths.account.recoveryCodes()}>
            <CurrentPasswordField field={form.currentPassword} />
            <CodeField field={form.code} />
            <SubmitButton pending="Making them...">Make new codes</SubmitButton>
          </AppForm>
          <p>
            <AppLink to={paths.account.secondFactor()}>Keep the ones I have</AppLink>
          </p>
        </section>
      )}
    </ProfilePage>
  )
}
