/** The second factor: off, with the way to set it up, or on, with what can be done about it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { useDoor } from '~/components/links/use-door'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CURRENT_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { CurrentPasswordSchema } from '~/models/accounts/profile/password.server'
import { secondFactorOf } from '~/models/accounts/second-factor/factor.server'
import { beginSetUp } from '~/models/accounts/second-factor/set-up.server'
import { DOORS } from '~/paths/doors'
import { askedPage } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../../parts/frame'
import { proveOwner } from '../../parts/own-password.server'
import { CurrentPasswordField } from '../../parts/password-fields'

export const meta = pageMeta('Second factor')

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  const factor = await secondFactorOf(account)
  return {
    on: factor && { since: dayText(factor.since, profileTimeZone(account)), codesLeft: factor.codesLeft },
    isAdmin: account.isAdmin,
    asked: askedPage(request),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, CurrentPasswordSchema)
  if (refusal) return refusal
  const { refusal: refused } = await proveOwner(account, form, value.currentPassword)
  if (refused) return refused

  await beginSetUp({ owner: account, sessionId: account.session.id })

  return redirect(DOORS[account.audience].secondFactorSetUp(askedPage(request)), 303)
}

export default function SecondFactor() {
  const { on, isAdmin, asked } = useLoaderData<typeof loader>()
  return (
    <ProfilePage title="Second factor">{on ? <IsOn {...on} isAdmin={isAdmin} /> : <IsOff isAdmin={isAdmin} asked={asked} />}</ProfilePage>
  )
}

function IsOff({ isAdmin, asked }: { isAdmin: boolean; asked: string | undefined }) {
  const door = useDoor()
  const form = useForm('begin', CURRENT_PASSWORD_FIELDS, useActionData<typeof action>())
  return (
    <>
      {isAdmin && (
        <Banner tone="notice" title="Admins need it">
          <p>Please set it up now: the pages for admins open when it is on.</p>
        </Banner>
      )}
      <section className="card stack">
        <p>
          With a second factor, logging in takes your password and a code from an app on your phone. It is off. When it is on, somebody who
          has learned your password cannot log in without your phone.
        </p>
        <p>You need an authenticator app. Any will do: the password manager of your phone, Aegis, Google Authenticator, 1Password.</p>
        <AppForm form={form} action={door.secondFactor(asked)}>
          <CurrentPasswordField field={form.currentPassword} />
          <SubmitButton pending="Checking...">Set it up</SubmitButton>
        </AppForm>
      </section>
    </>
  )
}

function IsOn({ since, codesLeft, isAdmin }: { since: string; codesLeft: number; isAdmin: boolean }) {
  const door = useDoor()
  return (
    <>
      <section className="card stack">
        <p>
          With a second factor, logging in takes your password and a code from an app on your phone. It has been on since {since}: logging
          in asks for a code from your app after the password. You have{' '}
          {codesLeft === 1 ? 'one recovery code' : `${codesLeft} recovery codes`} left for the day when you do not have the app.
        </p>
        {codesLeft <= 3 && (
          <Banner tone="notice" title="Few recovery codes are left">
            <p>Please make new ones.</p>
          </Banner>
        )}
        <p>
          <ButtonLink to={door.recoveryCodes()}>Make new recovery codes</ButtonLink>
        </p>
      </section>
      <section className="card stack tight">
        <h2>New phone, or want to turn it off?</h2>
        <p>
          Turn it off with your password and a code, then set it up again with the new app.
          {isAdmin && ' Until you have, the pages for admins stay closed.'}
        </p>
        <p>
          <ButtonLink to={door.secondFactorOff()} look="quiet">
            Turn it off
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
