/** Takes the second factor off the account of somebody who has lost app and recovery codes, with a reason that is kept. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { AUDIENCES, FACTOR_RESET_FIELDS } from '~/models/accounts/second-factor/fields'
import { FactorResetSchema, resetSecondFactor } from '~/models/accounts/second-factor/reset.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Reset a second factor')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { searchParams } = new URL(request.url)
  return {
    email: searchParams.get('email') ?? undefined,
    audience: AUDIENCES.find((audience) => audience === searchParams.get('audience')),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value: reset, refusal } = parseFormData(form, FactorResetSchema)
  if (refusal) return refusal

  const outcome = await resetSecondFactor({ actorId: admin.id, ...reset })

  switch (outcome) {
    case 'own account':
      return refuseForm({ ...keptValues(form), error: { email: ['For your own account another admin has to do it'] } }, undefined, 403)
    case 'not on':
      return refuseForm({ ...keptValues(form), error: { email: ['No account with a second factor has this address'] } }, undefined, 404)
    case 'done':
    case 'done untold': {
      const told =
        outcome === 'done' ? 'Its owner was told by email.' : 'Its owner was not told: this address had too much email from us today.'
      const text = `${told} It is recorded with your name and reason.`
      const headers = await flashHeaders({ kind: 'success', title: 'Second factor reset', text })
      return redirect(paths.admin.secondFactorReset(), { status: 303, headers })
    }
  }
}

const NAMES = { student: 'Student, parent or admin', tutor: 'Tutor', affiliate: 'Affiliate' }

export default function ResetSecondFactor() {
  const form = useForm('reset', FACTOR_RESET_FIELDS, useActionData<typeof action>(), useLoaderData<typeof loader>())
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Reset a second factor</h1>
        <p>
          For somebody who has lost both the app and the recovery codes. Make sure who is asking first, by more than an email: afterward the
          password alone logs in. All devices of the account are logged out, and its owner gets an email.
        </p>
        <AppForm form={form} action={paths.admin.secondFactorReset()}>
          <Select field={form.audience} label="Whose account" options={optionsOf(AUDIENCES, NAMES)} />
          <TextField field={form.email} label="Email of the account" autoComplete="off" />
          <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name." />
          <SubmitButton pending="Resetting..." look="danger">
            Reset it
          </SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
