/** Setting the second factor up: the secret as a picture and in text, and the first code. The secret is never shown again. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { QrCode } from '~/components/links/qr-code'
import { useDoor } from '~/components/links/use-door'
import { inGroups, keyAddress } from '~/crypto/one-time-codes.server'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { SetUpSchema } from '~/models/accounts/second-factor/factor.server'
import { SET_UP_FIELDS } from '~/models/accounts/second-factor/fields'
import { confirmSetUp, waitingSecret } from '~/models/accounts/second-factor/set-up.server'
import { DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { askedPage } from '~/utils/http/safe-path'
import { qrPicture } from '~/utils/qr-code.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../../parts/frame'
import { showCodes } from './parts/new-codes.server'

export const meta = pageMeta('Set up the second factor')

const WRONG_CODE = 'This is not the code that the app shows now. If this keeps happening, make sure your phone sets its time automatically.'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireSignedIn(request)
  const { audience, email, session } = owner
  const asked = askedPage(request)
  const secret = await waitingSecret({ owner, sessionId: session.id })
  if (!secret) throw redirect(DOORS[audience].secondFactor(asked))
  const address = keyAddress(secret, email)
  return { picture: qrPicture(address), address, secret: inGroups(secret), email, asked }
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireSignedIn(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, SetUpSchema)
  if (refusal) return refusal

  const result = await confirmSetUp({ owner, sessionId: owner.session.id, code: value.code })

  switch (result.outcome) {
    case 'on':
      return showCodes(owner, result.codes, askedPage(request))
    case 'wrong':
      return refuseForm({ error: { code: [WRONG_CODE] } })
    case 'gone': {
      const text = 'Setting it up took too long, or it is on already.'
      const headers = await flashHeaders({ kind: 'problem', title: 'Nothing has changed', text })
      return redirect(DOORS[owner.audience].secondFactor(askedPage(request)), { status: 303, headers })
    }
  }
}

export default function SetUp() {
  const { picture, address, secret, email, asked } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('set-up', SET_UP_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Set up the second factor">
      <section className="card stack">
        <h2>1. Add Stanine to your app</h2>
        <p>Add an account in your authenticator app and scan this QR code.</p>
        <QrCode picture={picture} label="QR code with the secret that is written below" />
        <p>
          Is the app on this phone? <a href={address}>Open it in the app</a>
        </p>
        <p>Or type it in: the account is {email}. Choose “time-based”, and enter this setup key:</p>
        <p className="secret">{secret}</p>
      </section>
      <section className="card stack">
        <h2>2. Enter the code that it shows</h2>
        <AppForm form={form} action={door.secondFactorSetUp(asked)}>
          <TextField
            field={form.code}
            label="Code from the app"
            hint="Six digits; a new code comes every half minute."
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <SubmitButton pending="Checking...">Turn it on</SubmitButton>
        </AppForm>
        <p className="small soft">This logs out all other devices.</p>
        <p>
          <AppLink to={door.secondFactor()}>Not now</AppLink>
        </p>
      </section>
    </ProfilePage>
  )
}
