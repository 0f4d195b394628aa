/** Choosing a new password. The link's token moves into a cookie at once; only the form consumes it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { resetCookie } from '~/auth/cookies.server'
import { rememberDevice } from '~/auth/devices.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { NewPasswordSchema } from '~/models/accounts/account.server'
import { NEW_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { isResetLink, resetPassword } from '~/models/accounts/password-reset.server'
import { audienceOf, DOORS } from '~/paths/doors'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { NewPasswordFields } from '../parts/password-fields'

export const meta = pageMeta('Choose a new password')

const DEAD_LINK = {
  title: 'This link no longer works',
  text: 'It may be more than an hour old or already used. Please ask for a new one.',
}

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = audienceOf(request)
  await takeLinkToken(request, resetCookie, DOORS[audience].resetPassword())
  const token = await readLinkToken(request, resetCookie)
  const works = token !== null && (await isResetLink({ token, audience }))
  return data({ works }, { status: works ? 200 : 400 })
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, NewPasswordSchema)
  if (refusal) return refusal

  const token = await readLinkToken(request, resetCookie)
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return refuseForNow({}, { title: 'Error', text: MESSAGES.limited }, retryAfter)
  const audience = audienceOf(request)
  const owner = token ? await resetPassword({ token, password: value.password, audience }) : null
  if (!owner) return refuseForm({}, DEAD_LINK)

  // The link proved that the owner sits here, so strangers' wrong passwords do not keep this browser out.
  const flash = await flashHeaders({ kind: 'success', title: 'Password changed', text: 'Please log in with your new password.' })
  const cookies = [flash['Set-Cookie'], await clearLinkToken(resetCookie), await rememberDevice(request, { audience, email: owner.email })]
  return redirect(DOORS[audience].login(), { status: 303, headers: withCookies(cookies) })
}

export default function ResetPassword() {
  const { works } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('reset', NEW_PASSWORD_FIELDS, useActionData<typeof action>())
  if (!works) {
    return (
      <PageDialog title={DEAD_LINK.title}>
        <p>{DEAD_LINK.text}</p>
        <ButtonLink to={door.forgotPassword()}>Ask for a new link</ButtonLink>
      </PageDialog>
    )
  }
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Choose a new password</h1>
        <AppForm form={form} action={door.resetPassword()}>
          <NewPasswordFields form={form} />
          <SubmitButton pending="Saving...">Change password</SubmitButton>
        </AppForm>
        <p className="small soft">Changing it logs out all devices.</p>
      </section>
    </div>
  )
}
